import { createServer, type Socket } from 'node:net';

/** A server that accepts connections and never says a word. */
export interface MuteServer {
  readonly port: number;
  /** How many connections it has accepted. */
  accepted(): number;
  close(): Promise<void>;
}

/** Opens one on loopback. */
export async function openMuteServer(): Promise<MuteServer> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    accepted: () => accepted,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
