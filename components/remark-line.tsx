import type { Remark } from '../lib/present/remark';

/** A sentence beside a verdict, with its links behind it. */
export function RemarkLine({ remark }: { readonly remark: Remark }) {
  return (
    <p class="hint">
      {remark.sentence}
      {remark.links.map(({ label, href }) => (
        <>
          {' '}
          <a class="link" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </>
      ))}
    </p>
  );
}
