import type { Answer } from './answers';
import { type Asked, startLocalServer } from './local-server';
import { startRefusingProxy } from './refusing-proxy';

/** The whole internet of a story: the addresses it serves, and nothing else. */
export interface World {
  readonly proxyPort: number;
  readonly httpsPort: number;
  serve(address: string, answer: Answer): void;
  /** Requests for this host since the last `forget`. */
  askedOf(host: string): readonly Asked[];
  /** Hosts asked for that the story does not serve, without those that browsers ask for themselves. */
  strangers(): readonly string[];
  forget(): void;
  close(): Promise<void>;
}

/** Updates, certificates and start pages of Chromium and Firefox. Refused like any other. */
const BROWSERS_OWN =
  /(^|\.)(google|googleapis|gstatic|gvt1|googleusercontent|mozilla|firefox|mozgcp|mozaws|cdn\.mozilla)\.(com|net|org)$/;

export async function startWorld(): Promise<World> {
  const server = await startLocalServer();
  const proxy = await startRefusingProxy(server);
  return {
    proxyPort: proxy.port,
    httpsPort: server.httpsPort,
    serve: server.serve,
    askedOf: (host) => server.asked.filter(({ address }) => new URL(address).hostname === host),
    strangers: () => proxy.refused.filter((host) => !BROWSERS_OWN.test(host)),
    forget: () => {
      server.asked.length = 0;
      proxy.refused.length = 0;
    },
    close: async () => {
      await proxy.close();
      await server.close();
    },
  };
}
