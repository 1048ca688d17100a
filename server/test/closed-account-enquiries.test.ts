import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount, opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import * as contract from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { failOrDone, signInMember } from '#harness/members.ts';
import { messagesTo } from '#harness/messages.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** Done while a closing waits for an enquiry that the gate has locked. */
type Meanwhile = (gate: PoolClient) => Promise<unknown>;

const detailOf = (buyer: Caller, id: string) => buyer.send(contract.inquiryDetail, { id });
const requestAt = (seller: Caller, id: string) => seller.send(contract.quoteDetail, { id });

async function sellerOf(name: string, mpns: readonly string[]): Promise<Caller> {
  const seller = await market.member(name, 'seller');
  const lines = mpns.map((mpn) => ({ mpn, manufacturer: 'TI', quantity: 900, unitPrice: '0.05' }));
  await seller.send(inventoryAdd, { lines });
  return seller;
}

/** An enquiry for parts; whatever sellers have them in stock are asked. */
const ask = (buyer: Caller, mpns: readonly string[]) =>
  buyer.send(contract.inquirySend, {
    type: 'match',
    lines: mpns.map((mpn) => ({ mpn, quantity: 100 })),
  });

/** The first request of a line of an enquiry. */
async function requestOf(buyer: Caller, id: string, position = 0) {
  const request = (await detailOf(buyer, id)).lines[position]?.requests[0];
  if (request === undefined) throw new Error('nobody was asked');
  return request;
}

async function quote(seller: Caller, id: string) {
  const { version, mpn } = await requestAt(seller, id);
  const terms = { mpn, manufacturer: 'TI', unitPrice: '0.05', quantity: 100 };
  const answer = { ...terms, condition: 'brandNew' as const };
  return seller.send(contract.quoteSubmit, { id, version, quote: answer });
}

/** The order of all of an enquiry that is quoted, as a page of now sends it. */
async function orderingOf(buyer: Caller, id: string) {
  const picks = (await detailOf(buyer, id)).lines.flatMap(({ requests }) =>
    requests.flatMap((one) =>
      one.quote === null
        ? []
        : [{ requestId: one.id, version: one.version, hash: one.quote.hash, quantity: 100 }],
    ),
  );
  return { id, picks, shipTo, inspection: { tests: [] } };
}

/** The kinds and parameters of messages about what ended with an account. */
async function toldTo(member: Caller) {
  const messages = await messagesTo(market.market.database.pool, market.idOf(member));
  return messages
    .filter(({ kind }) => kind.includes('Left'))
    .map(({ kind, params: { no, model, count, company } }) => [kind, no, model, count, company]);
}

it('ends what a closed buyer asked for, and tells each seller once, without a name', async () => {
  const buyer = await market.member('LeavingBuyer', 'buyer');
  const one = await sellerOf('AskedOnce', ['ENDS-1']);
  const two = await sellerOf('AskedTwice', ['ENDS-2', 'ENDS-3']);
  const { id, no } = await ask(buyer, ['ENDS-1', 'ENDS-2', 'ENDS-NOBODY']);
  const more = await ask(buyer, ['ENDS-3']);
  const quoted = await requestOf(buyer, id, 0);
  await quote(one, quoted.id);
  const waits = await requestOf(buyer, id, 1);

  await buyer.send(closeAccount, {});

  expect(await requestAt(one, quoted.id)).toMatchObject({ state: 'closed', leftBy: 'buyer' });
  expect(await requestAt(two, waits.id)).toMatchObject({ state: 'closed', leftBy: 'buyer' });
  expect(await toldTo(one)).toEqual([['enquiries.buyerLeft', `${no}/1`, 'ENDS-1', 1, undefined]]);
  expect(await toldTo(two)).toEqual([['enquiries.buyerLeftMany', no, 'ENDS-2', 2, undefined]]);
  const { rows } = await market.market.database.pool.query<{ open: number }>(
    `select count(*)::int as open from enquiries.line l join enquiries.enquiry e on e.id = l.enquiry
     where e.id = any($1) and (e.completed_at is null or l.closed_at is null)`,
    [[id, more.id]],
  );
  expect(rows[0]?.open).toBe(0);
});

it('ends quotes and requests of a closed seller, and tells each buyer of an enquiry once', async () => {
  const buyer = await market.member('StayingBuyer', 'buyer');
  const leaving = await sellerOf('LeavingSeller', ['GONE-1', 'GONE-2']);
  const { id, no } = await ask(buyer, ['GONE-1', 'GONE-2']);
  await quote(leaving, (await requestOf(buyer, id, 0)).id);
  const ordering = await orderingOf(buyer, id);

  await leaving.send(closeAccount, {});

  const left = await detailOf(buyer, id);
  expect(left.completedAt).not.toBeNull();
  expect(left.mixes).toEqual([]);
  expect(left.lines.map((line) => line.requests[0])).toMatchObject([
    { state: 'closed', leftBy: 'seller' },
    { state: 'closed', leftBy: 'seller' },
  ]);
  expect(await toldTo(buyer)).toEqual([
    ['enquiries.sellerLeftMany', no, 'GONE-1', 2, 'LeavingSeller Ltd'],
  ]);
  // A page of before names the version of before: it reads why, not that something changed.
  expect(await failOrDone(buyer.send(contract.inquiryOrder, ordering))).toBe('quote.accountClosed');
  const [pick] = ordering.picks;
  const counter = { requestId: pick?.requestId ?? '', version: 1, unitPrice: '0.01' };
  expect(await failOrDone(buyer.send(contract.inquiryCounter, counter))).toBe(
    'quote.accountClosed',
  );
  expect(await ask(buyer, ['GONE-1'])).toMatchObject({ sellers: 0 });
});

