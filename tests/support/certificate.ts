import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate nobody trusts; the browsers of the tests are told not to mind. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'verbatim-tests.example' }], {
    algorithm: 'sha256',
  });
  return { key: made.private, cert: made.cert };
}
