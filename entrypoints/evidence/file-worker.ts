/** EDGE: runs in a worker of the evidence page, which stays at hand while a large file is parsed. */
import { readFile } from '../../lib/import/read-file';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(readFile(await data.text()));
};
