import net from 'node:net';

/**
 * A client for Marionette, the protocol that Firefox itself speaks (geckodriver only translates it).
 * Each message is its length in bytes, a colon, and JSON: [0, id, command, parameters] one way,
 * [1, id, error, value] back. Source: remote/marionette/{packets,message}.sys.mjs in Firefox.
 */
export interface Marionette {
  send<Value = unknown>(command: string, parameters?: object): Promise<Value>;
  disconnect(): void;
}

interface Waiting {
  readonly command: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Answer = readonly [
  type: 1,
  id: number,
  error: { readonly error: string; readonly message: string } | null,
  value: unknown,
];

export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = net.connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const settle = ([, id, error, value]: Answer): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === null) asked?.resolve(value);
    else asked?.reject(new Error(`${asked.command}: ${error.error}: ${error.message}`));
  };
  const abandon = (): void => {
    for (const { command, reject } of waiting.values())
      reject(new Error(`${command}: Firefox closed the connection before it answered.`));
    waiting.clear();
  };

  // The first packet is a greeting, an object; all others are answers, arrays.
  await new Promise<void>((greeted, failed) => {
    const read = packetReader((packet) =>
      Array.isArray(packet) ? settle(packet as never) : greeted(),
    );
    socket.on('data', read);
    socket.once('error', failed);
    socket.once('close', abandon);
  });

  return {
    send: <Value>(command: string, parameters: object = {}) =>
      new Promise<Value>((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { command, resolve: resolve as Waiting['resolve'], reject });
        const packet = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(packet)}:${packet}`);
      }),
    disconnect: () => {
      socket.destroy();
    },
  };
}

/** Packets may arrive in pieces, or several at once. */
function packetReader(onPacket: (packet: unknown) => void): (chunk: Buffer) => void {
  let buffer: Buffer = Buffer.alloc(0);
  return (chunk) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const colon = buffer.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(buffer.subarray(0, colon));
      if (buffer.length < end) return;
      const packet: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString());
      buffer = buffer.subarray(end);
      onPacket(packet);
    }
  };
}
