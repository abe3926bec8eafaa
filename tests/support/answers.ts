import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** How the local server answers one address: well, badly, or not at all. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export function html(body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return status(200, body, headers);
}

export function status(
  code: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return (_request, response) => {
    response.writeHead(code, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
}

export function redirectTo(address: string): Answer {
  return (_request, response) => {
    response.writeHead(302, { location: address });
    response.end();
  };
}

/** The connection is cut before a byte of the answer. */
export const resets: Answer = (request) => {
  request.socket.destroy();
};

/** The request is taken and never answered. */
export const neverAnswers: Answer = () => undefined;

/** Words without end, a few at a time, until the other side has had enough. */
export const neverEnds: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write('<!doctype html><title>Endless</title><p>');
  const timer = setInterval(() => response.write('and so on and so on '), 50);
  response.once('close', () => clearInterval(timer));
};

/** `opening`, then filler of the same kind up to `bytes`, then nothing the reader cited. */
export function enormous(opening: string, bytes: number): Answer {
  const filler = Buffer.from(
    `<p>${'Water rose and water fell along the wall. '.repeat(400)}</p>\n`,
  );
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(`<!doctype html><title>Enormous</title>${opening}`);
    let left = bytes;
    const writeMore = (): void => {
      while (left > 0) {
        left -= filler.length;
        if (!response.write(filler)) return;
      }
      response.end();
    };
    response.on('drain', writeMore);
    response.once('close', () => response.off('drain', writeMore));
    writeMore();
  };
}

/** `megabytes` of spaces behind the opening, packed to a thousandth of that. */
export function bomb(opening: string, megabytes: number): Answer {
  const packed = gzipSync(
    Buffer.concat([Buffer.from(opening), Buffer.alloc(megabytes << 20, ' ')]),
  );
  return status(200, packed, { 'content-encoding': 'gzip' });
}

/** The connection is cut when so much of the body has been sent. */
export function cutAfter(body: string, bytes: number): Answer {
  return (request, response) => {
    const length = Buffer.byteLength(body);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(length),
    });
    response.write(Buffer.from(body).subarray(0, bytes), () => request.socket.destroy());
  };
}

/** Each request gets the next answer, the last one for ever. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let asked = 0;
  return (request, response) => {
    answers[Math.min(asked++, answers.length - 1)]?.(request, response);
  };
}

/** Holds every request until it is let go; then answers as told. */
export function held(answer: Answer): { readonly answer: Answer; letGo(): void } {
  const waiting: (() => void)[] = [];
  let open = false;
  return {
    answer: (request, response) => {
      const go = (): void => answer(request, response);
      if (open) go();
      else waiting.push(go);
    },
    letGo: () => {
      open = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}
