import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsBankClose } from '#contract/bank/calls.ts';
import * as contract from '#contract/closes/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { verifyBalanceFile } from '#server/closes/public.ts';
import { row, type Tx, transaction } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { insertRoot } from '#server/operator/store/audit.ts';
import {
  paymentSuspended,
  recharge,
  suspenseCleared,
  withdrawalApplied,
  withdrawalFailed,
} from '#server/wallet/core/recipes.ts';
import type { Transfer } from '#server/wallet/core/transfer.ts';
import { holdOrder, openWallet, verifyLedger } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { reportOf } from '../../tools/verify-balance.ts';

const DAY_MS = 86_400_000;

let market: TestMarket;
let buyer: Caller;
let other: Caller;
let wei: Caller;

const inTx = <T>(work: (tx: Tx) => Promise<T>) => transaction(market.market.database.db, work);
const fund = (who: Caller, minor: bigint) =>
  inTx((tx) =>
    post(tx, {
      transfer: recharge({ ownerId: market.idOf(who), minor }),
      key: randomUUID(),
      cause: { kind: 'recharge', id: randomUUID(), no: 'RC-261101-1001' },
      now: market.clock.now(),
    }),
  );

/** Runs the job that closes days, as the market's clock stands. */
async function close(): Promise<void> {
  const { database, jobs } = market.market;
  const job = jobs['closes.make'];
  if (job === undefined) throw new Error('no job closes days');
  const signal = new AbortController().signal;
  const log = createLogger('silent');
  const now = market.clock.now();
  await job({}, { db: database.db, now, log, attempt: 1, attemptsMax: 1, signal });
}
const closes = async () => (await wei.send(contract.opsCloseList, {})).list;
const later = (days: number) => new Date(market.clock.now().getTime() + days * DAY_MS);

beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Buyer', 'buyer');
  other = await market.member('Other', 'buyer');
  wei = await market.staff('Wei', ['finance']);
  await inTx(async (tx) => {
    for (const who of [buyer, other]) await openWallet(tx, market.idOf(who));
  });
  await fund(buyer, 70_000n);
  await fund(other, 3_333n);
});
afterAll(() => market.close());

