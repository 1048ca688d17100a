import { type ChildProcess, fork } from 'node:child_process';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { holdOrder, openWallet, releaseOrder, verifyLedger } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';

/**
 * A program that pays and releases numbered orders, to be killed in the middle. Each order is two
 * transfers, each under a key that its number gives, so that all of them may be asked for again.
 */
const MEMBERS = 8;
const START_MINOR = 10_000_000n;
const CONNECTIONS = 16;
const now = new Date('2026-11-21T02:00:00Z');

const idOf = (group: string, n: number) =>
  `00000000-0000-4000-${group}-${n.toString(16).padStart(12, '0')}`;
const memberOf = (n: number) => idOf('8000', n % MEMBERS);
const minorOf = (n: number) => BigInt(100 + (n % 7));

/** Gives the members of a storm their money. */
export async function openStorm({ db }: Database): Promise<void> {
  for (let n = 0; n < MEMBERS; n += 1) {
    const ownerId = memberOf(n);
    await transaction(db, async (tx) => {
      await openWallet(tx, ownerId);
      const transfer = recharge({ ownerId, minor: START_MINOR });
      const cause = { kind: 'recharge', id: ownerId, no: 'RC-1' };
      await post(tx, { transfer, key: `storm:${n}:start`, cause, now });
    });
  }
}

/** The responses that a program gave before it ended: keys, and the transfer that each led to. */
export type Responses = Map<string, string>;

/**
 * A program that posts the orders from the first to the last, in a process of its own. Where
 * `killedAfter` names a number of responses, it is killed at once after so many: a kill from outside comes
 * late on a busy machine, perhaps after the last order.
 */
export function startStorm(
  url: string,
  orders: number,
  killedAfter = Number.POSITIVE_INFINITY,
): { child: ChildProcess; responses: Responses } {
  const responses: Responses = new Map();
  const child = fork(import.meta.filename, [url, String(orders), String(killedAfter)], {
    // A vitest worker would hand its own loader on.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Why a program ended that was not killed is read from its last words.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (message) => {
    const [key, transfer] = message as [string, string];
    responses.set(key, transfer);
  });
  return { child, responses };
}

/** Resolves once so many responses came, or the program has ended. */
export function untilResponded(
  { child, responses }: ReturnType<typeof startStorm>,
  count: number,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (responses.size >= count) resolve();
    };
    child.on('message', look);
    // Its last responses may be read after its exit.
    child.once('close', () => resolve());
    look();
  });
}

/** Returns violations once every order was posted, however often it was asked for; empty for none. */
export async function violationsOf({ db, pool }: Database, orders: number): Promise<string[]> {
  const violations: string[] = [];
  const { wrong } = await verifyLedger(db);
  if (wrong !== null) violations.push(`${wrong.row}: ${wrong.law}`);
  const found = await pool.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from wallet.transfer group by kind order by kind`,
  );
  const counts = Object.fromEntries(found.rows.map(({ kind, count }) => [kind, count]));
  const expected = { orderPaid: orders, orderReleased: orders, recharge: MEMBERS };
  for (const [kind, count] of Object.entries(expected)) {
    if (counts[kind] !== count) violations.push(`${counts[kind] ?? 0} ${kind} for ${count}`);
  }
  const should = new Map<string, bigint>();
  for (let n = 0; n < MEMBERS; n += 1) should.set(memberOf(n), START_MINOR);
  for (let n = 0; n < orders; n += 1) {
    should.set(memberOf(n), (should.get(memberOf(n)) ?? 0n) - minorOf(n));
    should.set(memberOf(n + 1), (should.get(memberOf(n + 1)) ?? 0n) + minorOf(n));
  }
  const { rows } = await pool.query<{ owner: string; balance: string }>(
    `select owner, balance::text as balance from wallet.account
     where owner is not null and kind = 'available'`,
  );
  for (const { owner, balance } of rows) {
    if (BigInt(balance) !== should.get(owner)) {
      violations.push(`${owner} has ${balance} and not ${should.get(owner)}`);
    }
  }
  return violations;
}

async function payAndRelease({ db }: Database, n: number, say: Say): Promise<void> {
  const order = { kind: 'trade', id: idOf('9000', n), no: `TO-${n}` };
  const hold = { key: `storm:${n}:hold`, order, now };
  const paid = await transaction(db, (tx) =>
    holdOrder(tx, { ...hold, buyerId: memberOf(n), minor: minorOf(n) }),
  );
  say(hold.key, paid.transferId);
  const release = { key: `storm:${n}:release`, order, revenue: [], now };
  const to = [{ sellerId: memberOf(n + 1), minor: minorOf(n) }];
  const released = await transaction(db, (tx) => releaseOrder(tx, { ...release, to }));
  say(release.key, released.transferId);
}

type Say = (key: string, transfer: string) => void;

async function run(url: string, orders: number, killedAfter: number): Promise<void> {
  const database = openDatabase(url, { max: CONNECTIONS });
  let responseCount = 0;
  const sent: Promise<unknown>[] = [];
  const say: Say = (key, transfer) => {
    sent.push(new Promise((done) => process.send?.([key, transfer], undefined, undefined, done)));
    responseCount += 1;
    if (responseCount === killedAfter) process.kill(process.pid, 'SIGKILL');
  };
  let next = 0;
  const loop = async () => {
    while (next < orders) {
      const n = next;
      next += 1;
      await payAndRelease(database, n, say);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  await database.close();
  // A channel that is closed drops what its reader has not taken yet.
  await Promise.all(sent);
}

const [, file, url, orders, killedAfter] = process.argv;
if (file === import.meta.filename && url !== undefined && process.send !== undefined) {
  await run(url, Number(orders), Number(killedAfter));
  process.disconnect();
}
