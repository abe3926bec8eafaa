/** EDGE: the addresses of a host name, asked before the request. Firefox alone can tell. */
import { browser } from 'wxt/browser';

type Dns = { resolve(host: string): Promise<{ addresses: string[] }> };

export const resolveHost: ((host: string) => Promise<readonly string[]>) | null =
  import.meta.env.BROWSER === 'firefox'
    ? async (host) => {
        const { dns } = browser as unknown as { dns: Dns };
        return (await dns.resolve(host)).addresses;
      }
    : null;