describe('the close of a day', () => {
  it('is made once for the day before, with what is owed to members as the sums of its root', async () => {
    await close();
    await close();
    const list = await closes();
    expect(list).toHaveLength(1);
    const [first] = list;
    expect(first).toMatchObject({
      since: null,
      isSound: true,
      items: 0,
      transfers: 2,
      usd: { amount: '733.33' },
      cny: { amount: '0.00' },
      leaves: 2,
    });
    expect(first?.day).toBe(dayOf(later(-1)));
    const one = await wei.send(contract.opsCloseOne, { day: first?.day ?? '' });
    expect(one.figures.map(({ currency, available }) => [currency, available.amount])).toEqual([
      ['USD', '733.33'],
      ['CNY', '0.00'],
    ]);
    await fails(wei.send(contract.opsCloseOne, { day: '2020-01-01' }), 'notFound');
  });

  it('covers what moved since the one before, however long the market stood still', async () => {
    market.clock.advance(3 * DAY_MS);
    // Sessions of staff end after hours.
    wei = await market.staff('Jia', ['finance']);
    const id = randomUUID();
    await inTx((tx) =>
      holdOrder(tx, {
        key: `${id}:hold`,
        order: { kind: 'trade', id, no: 'TO-1' },
        buyerId: market.idOf(buyer),
        minor: 20_000n,
        now: market.clock.now(),
      }),
    );
    await close();
    const [last, before] = await closes();
    expect(last).toMatchObject({ transfers: 1, since: before?.madeAt, usd: { amount: '733.33' } });
    expect(last?.leaves).toBe(4);
    expect(last?.chainHead).not.toBe(before?.chainHead);
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });

  it('leaves escrow of an order that is not there as an open item, which gets an owner', async () => {
    const [last] = await closes();
    expect(last).toMatchObject({ isSound: false, items: 1, unassigned: 1 });
    const day = last?.day ?? '';
    const { openItems, people } = await wei.send(contract.opsCloseOne, { day });
    const [item] = openItems;
    if (item === undefined) throw new Error('nothing is open');
    expect(item).toMatchObject({ kind: 'strayHolds', count: 1, version: 1, assignedTo: null });
    const to = people[0]?.id ?? '';
    const { id, version } = item;
    await fails(wei.send(contract.opsCloseAssign, { id, version, to, note: ' ' }), 'input.invalid');
    await fails(
      wei.send(contract.opsCloseAssign, { id, version, to: randomUUID(), note: 'Mine' }),
      'notFound',
    );
    await wei.send(contract.opsCloseAssign, { id, version, to, note: 'Asked the dock' });
    await fails(
      wei.send(contract.opsCloseAssign, { id, version, to, note: 'Again' }),
      'bank.changed',
    );
    const after = await wei.send(contract.opsCloseOne, { day });
    expect(after).toMatchObject({ unassigned: 0 });
    expect(after.openItems[0]).toMatchObject({
      assignedName: people[0]?.name,
      note: 'Asked the dock',
      changedName: 'Jia',
      version: 2,
    });
  });

  it('ends an item by a person with a reason, and opens it anew where the next close finds it again', async () => {
    const newest = async () => {
      const [last] = await closes();
      return wei.send(contract.opsCloseOne, { day: last?.day ?? '' });
    };
    const strayOf = ({ openItems }: Awaited<ReturnType<typeof newest>>) => {
      const item = openItems.find(({ kind }) => kind === 'strayHolds');
      if (item === undefined) throw new Error('the item is not there');
      return item;
    };
    const nextDay = async (name: string) => {
      market.clock.advance(DAY_MS);
      wei = await market.staff(name, ['finance']);
      await close();
      return newest();
    };
    const first = await newest();
    // Found again: it goes on with its owner and since the day on which it was found first.
    const second = await nextDay('Wang');
    const carried = strayOf(await wei.send(contract.opsCloseOne, { day: first.day }));
    expect(carried.end).toMatchObject({ kind: 'carried', name: '' });
    const going = strayOf(second);
    expect(going).toMatchObject({
      ...{ foundOn: first.day, note: 'Asked the dock', end: null, reopened: null },
      assignedName: strayOf(first).assignedName,
    });
    const gone = { id: carried.id, version: carried.version };
    await fails(wei.send(contract.opsCloseResolve, { ...gone, reason: 'Mine' }), 'bank.changed');
    const to = first.people[0]?.id ?? '';
    await fails(wei.send(contract.opsCloseAssign, { ...gone, to, note: 'Mine' }), 'bank.changed');

    const { id, version } = going;
    await fails(wei.send(contract.opsCloseResolve, { id, version, reason: ' ' }), 'input.invalid');
    await fails(
      wei.send(contract.opsCloseResolve, { id, version: version + 1, reason: 'Old' }),
      'bank.changed',
    );
    const reason = 'The order was moved by hand';
    await wei.send(contract.opsCloseResolve, { id, version, reason });
    const resolved = await newest();
    expect(resolved).toMatchObject({ items: 1, open: 0, unassigned: 0, isSound: false });
    expect(strayOf(resolved).end).toMatchObject({ kind: 'resolved', name: 'Wang', note: reason });
    await fails(
      wei.send(contract.opsCloseResolve, { id, version: version + 1, reason }),
      'bank.changed',
    );
    // An end of a person changes no figure: what is still wrong is found again and stops payouts.
    const third = strayOf(await nextDay('Zhou'));
    expect(third).toMatchObject({
      ...{ foundOn: first.day, end: null, reopened: { name: 'Wang', note: reason } },
    });
  });

  it('stays as it was made, whoever writes into its tables', async () => {
    for (const statement of [
      sql`update closes.close set usd = 0`,
      sql`delete from closes.leaf`,
      sql`delete from closes.item`,
      sql`update closes.item set amount = 1`,
      sql`update closes.item set ended_at = null, end_kind = null where end_kind is not null`,
      sql`update closes.node set usd = usd + 1`,
      sql`update wallet.transfer_link set nth = nth + 100`,
    ]) {
      await expect(row(market.market.database.db, statement)).rejects.toThrow();
    }
  });
});

