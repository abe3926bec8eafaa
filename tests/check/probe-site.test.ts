import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkCitation, plainTools } from '../../lib/check/check-citation';
import { probeSite } from '../../lib/check/probe-site';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import type { SourceUrl } from '../../lib/model/address';
import { citation } from './citation';

const PAGE = 'https://harbour.example/log/gate' as SourceUrl;
const DAY_MS = 24 * 60 * 60_000;

function answers(url: string, status: number, body = ''): FetchOutcome {
  const seen = { hops: [{ url, status }], finalUrl: url, status, headers: {} };
  const unseen = { error: null, title: null, text: null, doubts: [] };
  const snapshot = {
    ...{ bytes: new TextEncoder().encode(body), mediaType: 'text/html', charset: 'utf-8' },
    ...{ status, headers: {}, requestedUrl: url, finalUrl: url, via: 'network' as const },
    fetchedAt: 1,
  };
  return { kind: 'answer', snapshot, observed: { requested: url, ...seen, ...unseen } };
}

/** A site that answers made-up addresses so, and what it was asked. */
function site(answer: (url: string) => FetchOutcome) {
  const asked: string[] = [];
  let time = 1_000_000_000_000;
  const probe = (url: string = PAGE) =>
    probeSite(
      url as SourceUrl,
      async (one) => {
        asked.push(one);
        return answer(one);
      },
      () => time,
    );
  return { asked, probe, later: (ms: number) => (time += ms) };
}

beforeEach(() => fakeBrowser.reset());

describe('whether a site says so of a page that it does not have', () => {
  test.each([
    [404, true],
    [410, true],
    [200, false],
    [403, false],
    [500, false],
  ])('a made-up page answered with %i: %s', async (status, told) => {
    expect(await site((url) => answers(url, status)).probe()).toBe(told);
  });

  test('no answer tells nothing', async () => {
    const refused: FetchOutcome = { kind: 'no-permission', url: PAGE };
    expect(await site(() => refused).probe()).toBe(false);
  });

  test('the made-up page lies beside the cited one', async () => {
    const { asked, probe } = site((url) => answers(url, 404));
    await probe();
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/harbour\.example\/log\/[a-z]{4}$/)]);
  });

  test('a host is asked once a day', async () => {
    const { asked, probe, later } = site((url) => answers(url, 404));
    expect([await probe(), await probe()]).toEqual([true, true]);
    expect(asked.length).toBe(1);
    later(DAY_MS + 1);
    await probe();
    expect(asked.length).toBe(2);
  });

  test('what one folder told clears no page of another', async () => {
    const { asked, probe } = site((url) => answers(url, 404));
    await probe();
    expect(await probe('https://harbour.example/shop/gate')).toBe(false);
    expect(asked.length).toBe(1);
  });

  test('a question that was broken off is not asked again, and clears nothing', async () => {
    const broken = site(() => {
      throw new Error('stopped');
    });
    await broken.probe().catch(() => null);
    const next = site((url) => answers(url, 404));
    expect(await next.probe()).toBe(false);
    expect(next.asked).toEqual([]);
  });

  test('a home page is never probed', async () => {
    const { asked, probe } = site((url) => answers(url, 404));
    expect(await probe('https://harbour.example/')).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('a page under the suspicion of being its site’s “not found”', () => {
  const filler = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(12);
  const suspect = `<title>Error 404: a history of the lost page</title><main>${filler}</main>`;

  async function check(body: string, isCleared: boolean, quoteText = citation().quoteText) {
    const asked: string[] = [];
    const tools = {
      ...plainTools,
      async knowsMissing(url: SourceUrl) {
        asked.push(url);
        return isCleared;
      },
    };
    const sources = [{ href: PAGE, label: '' }] as const;
    const result = await checkCitation(
      citation({ sources, quoteText }),
      async (url) => answers(url, 200, body),
      tools,
    );
    return { asked, verdict: result.bySource[0].verdict };
  }

  test('is not checked while the suspicion stands', async () => {
    const { asked, verdict } = await check(suspect, false);
    expect(asked).toEqual([PAGE]);
    expect(verdict).toMatchObject({ kind: 'could-not-check', why: { class: 'soft-404' } });
  });

  test('is read like any other where its site tells missing pages by their status', async () => {
    expect((await check(suspect, true)).verdict.kind).toBe('not-in-source');
  });

  test('a page without that suspicion costs no second request', async () => {
    const plain = suspect.replace(/<title>.*<\/title>/, '<title>Log</title>');
    expect((await check(plain, false)).asked).toEqual([]);
  });
});
