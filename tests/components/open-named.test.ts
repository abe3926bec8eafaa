import { expect, test, vi } from 'vitest';
import { openNamed } from '../../entrypoints/evidence/open-named';

const recordsOf = (...ids: string[]) => ({
  readHistory: vi.fn(async () => ids.map((id) => ({ id }))),
  openRecord: vi.fn(async () => undefined),
});

test('an address that names a citation opens its newest record', async () => {
  const records = recordsOf('new', 'old');
  await openNamed('#of=claim-%26', records);
  expect(records.readHistory).toHaveBeenCalledWith('claim-&');
  expect(records.openRecord).toHaveBeenCalledWith('new');
});

test('an address that names none, or one without a record, opens nothing', async () => {
  const records = recordsOf();
  await openNamed('#of=claim-1', records);
  await openNamed('', records);
  expect(records.openRecord).not.toHaveBeenCalled();
});
