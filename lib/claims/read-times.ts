import { plainDigits } from '../text/fold-token';

/** A time of day: minutes since midnight; in doubt where nothing tells morning from evening. */
export interface TimeOfDay {
  readonly minutes: number;
  readonly isSure: boolean;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

const HALF_DAYS =
  '(?<early>午前|上午|凌晨|早上|清晨|오전|새벽|सुबह|तड़के)?(?<late>午後|下午|晚上|傍晚|中午|오후|저녁|밤|शाम|दोपहर|रात)?';

/** 18:30, 6.30 p.m., 18h30, 18 h 30, 18 Uhr 30, 午後6時30分, 오후 6시, 6 pm, 18 Uhr. */
const TIME = new RegExp(
  `${HALF_DAYS}\\s?(?<![\\d.,:])(?<hour>\\d{1,2})` +
    "(?:\\s?[:.hH點点時时시](?<minute>\\s?\\d\\d)(?!\\d|[.,/]\\d|\\s?[%°])[分분]?|\\s?[時时點点시]\\s?(?:(?<han>\\d{1,2})\\s?[分분]|(?<half>半|반))?|\\s(?:h|ч|Uhr|uur)\\s(?<apart>\\d\\d)(?!\\d)|(?=\\s?(?:[ap]\\.?\\s?m\\b|Uhr\\b|uur\\b|o’clock|o'clock|ч\\b|बजे)))" +
    '(?:\\s?(?<morning>a\\.?\\s?m\\b\\.?|صباحا|sáng)|\\s?(?<evening>p\\.?\\s?m\\b\\.?|مساء|chiều))?',
  'giu',
);

/** Every time of day that a text may write; a figure with a point may be one too. */
export function readTimes(text: string): TimeOfDay[] {
  return Array.from(plainDigits(text).matchAll(TIME)).flatMap((match) => {
    const { hour = '', minute, han, apart, half, early, late, morning, evening } = match.groups!;
    const [hours, past] = [
      Number(hour),
      half === undefined ? Number(minute ?? han ?? apart ?? 0) : 30,
    ];
    if (hours > 24 || past > 59) return [];
    const isEarly = early !== undefined || morning !== undefined;
    const isLate = late !== undefined || evening !== undefined;
    const start = match.index + match[0].length - match[0].trimStart().length;
    return {
      minutes:
        ((isEarly || isLate ? (hours % 12) + (isLate ? 12 : 0) : hours % 24) * 60 + past) % 1440,
      isSure: isEarly || isLate || hours > 12 || hours === 0,
      start,
      end: match.index + match[0].trimEnd().length,
    };
  });
}

/** Two ways to write one time. */
export function isSameTime(one: TimeOfDay, other: TimeOfDay): boolean {
  if (one.isSure && other.isSure) return one.minutes === other.minutes;
  return one.minutes % 720 === other.minutes % 720;
}
