import { signal } from '@preact/signals-core';
import { browser } from 'wxt/browser';
import { ChooseFile, type ChooseFileProps } from '../../components/choose-file';
import cssUrl from '../../components/styles/page.css?url&no-inline';
import { tellBackground } from '../../lib/messages/wire';
import type { FileRequest } from '../../lib/model/file-request';
import type { Snapshot } from '../../lib/model/snapshot';
import { readPageRequest } from '../../lib/store/page-requests';
import { saveSnapshot } from '../../lib/store/snapshots';
import { pageWording, say } from '../page/page-wording';
import { startPage } from '../page/start-page';
import { parseFileRequest } from './parse-file-request';

/** As much as is read of a PDF that is fetched, in bytes. */
const LARGEST_FILE = 30_000_000;

const parsed = parseFileRequest(await readPageRequest(location.search));
const request = parsed.ok ? parsed.value : null;
const outcome = signal<ChooseFileProps['outcome']>(
  request === null ? 'broken' : request.isPrivate ? 'private' : 'not-chosen',
);

/** The file's bytes go into the store, and the check reads them there: they never leave the browser. */
async function take(file: File, { tabId, key, source, href }: FileRequest): Promise<void> {
  if (file.size > LARGEST_FILE) {
    outcome.value = 'too-large';
    return;
  }
  const snapshot = await saveSnapshot(
    snapshotOf(new Uint8Array(await file.arrayBuffer()), file.type, href),
  );
  await tellBackground({ kind: 'check-file', tabId, key, source, snapshot });
  outcome.value = 'taken';
  await browser.tabs.update(tabId, { active: true });
}

function snapshotOf(bytes: Uint8Array, mediaType: string, href: string): Snapshot {
  return {
    bytes,
    mediaType,
    charset: null,
    status: null,
    headers: {},
    requestedUrl: href,
    finalUrl: href,
    via: 'file',
    fetchedAt: Date.now(),
  };
}

function FilePage() {
  return (
    <ChooseFile
      host={request === null ? '' : pageWording().displayHost(request.href)}
      outcome={outcome.value}
      say={say}
      choose={(file) => {
        if (request !== null) void take(file, request);
      }}
    />
  );
}

void startPage('fileTitle', cssUrl, () => <FilePage />);
