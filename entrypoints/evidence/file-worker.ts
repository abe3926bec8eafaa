/** EDGE: runs in a worker of the evidence page, which stays at hand while a large file is parsed. */
import { type FileReading, readFile } from '../../lib/import/read-file';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(readFile(await data.text()));
  } catch {
    // Nested deeper than a stack, or larger than the memory: nobody's export is.
    const unread: FileReading = { kind: 'no-answer', why: 'damaged' };
    self.postMessage(unread);
  }
};