describe('a clearing account', () => {
  const move = (transfer: Transfer) =>
    inTx((tx) =>
      post(tx, {
        transfer,
        key: randomUUID(),
        cause: { kind: transfer.kind, id: randomUUID(), no: 'X-1' },
        now: market.clock.now(),
      }),
    );
  let days = 0;
  const seen = async () => {
    market.clock.advance(DAY_MS);
    days += 1;
    wei = await market.staff(`Wei${days}`, ['finance']);
    await close();
    const [last] = await closes();
    const { openItems, figures } = await wei.send(contract.opsCloseOne, { day: last?.day ?? '' });
    return {
      isSound: last?.isSound,
      items: openItems
        .filter(({ kind }) => kind === 'clearing')
        .map(({ money }) => `${money?.amount} ${money?.currency}`),
      rests: figures.flatMap(({ clearing }) => clearing.map(({ rest }) => rest.amount)),
      stops: (await wei.send(opsBankClose, { currency: 'USD' })).stops,
    };
  };
  const ownerId = () => market.idOf(other);

  it('that no open record explains is an open item and stops payout files', async () => {
    expect(await seen()).toMatchObject({ items: [], rests: ['0.00', '0.00', '0.00', '0.00'] });
    await move(withdrawalApplied({ ownerId: ownerId(), minor: 1_200n }));
    await move(paymentSuspended({ minor: 500n, currency: 'CNY' }));
    const wrong = await seen();
    expect(wrong).toMatchObject({ isSound: false, items: ['12.00 USD', '5.00 CNY'] });
    expect(wrong.stops).toContain('clearing');
  });

  it('is closed again once its money has left it', async () => {
    await move(withdrawalFailed({ ownerId: ownerId(), minor: 1_200n }));
    await move(suspenseCleared({ minor: 500n, currency: 'CNY' }));
    const [before] = await closes();
    const { items, stops } = await seen();
    expect(items).toEqual([]);
    expect(stops).not.toContain('clearing');
    const { openItems } = await wei.send(contract.opsCloseOne, { day: before?.day ?? '' });
    const ends = openItems.map(({ kind, end }) => [kind, end?.kind]);
    expect(ends).toEqual([
      ['clearing', 'gone'],
      ['strayHolds', 'carried'],
      ['clearing', 'gone'],
    ]);
  });
});

describe('the proof of a balance', () => {
  const own = async (who: Caller) => {
    const proof = await who.send(contract.balanceProof, {});
    if (proof.file === null) throw new Error('nothing is proved');
    return { ...proof, file: proof.file };
  };

  it('leads a member offline from the own balance and escrow to the published root', async () => {
    const visitor = market.visitor('Visitor');
    const { list } = await visitor.send(contract.balanceProofs, {});
    const proof = await own(buyer);
    expect(proof).toMatchObject({ root: list[0]?.root, usd: { amount: '700.00' } });
    const { sound, lines } = reportOf(proof.file, list[0]?.root ?? '');
    expect(lines).toContain('balance    500.00 USD available, 0.00 USD frozen, 0.00 CNY deposit');
    expect(lines.join(' ')).toContain('200.00 USD held');
    expect(lines.at(-1)).toBe('INCLUDED   in the published root');
    expect(sound).toBe(true);
  });

  it('stands beside where the audit log ended that day', async () => {
    const visitor = market.visitor('Visitor');
    const day = (await visitor.send(contract.balanceProofs, {})).list[0]?.day ?? '';
    await insertRoot(market.market.database.db, day, market.clock.now());
    const { list } = await visitor.send(contract.balanceProofs, {});
    const { rows } = await market.market.database.pool.query<{ seq: bigint; hash: string }>(
      `select seq, encode(hash, 'hex') as hash from operator.audit_root where day = $1`,
      [day],
    );
    const [root] = rows;
    expect(list[0]?.audit).toEqual({ rows: Number(root?.seq), hash: root?.hash });
  });

  it('is refused after any byte of its file was changed, and against another root', async () => {
    const { file, root } = await own(buyer);
    expect(verifyBalanceFile(file, null).sound).toBe(true);
    expect(
      verifyBalanceFile(
        file,
        root.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      ).sound,
    ).toBe(false);
    for (let at = 0; at < file.length; at += 1) {
      const changed = file[at] === '7' ? '8' : '7';
      const text = file.slice(0, at) + changed + file.slice(at + 1);
      expect(verifyBalanceFile(text, root).sound, `byte ${at} of ${file}`).toBe(false);
    }
  });

  it('tells a member nothing of whose the other leaves are', async () => {
    const { file } = await own(other);
    expect(file).not.toContain(market.idOf(buyer));
    const parsed = JSON.parse(file) as { leaves: { subject: string }[] };
    expect(parsed.leaves.map(({ subject }) => subject)).toEqual([market.idOf(other)]);
  });

  it('is null for a member to whom nothing was owed, and not found for a day without a close', async () => {
    const stranger = await market.member('Stranger', 'buyer');
    expect(await stranger.send(contract.balanceProof, {})).toMatchObject({ file: null });
    await fails(stranger.send(contract.balanceProof, { day: '2020-01-01' }), 'notFound');
  });
});
