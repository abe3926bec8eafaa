import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../../support/chromium';
import { FILLER, recordOf } from '../../support/record-of';
import { fillStore } from './fill-store';
import { timePage } from './time-page';
import { FEW, MANY, writeEvidence } from './write-evidence';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';

/** Measures the built evidence page in Chromium, with few records and with many, and gives its part of the report. */
export async function benchEvidence(root: string): Promise<string> {
  console.error('evidence page …');
  if (!existsSync(process.env.CHROMIUM || '/usr/bin/chromium')) return writeEvidence(null);
  const extension = join(root, '.output', 'chrome-mv3-e2e');
  if (process.env.BENCH_BUILT === undefined)
    execFileSync('npx', ['wxt', 'build', '--mode', 'e2e'], { cwd: root, stdio: 'ignore' });
  const template = await recordOf(QUOTE, `${FILLER} In short, ${QUOTE}. ${FILLER}`);
  const reader = await openChromium({ extension, proxyPort: null });
  const url = reader.ourPage('evidence.html');
  const newPage = () => reader.context.newPage();
  try {
    await fillStore(reader.desk, template, FEW);
    const few = await timePage(newPage, url, FEW.records);
    await fillStore(reader.desk, template, MANY);
    return writeEvidence({ few, many: await timePage(newPage, url, MANY.records) });
  } finally {
    await reader.close();
  }
}