it('tells a seller who answers late that the buyer has closed its account', async () => {
  const buyer = await market.member('LateBuyer', 'buyer');
  const seller = await sellerOf('LateSeller', ['LATE-1']);
  const { id } = await ask(buyer, ['LATE-1']);
  const request = await requestOf(buyer, id);
  const before = await requestAt(seller, request.id);
  await buyer.send(closeAccount, {});
  const terms = { mpn: 'LATE-1', manufacturer: 'TI', unitPrice: '0.05', quantity: 100 };
  const answer = { ...terms, condition: 'brandNew' as const };
  const seen = { id: request.id, version: before.version };
  const outcomes = [
    await failOrDone(seller.send(contract.quoteSubmit, { ...seen, quote: answer })),
    await failOrDone(seller.send(contract.quoteRefuse, { ...seen, reason: 'noStock' })),
    await failOrDone(
      seller.send(contract.quoteSubmitMany, {
        answers: [{ ...seen, quote: answer, refusal: null }],
      }),
    ),
  ];
  expect(outcomes).toEqual(Array(3).fill('quote.accountClosed'));
});

/** Sessions of the market's database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

/** Holds a lock while acts begin one after the other, each once those before it wait. */
async function whileLocked(
  lock: (gate: PoolClient) => Promise<unknown>,
  acts: readonly (() => Promise<unknown>)[],
  meanwhile: Meanwhile = async () => undefined,
): Promise<string[]> {
  const gate = await market.market.database.pool.connect();
  const begun: Promise<string>[] = [];
  try {
    await gate.query('begin');
    await lock(gate);
    for (const [nth, act] of acts.entries()) {
      let isOver = false;
      begun.push(
        failOrDone(act()).finally(() => {
          isOver = true;
        }),
      );
      await expect
        .poll(async () => isOver || (await countWaiting()) > nth, { timeout: 20_000 })
        .toBe(true);
    }
    await meanwhile(gate);
  } finally {
    await gate.query('commit');
    gate.release();
  }
  return Promise.all(begun);
}

const lockEnquiry = (id: string) => (gate: PoolClient) =>
  gate.query('select from enquiries.enquiry where id = $1 for update', [id]);

/** A buyer and a seller with one quote between them, named by a round: a slow machine gives up a lock. */
async function quotedPair(name: string) {
  const buyer = await market.member(`${name}Buyer`, 'buyer');
  const mpn = `${name.toUpperCase()}-1`;
  const seller = await sellerOf(`${name}Seller`, [mpn]);
  const { id } = await ask(buyer, [mpn]);
  const request = await requestOf(buyer, id);
  await quote(seller, request.id);
  return { buyer, seller, id, mpn, requestId: request.id };
}

async function untilFast(race: (round: number) => Promise<string[]>): Promise<string[]> {
  let outcomes = await race(1);
  for (let round = 2; outcomes.includes('service.busy') && round <= 4; round += 1) {
    outcomes = await race(round);
  }
  return outcomes;
}

it('lets an account be closed or its quote be ordered, whichever is first', async () => {
  let states: string[] = [];
  const closingFirst = await untilFast(async (round) => {
    const { buyer, seller, id } = await quotedPair(`ClosesFirst${round}`);
    const ordering = await orderingOf(buyer, id);
    return whileLocked(lockEnquiry(id), [
      () => seller.send(closeAccount, {}),
      () => buyer.send(contract.inquiryOrder, ordering),
    ]);
  });
  expect(closingFirst).toEqual(['done', 'quote.accountClosed']);
  const orderingFirst = await untilFast(async (round) => {
    const { buyer, seller, id } = await quotedPair(`OrdersFirst${round}`);
    const ordering = await orderingOf(buyer, id);
    const outcomes = await whileLocked(lockEnquiry(id), [
      () => buyer.send(contract.inquiryOrder, ordering),
      () => seller.send(closeAccount, {}),
    ]);
    states = [(await requestOf(buyer, id)).state];
    return outcomes;
  });
  expect(orderingFirst).toEqual(['done', 'account.openAffairs']);
  expect(states).toEqual(['ordered']);
});

