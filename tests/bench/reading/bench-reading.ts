import { measureHtmlGrowth } from './html-growth';
import { timeHtml } from './time-html';
import { timePdf } from './time-pdf';
import { timeWorker } from './time-worker';
import { writeReading } from './write-reading';

/** Measures the reading of pages and gives its part of the report. */
export async function benchReading(root: string): Promise<string> {
  console.error('reading of pages …');
  const html = timeHtml(root);
  const growth = measureHtmlGrowth();
  const pdf = await timePdf(root);
  const stages = await timeWorker(root);
  return writeReading({ html, growth, pdf, stages });
}
