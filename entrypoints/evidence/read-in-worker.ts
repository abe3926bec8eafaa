import type { FileReading } from '../../lib/import/read-file';

/** Tells what a file holds, without a pause for the page. One that no memory can hold is damaged to us. */
export function readInWorker(content: Blob): Promise<FileReading> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileReading>((done) => {
    worker.onmessage = ({ data }: MessageEvent<FileReading>) => done(data);
    worker.onerror = () => done({ kind: 'no-answer', why: 'damaged' });
    worker.postMessage(content);
  }).finally(() => worker.terminate());
}
