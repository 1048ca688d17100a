import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '#contract/money.ts';
import { languages } from '#contract/options.ts';
import { walletBalanceDays, walletStatement } from '#contract/statements/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { MemberCaller } from '#server/kit/request-context.ts';
import {
  completeExchange,
  freezeForExchange,
  getStatement,
  holdOrder,
  listStatementLines,
  openWallet,
  refundOrder,
  releaseOrder,
  returnExchange,
  walletSlice,
} from '#server/wallet/public.ts';
import { statementPdf } from './pdf.ts';
import { statementsSlice } from './public.ts';
import { type StatementContent, statementRows } from './rows.ts';
import { statementWords } from './words.ts';

let test: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;
const walletDeps = {
  exchangesDue: async () => new Map(),
  claimOrders: async () => new Map(),
  claimsSetAside: async () => [],
} as Partial<Parameters<typeof walletSlice>[0]> as Parameters<typeof walletSlice>[0];

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 4 });
  const deps = { secret: Buffer.alloc(32, 1), nameOf: async () => 'Elbe GmbH 深圳' };
  call = callingOf(database.db, [...statementsSlice(deps).calls, ...walletSlice(walletDeps).calls]);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const DAY_MS = 86_400_000;
const first = new Date('2026-10-01T02:00:00Z');
const dayAt = (day: number): Date => new Date(first.getTime() + day * DAY_MS);
const dayName = (day: number): string =>
  new Date(dayAt(day).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const cents = (text: string): bigint => parseDecimal(text, 2);

/** A member gets money by an order that is released to them. */
async function earn(owner: string, minor: bigint, now: Date): Promise<void> {
  const order = { kind: 'trade', id: randomUUID(), no: 'TO-261001-1' };
  const payer = randomUUID();
  await transaction(database.db, async (tx) => {
    await openWallet(tx, payer);
    await openWallet(tx, owner);
    // The payer's own money comes by an order that the platform's float pays: an exchange undone.
    await holdFloat(tx, payer, { minor, order, now });
    const to = [{ sellerId: owner, minor }];
    await releaseOrder(tx, { key: `order:${order.id}:release`, order, to, revenue: [], now });
  });
}

type Tx = Parameters<typeof openWallet>[0];

async function holdFloat(
  tx: Tx,
  payer: string,
  {
    minor,
    order,
    now,
  }: { minor: bigint; order: { kind: string; id: string; no: string }; now: Date },
): Promise<void> {
  const { post } = await import('../wallet/store/ledger.ts');
  const { recharge } = await import('../wallet/core/recipes.ts');
  const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-261001-1' };
  const transfer = recharge({ ownerId: payer, minor });
  await post(tx, { transfer, key: `recharge:${cause.id}`, cause, now });
  await holdOrder(tx, { key: `order:${order.id}:hold`, order, buyerId: payer, minor, now });
}

async function exchange(
  owner: string,
  minor: bigint,
  { now, end }: { now: Date; end: 'done' | 'failed' | 'open' },
): Promise<void> {
  const cause = { kind: 'exchange', id: randomUUID(), no: 'EX-261001-1' };
  const move = { cause, ownerId: owner, now };
  await transaction(database.db, async (tx) => {
    await freezeForExchange(tx, { ...move, key: `exchange:${cause.id}:apply`, minor });
    if (end === 'failed') {
      await returnExchange(tx, { ...move, key: `exchange:${cause.id}:failed`, minor });
    }
    if (end === 'done') {
      const amounts = { sellMinor: minor, feeMinor: 0n, boughtFen: minor * 7n };
      await completeExchange(tx, { ...move, key: `exchange:${cause.id}:done`, ...amounts });
    }
  });
}

async function payAndRefund(owner: string, minor: bigint, now: Date): Promise<void> {
  const order = { kind: 'trade', id: randomUUID(), no: 'TO-261001-2' };
  await transaction(database.db, async (tx) => {
    await holdOrder(tx, { key: `order:${order.id}:hold`, order, buyerId: owner, minor, now });
    const back = { key: `order:${order.id}:refund`, order, now };
    if (minor > 1n) await refundOrder(tx, { ...back, minor: minor - 1n });
  });
}

const step = fc.record({
  day: fc.integer({ min: 0, max: 2 }),
  what: fc.constantFrom('earn', 'done', 'failed', 'open', 'pay'),
  minor: fc.bigInt({ min: 1n, max: 90_000n }),
});

async function play(
  owner: string,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) {
  let now = first;
  let day = 0;
  await earn(owner, 10_000_000n, now);
  for (const one of steps) {
    day += one.day;
    now = new Date(Math.max(dayAt(day).getTime(), now.getTime() + 1000));
    if (one.what === 'earn') await earn(owner, one.minor, now);
    else if (one.what === 'pay') await payAndRefund(owner, one.minor, now);
    else await exchange(owner, one.minor, { now, end: one.what });
  }
  return day;
}

describe('a statement', () => {
  it('foots to the cent over any movements and any days, in page, rows and lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 8 }),
        fc.nat({ max: 10 }),
        fc.nat({ max: 10 }),
        async (steps, from, span) => {
          const owner = randomUUID();
          const caller = asMember(owner) as MemberCaller;
          const lastDay = await play(owner, steps);
          const range = { from: dayName(from), to: dayName(from + span) };
          const by = { caller, now: dayAt(lastDay + 1) };
          const page = await call(walletStatement, range, by);
          const [opening, incoming, outgoing, closing] = [
            cents(page.opening.amount),
            cents(page.incoming.amount),
            cents(page.outgoing.amount),
            cents(page.closing.amount),
          ];
          expect(opening + incoming - outgoing).toBe(closing);
          const between = {
            from: new Date(`${range.from}T00:00:00+08:00`),
            until: new Date(Date.parse(`${range.to}T00:00:00+08:00`) + DAY_MS),
          };
          const statement = await getStatement(database.db, owner, between);
          const lines = await listStatementLines(database.db, owner, {
            ...statement.range,
            most: 500,
          });
          expect(lines).toHaveLength(page.count);
          let balance = opening;
          for (const line of lines) {
            balance += line.amount;
            expect(line.balance).toBe(balance);
            expect(line.at.getTime()).toBeGreaterThanOrEqual(between.from.getTime());
            expect(line.at.getTime()).toBeLessThan(between.until.getTime());
          }
          expect(balance).toBe(closing);
          const whole = { from: dayName(0), to: dayName(lastDay + 1) };
          const all = await call(walletStatement, whole, by);
          const wallet = await call(walletOne, {}, by);
          expect(all.closing).toEqual(wallet.balance);
          const frozen = wallet.frozenParts.reduce(
            (sum, part) => sum + cents(part.amount.amount),
            0n,
          );
          expect(formatDecimal(frozen, 2)).toBe(wallet.frozen.amount);
          const days = await call(walletBalanceDays, { days: 30 }, by);
          expect(days.list.at(-1)?.balance).toEqual(wallet.balance);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('closes with what the next days open with, however the days are cut, and the parts are the whole', async () => {
    const members = fc.array(fc.array(step, { maxLength: 6 }), { minLength: 2, maxLength: 4 });
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(members, cuts, async (lives, cut) => {
        const owners = lives.map(() => randomUUID());
        await Promise.all(lives.map((steps, index) => play(owners[index] ?? '', steps)));
        const ends = [...cut.sort((a, b) => a - b), 13];
        for (const owner of owners) {
          const by = { caller: asMember(owner) as MemberCaller, now: dayAt(14) };
          const sums = { count: 0, incoming: 0n, outgoing: 0n, closing: 0n };
          let from = -1;
          for (const end of ends) {
            const range = { from: dayName(from), to: dayName(end) };
            const part = await call(walletStatement, range, by);
            expect(cents(part.opening.amount)).toBe(sums.closing);
            sums.count += part.count;
            sums.incoming += cents(part.incoming.amount);
            sums.outgoing += cents(part.outgoing.amount);
            sums.closing = cents(part.closing.amount);
            from = end + 1;
          }
          const whole = await call(walletStatement, { from: dayName(-1), to: dayName(13) }, by);
          expect(sums).toEqual({
            count: whole.count,
            incoming: cents(whole.incoming.amount),
            outgoing: cents(whole.outgoing.amount),
            closing: cents(whole.closing.amount),
          });
          expect(whole.closing).toEqual((await call(walletOne, {}, by)).balance);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('stays as it was where a booking that began before midnight ends after the next day began', async () => {
    const owner = randomUUID();
    const midnight = Date.parse('2026-10-03T00:00:00+08:00');
    const earnAt = (seconds: number) => earn(owner, 1_000n, new Date(midnight + seconds * 1000));
    const closing = async () => {
      const range = { from: '2026-10-02', to: '2026-10-02' };
      const by = { caller: asMember(owner) as MemberCaller, now: dayAt(9) };
      return (await call(walletStatement, range, by)).closing.amount;
    };
    await earnAt(-7200);
    await earnAt(2);
    // A job that took its time before midnight comes last.
    await earnAt(-10);
    const closings = [await closing()];
    for (let hour = 1; hour < 9; hour += 1) {
      await earnAt(hour * 3600);
      closings.push(await closing());
    }
    expect(closings).toEqual(closings.map(() => '10.00'));
  });

  it('is refused where it ends before it begins, or names no day', async () => {
    const by = { caller: asMember(randomUUID()), now: first };
    for (const range of [
      { from: '2026-10-02', to: '2026-10-01' },
      { from: '2026-13-01', to: '2026-13-02' },
      { from: '1e9', to: '2026-10-01' },
    ]) {
      await expect(call(walletStatement, range, by)).rejects.toMatchObject({ name: 'ZodError' });
    }
  });

  it('is nothing, and foots, for a member who never had money', async () => {
    const by = { caller: asMember(randomUUID()), now: first };
    const range = { from: '2026-09-01', to: '2026-10-01' };
    expect(await call(walletStatement, range, by)).toMatchObject({
      opening: { amount: '0.00' },
      closing: { amount: '0.00' },
      count: 0,
    });
  });

  it('is a PDF of its own language, and rows whose changes add up', async () => {
    const owner = randomUUID();
    await play(owner, [
      { day: 1, what: 'done', minor: 120_000n },
      { day: 1, what: 'failed', minor: 35_000n },
    ]);
    const between = { from: dayAt(-1), until: dayAt(9) };
    const statement = await getStatement(database.db, owner, between);
    const content: StatementContent = {
      statement,
      from: '2026-09-30',
      to: '2026-10-09',
      async *lines() {
        yield await listStatementLines(database.db, owner, { ...statement.range, most: 500 });
      },
    };
    for (const lang of languages) {
      const words = statementWords(lang);
      const pdf = await statementPdf({ ...content, owner: 'Elbe GmbH 深圳' }, words, lang);
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      const rows = [];
      for await (const batch of statementRows(content, words)) rows.push(...batch);
      const changes = rows
        .filter(([no]) => /^\d+$/.test(String(no)))
        .map((row) => cents(String(row[4])));
      const sum = changes.reduce((total, one) => total + one, 0n);
      expect(statement.opening + sum).toBe(statement.closing);
    }
  });
});
