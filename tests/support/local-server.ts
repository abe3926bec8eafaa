import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Answer, status } from './answers';
import { makeCertificate } from './certificate';

/** One request as it reached the server. */
export interface Asked {
  readonly address: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
}

/**
 * One server for every host of a story: an address, without its query, has one answer. That of `/*` stands
 * for all addresses of its host that have none.
 */
export interface LocalServer {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly asked: Asked[];
  serve(address: string, answer: Answer): void;
  serves(host: string): boolean;
  close(): Promise<void>;
}

export async function startLocalServer(): Promise<LocalServer> {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];
  const respond = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', `${scheme}://${request.headers.host}`);
    asked.push({ address: address.href, method: request.method ?? '', headers: request.headers });
    const known = answers.get(keyOf(address)) ?? answers.get(keyOf(new URL('/*', address)));
    const answer = known ?? status(404, '<h1>Not found</h1>');
    answer(request, response);
  };
  const plain = http.createServer(respond('http'));
  const secure = https.createServer(await makeCertificate(), respond('https'));
  return {
    httpPort: await listen(plain),
    httpsPort: await listen(secure),
    asked,
    serve: (address, answer) => {
      answers.set(keyOf(new URL(address)), answer);
    },
    serves: (host) => [...answers.keys()].some((address) => new URL(address).hostname === host),
    close: async () => {
      await Promise.all([plain, secure].map(stop));
    },
  };
}

function keyOf(address: URL): string {
  return `${address.protocol}//${address.hostname}${address.pathname}`;
}

export async function listen(server: http.Server | https.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

export function stop(server: http.Server | https.Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
