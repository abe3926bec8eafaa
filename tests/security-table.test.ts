import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`tests/'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', file = '', title = '']) => [rule, file.replaceAll('`', ''), title] as const);

test('the table of rules is there', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)('%s', (_, file, title) => {
  expect(existsSync(join(root, file)), `${file} is there`).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
