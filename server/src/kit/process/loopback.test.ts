import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardDevelopmentPages, isLoopbackHost } from './loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.4', false],
  ['market.example', false],
])('the host %s is loopback: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

it('pages of development are answered to this machine only', async () => {
  const http = Fastify({ trustProxy: 'loopback' });
  guardDevelopmentPages(http);
  http.get('/dev/mailbox', (_request, reply) => reply.send('codes'));
  http.get('/other', (_request, reply) => reply.send('page'));
  const statusOf = async (url: string, from: object) =>
    (await http.inject({ url, ...from })).statusCode;
  expect(await statusOf('/dev/mailbox', { remoteAddress: '127.0.0.1' })).toBe(200);
  expect(await statusOf('/dev/mailbox', { remoteAddress: '::1' })).toBe(200);
  for (const from of [
    { remoteAddress: '192.168.1.4' },
    { remoteAddress: '192.168.1.4', headers: { 'x-forwarded-for': '127.0.0.1' } },
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
  ]) {
    expect(await statusOf('/dev/mailbox', from)).toBe(404);
    expect(await statusOf('/other', from)).toBe(200);
  }
});
