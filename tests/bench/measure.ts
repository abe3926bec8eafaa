/** One thing to time. `run` returns a number that depends on the work, so that no work is left out. */
export interface Task {
  readonly name: string;
  run(): number;
  /** How often it is run for one measurement; once when it is not said. */
  readonly repeats?: number;
}

/** Median CPU times in milliseconds by task; null for a task that was dropped. */
export type Times = ReadonlyMap<string, number | null>;

/** CPU time a task may use up over all its rounds, and rounds that are enough, or too few. */
const BUDGET_MS = 400;
const MOST_ROUNDS = 21;
const FEWEST_ROUNDS = 3;
/** A task of which one run takes this long is run once. */
const SLOW_MS = 1_000;

export function cpuMsOf(task: Task): number {
  const before = process.cpuUsage();
  const repeats = task.repeats ?? 1;
  let answer = 0;
  for (let i = 0; i < repeats; i++) answer += task.run();
  const { user, system } = process.cpuUsage(before);
  // Read, so that the compiler cannot leave out what is measured.
  if (Number.isNaN(answer))
    throw new Error(`${task.name} gave no number; a task counts something.`);
  return (user + system) / 1000 / repeats;
}

/**
 * Times tasks in rounds, each task once a round, so that a busy minute of the machine falls on all of
 * them; one round before is not counted. A task leaves when its budget is used up.
 */
export function timeInRounds(tasks: readonly Task[]): Times {
  const runs = new Map(tasks.map((task) => [task, [] as number[]]));
  const first = new Map(tasks.map((task) => [task, cpuMsOf(task)]));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const [task, spent] of runs) {
      if (first.get(task)! > SLOW_MS || isDone(spent)) continue;
      spent.push(cpuMsOf(task));
    }
  }
  return new Map(tasks.map((task) => [task.name, medianOf(runs.get(task)!) ?? first.get(task)!]));
}

function isDone(spent: readonly number[]): boolean {
  return spent.length >= FEWEST_ROUNDS && spent.reduce((sum, ms) => sum + ms, 0) > BUDGET_MS;
}

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
