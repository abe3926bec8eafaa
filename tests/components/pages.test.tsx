// @vitest-environment happy-dom
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Access } from '../../components/access';
import { Options } from '../../components/options';
import { Popup, type PopupProps } from '../../components/popup';
import { SAMPLE_TABS, type SampleTab } from '../gallery/sample-tabs';
import { wordingIn } from '../present/say-in';

const wording = wordingIn('en');
const { say } = wording;

const show = (page: VNode) => act(() => render(page, document.body));
const text = () => document.body.textContent ?? '';
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (name: string | RegExp) =>
  act(() => {
    const button = all('button, input').find((one) =>
      (
        one.getAttribute('aria-label') ??
        one.closest('label')?.textContent ??
        one.textContent
      ).match(name),
    );
    if (button === undefined) throw new Error(`No button is called "${name}".`);
    button.click();
  });

/** What comes late is at hand, so that no test ends while it is still on its way. */
beforeAll(async () => {
  await Promise.all([
    import('../../components/citation-list'),
    import('../../components/sentence-section'),
    import('../../components/card'),
  ]);
});

afterEach(() => render(null, document.body));

/** Code that comes late is made ready by the machine that tests it, which may be busy. */
const LATE = { timeout: 30_000 };

function showPopup(name: SampleTab, more: Partial<PopupProps> = {}) {
  const props = {
    checkAll: vi.fn(),
    lookUp: vi.fn(),
    stop: vi.fn(),
    switchSite: vi.fn(),
    switchClaims: vi.fn(),
    openOptions: vi.fn(),
    openEvidence: vi.fn(),
  };
  const actions = {
    check: vi.fn(),
    checkOtherWay: vi.fn(),
    allow: vi.fn(),
    copy: vi.fn(),
    showInAnswer: vi.fn(),
    close: null,
  };
  show(
    <Popup
      tab={SAMPLE_TABS[name]}
      missingSites={0}
      pinned={{ quotes: 0, sentences: 0, changed: 0 }}
      wording={wording}
      actionsFor={() => actions}
      {...props}
      {...more}
    />,
  );
  return { ...props, actions };
}

describe('the popup', () => {
  /** The list's code comes when it is known that there are quotes. */
  const showQuotes = async (name: SampleTab) => {
    const shown = showPopup(name);
    await vi.waitFor(() => expect(all('.group').length).toBeGreaterThan(0), LATE);
    return shown;
  };

  test('lists every quote, worst first, and tells hidden sources apart', async () => {
    await showQuotes('full');
    expect(all('.group > h2').map((heading) => heading.textContent)).toEqual([
      'Not in the cited source',
      'Not word for word',
      'Could not check',
      'Found, with edits or a note',
      'Found',
      'Checking',
      'Not checked yet',
      'Address hidden by the page',
    ]);
    expect(all('button.row-head').length).toBe(SAMPLE_TABS.full.citations.length);
  });

  test('a row opens its card in place and closes it again', async () => {
    const { actions } = await showQuotes('full');
    press(/repairs will begin/);
    // The card's code comes when the first one is opened.
    await vi.waitFor(() => expect(document.querySelector('article')).not.toBeNull(), LATE);
    expect(document.querySelector('article h2')?.textContent).toBe(
      'The cited source does not contain this quote.',
    );
    press('Show in the answer');
    expect(actions.showInAnswer).toHaveBeenCalledOnce();
    press(/repairs will begin/);
    expect(document.querySelector('article')).toBeNull();
  });

  test('a filter leaves one verdict', async () => {
    await showQuotes('full');
    press(/^Found: /);
    expect(all('.group > h2').map((heading) => heading.textContent)).toEqual(['Found']);
    press('All');
    expect(all('.group > h2').length).toBe(8);
  });

  test('checks under way can be stopped, and progress is told', () => {
    const { stop } = showPopup('full');
    expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('16 of 18 checked');
    press('Stop');
    expect(stop).toHaveBeenCalledOnce();
  });

  test('says for how many sites it will ask', () => {
    const { checkAll } = showPopup('waiting', { missingSites: 4 });
    expect(text()).toContain('To check all, Verbatim asks for access to 4 cited sites.');
    press('Check all');
    expect(checkAll).toHaveBeenCalledOnce();
  });

  test('with every verdict in offers to check again', () => {
    showPopup('done');
    press('Check all again');
  });

  test('switches the site off', () => {
    const { switchSite } = showPopup('full');
    press('Verbatim on chatgpt.com');
    expect(switchSite).toHaveBeenCalledWith('chatgpt.com', false);
  });

  test('is the place to trust, and says so', () => {
    showPopup('full');
    expect(text()).toContain('A page can imitate the marks in its text');
  });

  test('waits in words until the background has answered', () => {
    showPopup('full', { tab: null });
    expect(text()).toContain('Reading the page…');
  });
});

