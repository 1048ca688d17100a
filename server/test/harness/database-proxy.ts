import { createServer, connect as open, type Socket } from 'node:net';

/** The treatment of a message that a client sends through the proxy. */
export type Passage =
  | 'pass'
  /** It does not arrive, and the connection ends. */
  | 'cut'
  /** It arrives, and the connection ends before the answer. */
  | 'cutAnswer';

/** A way to a database that loses connections where a test says so. */
export interface DatabaseProxy {
  readonly url: string;
  /** Judges each message of all clients from now on. */
  judge(passage: (message: Buffer) => Passage): void;
  close(): Promise<void>;
}

/** Opens a proxy on loopback to the database of an address. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let passage: (message: Buffer) => Passage = () => 'pass';
  const server = createServer((client) => {
    const upstream = open(Number(port), hostname);
    let isCut = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (message) => {
      const what = passage(message);
      if (what === 'cut') {
        upstream.destroy();
        client.destroy();
        return;
      }
      isCut ||= what === 'cutAnswer';
      upstream.write(message);
    });
    // An answer shows that the server has done its work.
    upstream.on('data', (message) => (isCut ? client.destroy() : client.write(message)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    judge: (next) => {
      passage = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Whether a message holds this simple statement of the protocol. */
export const isStatement = (message: Buffer, statement: string): boolean =>
  message.includes(Buffer.from(`${statement}\0`));
