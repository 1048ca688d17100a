import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { endWhenStalled } from './download.ts';

const STALLED_MS = 1500;
/** More than the buffers of both ends of a connection hold. */
const BYTES = 48 * 1024 * 1024;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Sends by a server of its own; returns the response as its reader gets it, not yet read. */
async function sending(send: (response: ServerResponse) => void): Promise<IncomingMessage> {
  const server = createServer((_, response) => {
    endWhenStalled(response, STALLED_MS);
    send(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port }).end();
  closing.push(() => {
    sent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

describe('a download', () => {
  it('ends where its reader takes nothing more', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    await sending((response) => {
      closed = once(response, 'close');
      response.write(Buffer.alloc(BYTES));
    });
    await closed;
  });

  it('goes on while its reader takes something of one large piece, however slowly', async () => {
    const answer = await sending((response) => response.end(Buffer.alloc(BYTES)));
    let bytes = 0;
    const from = performance.now();
    for await (const piece of answer) {
      bytes += piece.length;
      // Two and a half times as slow as the time in which a stalled reader is given up.
      const due = (bytes / BYTES) * STALLED_MS * 2.5;
      const early = due - (performance.now() - from);
      if (early > 5) await wait(early);
    }
    expect(bytes).toBe(BYTES);
  });

  it('goes on while its next rows are still being made', async () => {
    const answer = await sending((response) => {
      response.write('first');
      void wait(STALLED_MS * 1.5).then(() => response.end('last'));
    });
    const parts: string[] = [];
    for await (const part of answer) parts.push(String(part));
    expect(parts.join(' ')).toBe('first last');
  });
});