describe('cited sentences in the popup', () => {
  const section = () => document.querySelector('.sentences');
  /** Its code comes when the first one is shown. */
  const showSentences = async (name: SampleTab) => {
    const shown = showPopup(name);
    await vi.waitFor(() => expect(section()).not.toBeNull(), LATE);
    return shown;
  };

  test('are not there while they are off', () => {
    showPopup('full');
    expect(section()).toBeNull();
    expect(text()).toContain('Also mark cited sentences that quote nothing');
  });

  test('are counted apart from the quotes, in words', async () => {
    await showSentences('sentences');
    expect(document.querySelector('h1')?.textContent).toBe('3 quotes on this page');
    expect(section()?.querySelector('p')?.textContent).toMatch(
      /^\d+ cited sentences: 1 whose page may be about something else, \d+ with a detail not found, /,
    );
  });

  test('are shown where the page quotes nothing', async () => {
    await showSentences('only-sentences');
    expect(text()).toContain('No quote with a link');
    expect(section()?.querySelectorAll('.row').length).toBe(3);
  });

  test('that are none are said to be none', async () => {
    await showSentences('no-sentences');
    expect(section()?.textContent).toContain('No such sentence on this page.');
    expect(section()?.querySelector('button')).toBeNull();
  });

  test('unfold their card in place, worst first', async () => {
    const { actions } = await showSentences('sentences');
    const [first] = [...(section()?.querySelectorAll<HTMLElement>('button.row-head') ?? [])];
    expect(first?.textContent).toMatch(/^The page may be about something else: /);
    act(() => first?.click());
    expect(section()?.querySelector('article h2')?.textContent).toBe(
      'This page may be about something else',
    );
    press('Show in the answer');
    expect(actions.showInAnswer).toHaveBeenCalledOnce();
  });

  test('are looked up all at once, and stopped', async () => {
    const { lookUp } = await showSentences('only-sentences');
    press('Look up all again');
    const all = SAMPLE_TABS['only-sentences'].claims.map(({ claim }) => claim.key);
    expect(lookUp).toHaveBeenCalledWith(all);
    const { stop } = await showSentences('sentences');
    const button = section()?.querySelector<HTMLElement>('.sentences-head button');
    expect(button?.textContent).toBe('Stop');
    act(() => button?.click());
    expect(stop).toHaveBeenCalledOnce();
  });

  test('are switched on and off', () => {
    const { switchClaims } = showPopup('full');
    press('Also mark cited sentences that quote nothing');
    expect(switchClaims).toHaveBeenCalledWith(true);
  });
});

describe('the access page', () => {
  const props = { say, allow: vi.fn(), allowAll: vi.fn(), goBack: vi.fn() };

  test('names what it asks for', () => {
    show(<Access hosts={['example.org']} outcome="not-asked" {...props} />);
    expect(text()).toContain('example.org');
    press('Allow');
    expect(props.allow).toHaveBeenCalledOnce();
  });

  test('says what a refusal means and lets the reader think again', () => {
    show(<Access hosts={['example.org']} outcome="declined" {...props} />);
    expect(text()).toContain('everything else works as before');
    press('Allow all cited sites');
    expect(props.allowAll).toHaveBeenCalledOnce();
  });

  test('leads back once access is granted', () => {
    show(<Access hosts={['example.org']} outcome="granted" {...props} />);
    press('Back to the answer');
    expect(props.goBack).toHaveBeenCalledOnce();
  });

  test('asks for nothing when it was opened without a site', () => {
    show(<Access hosts={null} outcome="not-asked" {...props} />);
    expect(all('button')).toEqual([]);
  });
});

