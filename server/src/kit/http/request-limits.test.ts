import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyone, BODY_KB, command, query } from '#contract/call.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { implement } from '../implement.ts';
import { createLogger } from '../process/log.ts';
import { buildHttp } from './http.ts';
import { DEPTH_MAX, isDeeperThan } from './request-body.ts';

const echo = query({
  path: '/echo',
  callers: anyone,
  schemas: async () => ({ input: z.looseObject({}), output: z.looseObject({}) }),
});
const photo = command({
  path: '/photo',
  callers: anyone,
  form: true,
  fileKb: 100,
  schemas: async () => ({ input: z.looseObject({}), output: z.looseObject({}) }),
  failures: ['file.tooLarge', 'file.empty'],
});
const wide = query({ ...echo, path: '/echo/wide', bodyKb: 128 });

let http: FastifyInstance;
let port = 0;
let violations = 0;

beforeAll(async () => {
  http = await buildHttp({
    database: {} as Database,
    clock: systemClock,
    log: createLogger('error', { write: () => (violations += 1) }),
    calls: [
      ...[echo, wide].map((call) => implement(call, async (_at, input) => input)),
      implement(photo, async () => ({})),
    ],
    refusals: {},
    identify: async () => null,
    openCalls: { toStaff: [], toDeclined: new Set() },
    rateFactor: 1000,
    waits: { headersMs: 400, bodyMs: 300, requestMs: 5000, idleMs: 1000 },
    strict: true,
  });
  http.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('opened ');
    setTimeout(() => reply.raw.end('ended'), 900);
  });
  http.get('/*', (_request, reply) => reply.send('page'));
  await http.listen({ host: '127.0.0.1', port: 0 });
  port = (http.server.address() as AddressInfo).port;
});
afterAll(() => http.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: object = {}, path = '/echo') =>
  http.inject({
    method: 'POST',
    url: `/test-api${path}`,
    headers: { ...json, ...headers },
    payload,
  });

/** Sends raw lines; returns the beginning of the response, or '' where the connection just ends. */
async function response(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
    socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return heard;
}
const raw = async (text: string): Promise<string> => (await response(text)).split('\r\n')[0] ?? '';

describe('a body of a request', () => {
  it('that announces a file of 200 MB is refused before the file is sent', async () => {
    const head = [
      'POST /test-api/photo HTTP/1.1',
      'host: localhost',
      'content-type: multipart/form-data; boundary=cut',
      `content-length: ${200 * 1024 * 1024}`,
      '',
      '--cut',
      'content-disposition: form-data; name="file"; filename="lot.jpg"',
      'content-type: image/jpeg',
      '',
      'x'.repeat(1000),
    ];
    expect(await response(head.join('\r\n'))).toContain('"fail":"file.tooLarge"');
  });

  it('that is compressed is refused before any of it is read', async () => {
    const bomb = brotliCompressSync('['.repeat(1_000_000));
    for (const encoding of ['br', 'gzip', 'deflate', 'zstd', 'GZIP', 'br, br']) {
      const reply = await post(bomb, { 'content-encoding': encoding });
      expect([encoding, reply.statusCode]).toEqual([encoding, 422]);
    }
    const good = await post(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' });
    expect(good.statusCode).toBe(422);
    const first = await raw(
      'POST /test-api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Encoding: br\r\nContent-Length: 20\r\n\r\n',
    );
    expect(first).toContain('422');
  });

  it('may have so many kilobytes as its call says, and 64 where it says nothing', async () => {
    const of = (kb: number) => JSON.stringify({ a: 'x'.repeat(kb * 1024 - 8) });
    expect(of(BODY_KB).length).toBe(BODY_KB * 1024);
    expect((await post(of(BODY_KB))).statusCode).toBe(200);
    const large = await post(`${of(BODY_KB)} `);
    expect(large.statusCode).toBe(413);
    expect(large.json().data.fail).toBe('input.tooLarge');
    expect(large.json().data.facts.max).toBe('64 KB');
    expect((await post(of(128), {}, '/echo/wide')).statusCode).toBe(200);
    expect((await post(`${of(128)} `, {}, '/echo/wide')).statusCode).toBe(413);
  });

  it('is not waited for where a request has none: its reply may take longer', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/stream`);
    expect(await reply.text()).toBe('opened ended');
  });

  it('that is nested deeper than any call needs is refused before it is parsed', async () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect((await post(nested(DEPTH_MAX))).statusCode).toBe(200);
    expect((await post(nested(DEPTH_MAX + 1))).statusCode).toBe(422);
    expect((await post('['.repeat(60_000))).statusCode).toBe(422);
    expect((await post(JSON.stringify({ a: '['.repeat(60_000) }))).statusCode).toBe(200);
  });

  it('with a character that no text has is refused', async () => {
    for (const text of ['{"a":"\\u0000"}', '{"a":["x\\ud800"]}', '{"\\udc00":1}']) {
      expect([text, (await post(text)).statusCode]).toEqual([text, 422]);
    }
    expect((await post('{"a":"\\ud83d\\ude00 \\\\u0000"}')).statusCode).toBe(200);
  });

  it('that is no JSON, or of another type, is refused', async () => {
    for (const text of ['{"a":', '', 'null', '{"__proto__":{}}']) {
      expect([text, (await post(text)).statusCode]).not.toEqual([text, 500]);
    }
    expect((await post('{}', { 'content-type': 'text/plain' })).statusCode).toBe(422);
    expect((await post('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(422);
    expect(violations).toBe(0);
  });

  it('that does not arrive ends its connection, long before a whole request may take', async () => {
    const began = performance.now();
    const first = await raw(
      'POST /test-api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Length: 20\r\n\r\n{',
    );
    expect(first).not.toContain('200');
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('a connection', () => {
  it('ends where the headers of its request do not arrive', async () => {
    expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nX-A: ')).toContain('408');
  });
});

describe('an address', () => {
  it.each(['//', '//[', '///x', '/%', '/a?b=%', '/\\[', 'http://[/', '*', '/%00', '//host:x/'])(
    '%s is answered, and is no fault',
    async (path) => {
      const before = violations;
      const line = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(line).toMatch(/^HTTP\/1.1 [24]\d\d/);
      expect(violations).toBe(before);
    },
  );
});

describe('the depth of a text', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0;

  it('is that of the value it stands for', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, max) => {
        expect(isDeeperThan(JSON.stringify(value), max)).toBe(depthOf(value) > max);
      }),
    );
  });
});
