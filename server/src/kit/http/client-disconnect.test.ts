import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../process/log.ts';
import { buildHttp } from './http.ts';

let http: FastifyInstance;
let lines: { level: string; msg: string }[];
let answers: PassThrough[];

beforeEach(async () => {
  lines = [];
  answers = [];
  http = await buildHttp({
    database: {} as Database,
    clock: systemClock,
    log: createLogger('debug', { write: (line) => lines.push(JSON.parse(line)) }),
    calls: [],
    refusals: {},
    identify: async () => null,
    openCalls: { toStaff: [], toDeclined: new Set() },
    rateFactor: 1000,
    strict: true,
  });
  http.post('/slow', (_request, reply) => {
    const answer = new PassThrough();
    answers.push(answer);
    return reply.type('text/plain').send(answer);
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => http.close());

const BODY = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Asks and leaves: before the first piece of the answer, or after `pieces` of it. */
async function askAndLeave(encoding: string, pieces: number): Promise<void> {
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /slow HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n${BODY}`);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  for (let piece = 0; piece < pieces; piece += 1) answers[0]?.write('a'.repeat(100_000));
  if (pieces > 0) await once(socket, 'data');
  socket.destroy();
  // Only who has noticed that the client is gone closes what it was answered from.
  await vi.waitFor(() => expect(answers[0]?.destroyed).toBe(true));
}

it.each([
  ['gzip', 0],
  ['gzip', 3],
  ['identity', 0],
  ['identity', 3],
] as const)('who leaves is no fault: %s, after %i pieces', async (encoding, pieces) => {
  await askAndLeave(encoding, pieces);
  await http.close();
  expect(lines.filter(({ level }) => level !== 'debug' && level !== 'info')).toEqual([]);
  if (pieces === 0)
    expect(lines.map(({ msg }) => msg)).toContain('the client left before its answer');
});

it('an answer that breaks while its reader is there is a fault', async () => {
  const asked = http.inject({ method: 'POST', url: '/slow', payload: {} });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.destroy();
  expect((await asked).statusCode).toBe(500);
  expect(lines.find(({ level }) => level === 'error')?.msg).toBe('fault');
});
