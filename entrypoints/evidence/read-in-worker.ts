import type { FileReading } from '../../lib/import/read-file';

/** Milliseconds that a file may take; one of 50 MB that somebody wrote takes a few seconds. */
const LONGEST_MS = 20_000;

/**
 * Tells what a file holds, without a pause for the page. One that no memory can hold is damaged to us, and so
 * is one that comes to no end, such as fifty million brackets.
 */
export function readInWorker(content: Blob): Promise<FileReading> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileReading>((done) => {
    worker.onmessage = ({ data }: MessageEvent<FileReading>) => done(data);
    const giveUp = () => done({ kind: 'no-answer', why: 'damaged' });
    worker.onerror = giveUp;
    setTimeout(giveUp, LONGEST_MS);
    worker.postMessage(content);
  }).finally(() => worker.terminate());
}
