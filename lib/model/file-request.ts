/** What the file page is asked for: which source of which citation the file stands for. */
export interface FileRequest {
  readonly tabId: number;
  readonly key: string;
  readonly source: number;
  /** The cited address, as the background knows it. */
  readonly href: string;
  readonly isPrivate: boolean;
}
