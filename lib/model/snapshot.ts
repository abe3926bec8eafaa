import type { SourceUrl } from './address';
import type { Doubt, LinkClass } from './verdict';

/** `sha256:` and the hex digest of the snapshot's bytes. */
export type SnapshotId = `sha256:${string}`;

/** The bytes one fetch returned, never edited. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly charset: string | null;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestedUrl: string;
  readonly finalUrl: string;
  readonly via: 'network' | 'open-tab' | 'archive' | 'file';
  /** Milliseconds since the epoch. */
  readonly fetchedAt: number;
}

/**
 * What one fetch said of a snapshot that lies in the store under its bytes. Pages with the very same bytes share
 * the stored ones (and what was said of the first), but neither address nor status.
 */
export type KeptSnapshot = Omit<Snapshot, 'bytes'> & { readonly id: SnapshotId };

/** How one source was read. An open tab and a file have no network class. */
export interface Reading {
  readonly via: Snapshot['via'];
  readonly finalUrl: SourceUrl;
  /** Milliseconds since the epoch. */
  readonly readAt: number;
  /** Archive copies: when the copy was made, ms since the epoch. */
  readonly capturedAt: number | null;
  readonly snapshot: SnapshotId;
  readonly linkClass: LinkClass | null;
  /** Every address on the way, the last one included; readings of early versions lack them. */
  readonly hops?: Observed['hops'];
}

/** What the network said of one address: the input of `classifyResponse`. */
export interface Observed {
  readonly requested: string;
  readonly hops: readonly { readonly url: string; readonly status: number }[];
  readonly finalUrl: string | null;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly error: 'dns' | 'tls' | 'timeout' | 'reset' | 'too-large' | null;
  readonly title: string | null;
  readonly text: string | null;
  readonly doubts: readonly Doubt[];
}

export type ArchiveAnswer =
  | { readonly kind: 'copy'; readonly capturedAt: string; readonly url: string }
  | { readonly kind: 'none'; readonly hostKnown: boolean }
  | { readonly kind: 'no-answer' };