it('leaves nothing that is asked of a seller while its account is being closed', async () => {
  let states: (string | undefined)[] = [];
  const outcomes = await untilFast(async (round) => {
    const buyer = await market.member(`AsksAmid${round}`, 'buyer');
    const mpn = `AMID-${round}`;
    const seller = await sellerOf(`ClosesAmid${round}`, [mpn]);
    // The table can be read but not written: who asks has read the seller, and not asked it yet.
    const ended = await whileLocked(
      (gate) => gate.query('lock table enquiries.request in share mode'),
      [() => ask(buyer, [mpn]), () => seller.send(closeAccount, {})],
    );
    const { list } = await buyer.send(contract.inquiryList, { completed: true });
    const found = list[0] && (await detailOf(buyer, list[0].id));
    states = (found?.lines ?? []).map((line) => line.requests[0]?.state);
    return ended;
  });
  expect(outcomes).toEqual(['done', 'done']);
  expect(states).toEqual(['closed']);
});

it('leaves nothing that a buyer asks for while its account is being closed', async () => {
  let open: string[] = [];
  const outcomes = await untilFast(async (round) => {
    const buyer = await market.member(`AsksLast${round}`, 'buyer');
    const mpn = `LAST-${round}`;
    const seller = await sellerOf(`AskedLast${round}`, [mpn]);
    const ended = await whileLocked(
      (gate) => gate.query('lock table enquiries.request in share mode'),
      [() => ask(buyer, [mpn]), () => buyer.send(closeAccount, {})],
    );
    const { list } = await seller.send(contract.quoteList, { type: 'match', tab: 'ended' });
    open = list.map(({ state }) => state);
    return ended;
  });
  expect(outcomes).toEqual(['done', 'done']);
  expect(open).toEqual(['closed']);
});

it('locks enquiries before the account, as an order does, and none where the close is refused', async () => {
  const { seller, id } = await quotedPair('LocksFirst');
  const mailbox = ['locksfirstseller@harness.test'];
  const outcome = await whileLocked(
    lockEnquiry(id),
    [() => seller.send(closeAccount, {})],
    async (gate) => {
      const { rowCount } = await gate.query(
        'select from accounts.account where email = $1 for update nowait',
        mailbox,
      );
      expect(rowCount).toBe(1);
    },
  );
  expect(outcome).toEqual(['done']);

  const owes = await quotedPair('OwesBefore');
  await placeBoardOrder(owes.buyer, owes.seller);
  let waited = 0;
  const refused = await whileLocked(
    lockEnquiry(owes.id),
    [() => owes.seller.send(closeAccount, {})],
    async () => {
      waited = await countWaiting();
    },
  );
  expect({ refused, waited }).toEqual({ refused: ['account.openAffairs'], waited: 0 });
  expect(await requestOf(owes.buyer, owes.id)).toMatchObject({ state: 'quoted', leftBy: null });
  expect(await toldTo(owes.buyer)).toEqual([]);
});

it('keeps what ended as it is when the account is opened again', async () => {
  const { buyer, seller, id, mpn, requestId } = await quotedPair('ComesBack');
  await seller.send(closeAccount, {});
  const accountId = market.idOf(seller);
  const [marta, rui] = [
    await market.staff('Marta', ['support']),
    await market.staff('Rui', ['support']),
  ];
  await marta.send(opsAccountReopen, { id: accountId, reason: 'The owner called' });
  const awaited = { kinds: ['account.reopen' as const], subjectId: accountId };
  const [approval] = (await rui.send(opsApprovalList, awaited)).list;
  const seen = { id: approval?.id ?? '', version: approval?.version ?? 0 };
  await rui.send(opsApprovalApprove, seen);
  const { caller: again } = await signInMember(market, 'ComesBackSeller');
  expect(await requestAt(again, requestId)).toMatchObject({ state: 'closed', leftBy: 'seller' });
  expect(await failOrDone(quote(again, requestId))).toBe('quote.ended');
  const ordering = await orderingOf(buyer, id);
  expect(await failOrDone(buyer.send(contract.inquiryOrder, ordering))).toBe('quote.accountClosed');
  expect(await ask(buyer, [mpn])).toMatchObject({ sellers: 1 });
});

it('ends by its migration what accounts left open that were closed before', async () => {
  const left = await quotedPair('LeftBefore');
  const gone = await quotedPair('GoneBefore');
  const kept = await quotedPair('StillHere');
  const { pool } = market.market.database;
  await pool.query('update accounts.account set closed_at = $2 where email = any($1)', [
    ['leftbeforebuyer@harness.test', 'gonebeforeseller@harness.test'],
    market.clock.now(),
  ]);
  const migration = join(migrationsDir, '0229-enquiries-of-closed-accounts', 'up.sql');
  await pool.query(readFileSync(migration, 'utf8'));
  expect(await requestAt(left.seller, left.requestId)).toMatchObject({
    state: 'closed',
    leftBy: 'buyer',
  });
  const ended = await detailOf(gone.buyer, gone.id);
  expect(ended.completedAt).not.toBeNull();
  expect(ended.lines[0]?.requests[0]).toMatchObject({ state: 'closed', leftBy: 'seller' });
  expect(await requestOf(kept.buyer, kept.id)).toMatchObject({ state: 'quoted', leftBy: null });
});
