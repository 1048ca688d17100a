import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { BASE_PATH } from '#contract/call.ts';
import { payOrder } from '#contract/orders/calls.ts';
import { cpuTime } from '../cpu-time.ts';
import { judge, median, table, whole } from '../report.ts';
import { type Clients, runSlice, type Slice, startClients } from './clients.ts';
import { isSound, withServer } from './server.ts';
import { prepare } from './tables.ts';

const CLIENTS = 32;
const ROUNDS = 9;
const ROUND_MS = 1_500;
const ORDERS = 20_000;
const TARGET = 0.8;

interface Market {
  readonly port: number;
  readonly headers: readonly Record<string, string>[];
  readonly ids: readonly string[];
  readonly version: number;
}

/** Everything that pays orders: the market's process, and the orders that are still to be paid. */
class Payers {
  readonly #child: ChildProcess;
  readonly #market: Market;
  readonly #dataDir: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  #next = 0;

  constructor(child: ChildProcess, market: Market, dataDir: string) {
    this.#child = child;
    this.#market = market;
    this.#dataDir = dataDir;
  }

  /** Microseconds of the client, the sessions of the database and the market's process. */
  async #cpu(): Promise<number> {
    this.#child.send('cpu');
    const [used] = (await once(this.#child, 'message')) as [NodeJS.CpuUsage];
    return (cpuTime(this.#dataDir) ?? Number.NaN) + used.user + used.system;
  }

  /** Pays the next order, signed in and under a key of its own. */
  async #pay(): Promise<void> {
    const { port, headers, ids, version } = this.#market;
    const nth = this.#next;
    this.#next += 1;
    const body = JSON.stringify({ id: ids[nth], version });
    const sent = request({
      agent: this.#agent,
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${BASE_PATH}${payOrder.path}`,
      headers: {
        ...headers[nth % headers.length],
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    if (response.statusCode !== 200) throw new Error(Buffer.concat(chunks).toString());
  }

  async slice(): Promise<Slice> {
    const before = await this.#cpu();
    const started = performance.now();
    let done = 0;
    const loop = async () => {
      while (performance.now() - started < ROUND_MS) {
        if (this.#next >= this.#market.ids.length) throw new Error('every order is paid');
        await this.#pay();
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, loop));
    const perSecond = (done * 1000) / (performance.now() - started);
    return { perSecond, cpu: ((await this.#cpu()) - before) / done };
  }
}

async function measure(clients: Clients, payers: Payers) {
  const rounds: { tpcb: Slice; pay: Slice }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const tpcb = await runSlice(clients, { load: 'tpcb', clients: CLIENTS, ms: ROUND_MS });
    const pay = await payers.slice();
    // The first round warms both up and is not counted.
    if (round > 0) rounds.push({ tpcb, pay });
  }
  return rounds;
}

/** Measures `/order/pay` through HTTP beside TPC-B on the same server. */
export const benchPay = (): Promise<boolean> =>
  withServer(async (server) => {
    await prepare(server);
    const file = join(import.meta.dirname, 'pay-market.ts');
    const child = fork(file, [server.url, server.adminUrl, String(ORDERS)]);
    const clients = startClients(server);
    try {
      const ended = once(child, 'exit').then(() => {
        throw new Error('the market did not open');
      });
      const [market] = (await Promise.race([once(child, 'message'), ended])) as [Market];
      ended.catch(() => {});
      const rounds = await measure(clients, new Payers(child, market, server.dataDir));
      const { url } = server;
      const ratio = (value: (slice: Slice) => number) =>
        median(rounds.map(({ pay, tpcb }) => value(pay) / value(tpcb)));
      const titles = { tpcb: 'TPC-B, its statements', pay: '/order/pay through HTTP' };
      const line = (name: 'tpcb' | 'pay') => [
        titles[name],
        whole(median(rounds.map((round) => round[name].perSecond))),
        whole(median(rounds.map((round) => round[name].cpu))),
      ];
      const head = [`median of ${ROUNDS} rounds, ${CLIENTS} clients`, 'a second', 'CPU µs'];
      console.log(`${table(head, [line('tpcb'), line('pay')])}\n`);
      console.log(`x TPC-B in CPU: ${ratio(({ cpu }) => 1 / cpu).toFixed(2)}`);
      const held = await isSound(url);
      const measured = ratio(({ perSecond }) => perSecond);
      const name = 'paying orders, signed in and idempotent';
      return judge([{ name, measured, target: TARGET, unit: 'x TPC-B' }]) === 0 && held;
    } finally {
      if (child.connected) {
        child.send('stop');
        await once(child, 'exit');
      }
      await clients.stop();
    }
  });