describe('the options page', () => {
  const storage = {
    usedBytes: 12_340_000,
    limitBytes: 500_000_000,
    keepDays: null,
    isCleared: false,
    evidenceUrl: '/evidence.html',
    setBounds: vi.fn(),
    clear: vi.fn(),
  };
  const props = {
    wording,
    storage,
    archive: { on: false, turn: vi.fn() },
    claims: { on: false, turn: vi.fn() },
    switchSite: vi.fn(),
    switchOptionalSite: vi.fn(),
    optionalSites: [],
    revoke: vi.fn(),
    allowAll: vi.fn(),
    recheckDays: null,
    setRecheckDays: vi.fn(),
    openPlainly: vi.fn(),
  };

  test('a private window cannot reach what is kept, so it offers nothing to bound or clear', () => {
    show(<Options sites={[]} access={[]} {...props} storage={null} />);
    expect(text()).toContain('This is a private window.');
    expect(all('.number-field input')).toEqual([]);
    press('Open in an ordinary window');
    expect(props.openPlainly).toHaveBeenCalledOnce();
  });

  test('cited sentences are marked only once the reader wants it', () => {
    show(<Options sites={[]} access={[]} {...props} />);
    expect(text()).toContain('It does not say whether they are right.');
    press('Also mark cited sentences that quote nothing');
    expect(props.claims.turn).toHaveBeenCalledWith(true);
  });

  test('pinned quotes are checked again never, until the reader sets how often', () => {
    show(<Options sites={[]} access={[]} {...props} />);
    const select = document.querySelector('select')!;
    expect(select.selectedOptions[0]?.textContent).toBe('Never');
    const choose = (words: string) =>
      act(() => {
        select.value = [...select.options].find((one) => one.textContent === words)!.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    choose('Every week');
    expect(props.setRecheckDays).toHaveBeenLastCalledWith(7);
    choose('Never');
    expect(props.setRecheckDays).toHaveBeenLastCalledWith(null);
  });

  test('says how much is kept, sets bounds, and deletes all only on a second press', () => {
    show(<Options sites={[]} access={[]} {...props} />);
    expect(text()).toContain('12.3 MB of page copies, at most 500 MB.');
    const [limit, days] = all('input[type=number]') as HTMLInputElement[];
    const type = (field: HTMLInputElement | undefined, value: string) =>
      act(() => {
        field!.value = value;
        field!.dispatchEvent(new Event('change', { bubbles: true }));
      });
    type(limit, '20');
    expect(storage.setBounds).toHaveBeenLastCalledWith({ limitBytes: 20_000_000, keepDays: null });
    type(days, '30');
    expect(storage.setBounds).toHaveBeenLastCalledWith({ limitBytes: 500_000_000, keepDays: 30 });
    press('Delete all checks and copies');
    expect(storage.clear).not.toHaveBeenCalled();
    press('Delete everything for good');
    expect(storage.clear).toHaveBeenCalledOnce();
  });

  test('switches sites and takes access back', () => {
    const site = { host: 'example.org', patterns: ['*://example.org/*'] };
    show(<Options sites={[{ host: 'chatgpt.com', on: true }]} access={[site]} {...props} />);
    press('chatgpt.com');
    expect(props.switchSite).toHaveBeenCalledWith('chatgpt.com', false);
    press('Take back access to example.org');
    expect(props.revoke).toHaveBeenCalledWith(site);
  });

  test('says what an archive learns before it lets the reader have it asked by itself', () => {
    show(<Options sites={[]} access={[]} {...props} />);
    expect(text()).toContain('so learns which page you check');
    expect((all('input[type=checkbox]')[0] as HTMLInputElement).checked).toBe(false);
    press('Ask the Wayback Machine when a page is gone');
    expect(props.archive.turn).toHaveBeenCalledWith(true);
  });

  test('offers no more access where every site is allowed', () => {
    const every = { host: null, patterns: ['https://*/*'] };
    show(<Options sites={[]} access={[every]} {...props} />);
    expect(text()).toContain('All sites');
    expect(text()).not.toContain('Allow all cited sites');
  });
});
