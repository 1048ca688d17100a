import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { newId } from '#server/kit/ids.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import type { Transfer } from '#server/wallet/core/transfer.ts';
import { postArguments, postStatement, type ToPost } from '#server/wallet/store/ledger.ts';
import { postTogether } from './batch.ts';

/** One of the processes that load the server: it runs what it is told for as long as it is told. */

/** The work to run; the same client, connections and driver for all. */
export type Load =
  | 'tpcb'
  | 'tpcbInOneCall'
  | 'escrow'
  | 'platform'
  | 'together'
  | 'togetherIntoOne';

export interface LoadSetting {
  readonly url: string;
  readonly branches: number;
  readonly accounts: number;
  readonly members: number;
}

/** A user of the bench by number. */
export const memberId = (n: number): string =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const TELLERS_PER_BRANCH = 10;

/** The statements of TPC-B as pgbench sends them, each prepared once. */
async function tpcb(client: pg.Client, { branches, accounts }: LoadSetting): Promise<number> {
  const run = (name: string, text: string, values: number[] = []) =>
    client.query({ name, text, values });
  const [aid, bid] = [randomInt(1, accounts + 1), randomInt(1, branches + 1)];
  const tid = randomInt(1, branches * TELLERS_PER_BRANCH + 1);
  const delta = randomInt(-5000, 5001);
  await run('b', 'begin');
  const pay = (what: string, key: string) =>
    `update bench.${what} set ${key[0]}balance = ${key[0]}balance + $1 where ${key} = $2`;
  await run('a', pay('accounts', 'aid'), [delta, aid]);
  await run('s', 'select abalance from bench.accounts where aid = $1', [aid]);
  await run('t', pay('tellers', 'tid'), [delta, tid]);
  await run('r', pay('branches', 'bid'), [delta, bid]);
  await run(
    'h',
    `insert into bench.history (tid, bid, aid, delta, mtime)
     values ($1, $2, $3, $4, current_timestamp)`,
    [tid, bid, aid, delta],
  );
  await run('e', 'end');
  return 1;
}

/** The same statements inside one function: what the round trips of TPC-B cost. */
async function tpcbInOneCall(client: pg.Client, setting: LoadSetting): Promise<number> {
  const { branches, accounts } = setting;
  await client.query({
    name: 'f',
    text: 'select bench.tpcb($1, $2, $3, $4)',
    values: [
      randomInt(1, accounts + 1),
      randomInt(1, branches + 1),
      randomInt(1, branches * TELLERS_PER_BRANCH + 1),
      randomInt(-5000, 5001),
    ],
  });
  return 1;
}

const toPostOf = (transfer: Transfer, causeId: string): ToPost => ({
  transfer,
  key: `${transfer.kind}:${causeId}`,
  cause: { kind: 'trade', id: causeId, no: 'TO-261121-4093' },
  now: new Date(),
});

async function post(client: pg.Client, transfer: Transfer, causeId: string): Promise<void> {
  const values = postArguments(toPostOf(transfer, causeId));
  await client.query({ name: 'p', text: postStatement, values });
}

const anyone = ({ members }: LoadSetting) => memberId(randomInt(members));

/** A new order's payment is held, then released to its seller: two transfers. */
async function escrow(client: pg.Client, setting: LoadSetting): Promise<number> {
  const orderId = newId();
  const paid = recipes.orderPaid({ orderId, buyerId: anyone(setting), minor: 500n });
  await post(client, paid, orderId);
  const to = [{ sellerId: anyone(setting), minor: 500n }];
  await post(client, recipes.orderReleased({ orderId, to, revenue: [] }), orderId);
  return 2;
}

/** Money comes from the bank and goes there: every transfer touches that one account. */
async function platform(client: pg.Client, setting: LoadSetting): Promise<number> {
  const amount = { ownerId: anyone(setting), minor: 500n };
  await post(client, recipes.recharge(amount), newId());
  await post(client, recipes.withdrawalPaid(amount), newId());
  return 2;
}

/** More of the callers' transfers are refused than in any real hour, to count what that costs. */
const REFUSED_OF = 50;

type Post = ReturnType<typeof postTogether>;

/** Pays `to` from anyone's balance, and asks for more than there is now and then. */
async function together(post: Post, setting: LoadSetting, to: string): Promise<number> {
  const orderId = newId();
  const isTooMuch = randomInt(REFUSED_OF) === 0;
  const minor = isTooMuch ? 10n ** 15n : 500n;
  const paid = recipes.orderPaid({ orderId, buyerId: anyone(setting), minor });
  const { refusal } = await post(toPostOf(paid, orderId));
  if (refusal !== (isTooMuch ? 'WA002' : null)) throw new Error(`answered ${refusal}`);
  // A refused one moved nothing and is not counted.
  if (isTooMuch) return 0;
  const released = recipes.orderReleased({ orderId, to: [{ sellerId: to, minor }], revenue: [] });
  const outcome = await post(toPostOf(released, orderId));
  if (outcome.transfer === null) throw new Error(`answered ${outcome.refusal}`);
  return 2;
}

const loads = { tpcb, tpcbInOneCall, escrow, platform };
const sharedLoads = {
  together: (post: Post, setting: LoadSetting) => together(post, setting, anyone(setting)),
  togetherIntoOne: (post: Post, setting: LoadSetting) => together(post, setting, memberId(0)),
};
/** Batches of one worker that are under way at one time. */
const LANES = 1;

/** Asked: run this load for so long on so many connections. */
export interface Order {
  readonly load: Load;
  readonly connections: number;
  readonly ms: number;
}

/** Answered: how many transactions, and in how long. */
export interface Answer {
  readonly done: number;
  readonly ms: number;
}

/** Opens connections until there are so many. */
async function connect(clients: pg.Client[], count: number, url: string): Promise<void> {
  while (clients.length < count) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
  }
}

if (parentPort !== null) {
  const port = parentPort;
  const setting = workerData as LoadSetting;
  const clients: pg.Client[] = [];
  port.on('message', async ({ load, connections, ms }: Order) => {
    const isShared = load === 'together' || load === 'togetherIntoOne';
    await connect(clients, isShared ? LANES : connections, setting.url);
    const post = postTogether(clients.slice(0, LANES));
    const step = (nth: number): Promise<number> =>
      isShared ? sharedLoads[load](post, setting) : loads[load](clients[nth] as pg.Client, setting);
    const started = performance.now();
    let done = 0;
    const loop = async (nth: number) => {
      while (performance.now() - started < ms) {
        const transactions = await step(nth);
        done += transactions;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, nth) => loop(nth)));
    port.postMessage({ done, ms: performance.now() - started } satisfies Answer);
  });
}
