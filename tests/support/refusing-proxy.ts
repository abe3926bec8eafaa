import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { type LocalServer, listen, stop } from './local-server';

/**
 * The only way out for a browser under test, and it leads to the local server: a host that is not
 * served here is refused and remembered, so that nothing leaves the machine and a story can say so.
 */
export interface RefusingProxy {
  readonly port: number;
  /** Hosts that were asked for and refused. */
  readonly refused: string[];
  close(): Promise<void>;
}

export async function startRefusingProxy(server: LocalServer): Promise<RefusingProxy> {
  const refused: string[] = [];
  const tunnels = new Set<Socket>();

  const isRefused = (host: string): boolean => {
    const refuse = !server.serves(host);
    if (refuse) refused.push(host);
    return refuse;
  };

  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const address = new URL(request.url ?? '');
    if (isRefused(address.hostname)) {
      response.writeHead(502).end();
      return;
    }
    const onward = http.request({
      host: '127.0.0.1',
      port: server.httpPort,
      method: request.method,
      path: address.pathname + address.search,
      headers: { ...request.headers, host: address.host },
    });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => request.socket.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  };

  const openTunnel = (request: IncomingMessage, client: Socket): void => {
    const [host = ''] = (request.url ?? '').split(':');
    client.on('error', () => client.destroy());
    if (isRefused(host)) {
      client.end('HTTP/1.1 502 Not served here\r\n\r\n');
      return;
    }
    const inner = net.connect(server.httpsPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      inner.pipe(client);
      client.pipe(inner);
    });
    for (const [one, other] of [
      [client, inner],
      [inner, client],
    ] as const) {
      tunnels.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        tunnels.delete(one);
        other.destroy();
      });
    }
  };

  const proxy = http.createServer(passOn);
  proxy.on('connect', (request, client) => openTunnel(request, client as Socket));
  return {
    port: await listen(proxy),
    refused,
    close: async () => {
      for (const tunnel of tunnels) tunnel.destroy();
      await stop(proxy);
    },
  };
}
