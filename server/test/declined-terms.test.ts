import { afterAll, beforeAll, expect, it } from 'vitest';
import { setPwd } from '#contract/accounts/calls.ts';
import { closeAccount, closingState } from '#contract/accounts/closing-calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { Call } from '#contract/call.ts';
import { searchElectronic } from '#contract/catalog/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { legalAccept, legalDecline, legalPending } from '#contract/legal/calls.ts';
import { openToDeclined } from '#contract/legal/declined-calls.ts';
import { opsLegalOne } from '#contract/legal/staff-calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { declineOrder, orderOne } from '#contract/orders/calls.ts';
import { acceptBid, replyDetail } from '#contract/surplus/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { bidAcceptance, bidFor, dealOf } from '#harness/board-stage.ts';
import { failOrDone, signInMember } from '#harness/members.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const document = 'terms-of-service';
const seen = [{ document, number: 1 } as const];
let market: TestMarket;
let seller: Caller;
let buyer: Caller;
let order: { orderId: string };
let poster: Caller;
/** The acceptance of a bid that was made before the terms. */
let acceptance: Awaited<ReturnType<typeof bidOn>>;

/** Signs a member in anew, declines what is in force and returns the session that is left. */
async function decline(name: string): Promise<Caller> {
  const { caller } = await signInMember(market, name);
  return caller.signedIn(await caller.send(legalDecline, { declined: seen }));
}

const offers = async () => {
  const { list } = await market.visitor('V').send(searchElectronic, { keyword: 'DT358DR' });
  return list[0]?.offers.length ?? 0;
};

/** Has surplus of the poster bid for; returns the acceptance of the bid. */
const bidOn = async (bidder: Caller) =>
  bidAcceptance(await bidFor(bidder, await dealOf(poster), 100), 100);

beforeAll(async () => {
  market = await openTestMarket();
  seller = await market.member('Seller', 'seller');
  buyer = await market.member('Buyer', 'buyer');
  order = await placeBoardOrder(buyer, seller);
  poster = await market.member('Poster', 'seller');
  acceptance = await bidOn(await market.member('Bidder', 'buyer'));
  await seller.send(inventoryAdd, {
    lines: [{ mpn: 'DT358DR', manufacturer: 'TI', quantity: 100, condition: 'brandNew' }],
  });
  await market.market.database.pool.query(
    `insert into legal.version (id, document, number, texts, effective_at, reason, proposed_by,
       proposed_name, approved_by, approved_name, approved_at)
     select gen_random_uuid(), $1, 1, jsonb_object_agg(lang, jsonb_build_object('title', 'Terms',
         'description', 'D', 'markdown', '## Robots', 'changes', 'Robots are new')),
       $2::timestamptz, 'A new rule', gen_random_uuid(), 'Ana', gen_random_uuid(), 'Lin',
       $2::timestamptz - interval '15 days'
     from unnest(array['zh', 'en', 'es', 'fr', 'ru']) lang`,
    [document, market.clock.now()],
  );
  market.clock.advance(1000);
});
afterAll(() => market.close());

it('a member who declines signs in, reads everything and is asked again', async () => {
  expect(await offers()).toBe(1);
  const { caller, opened } = await signInMember(market, 'Seller');
  expect(opened.termsPending).toBe(true);
  const unseen = [{ document: 'privacy-notice', number: 1 } as const];
  expect(await failOrDone(caller.send(legalDecline, { declined: unseen }))).toBe('legal.changed');
  const left = await decline('Seller');
  expect(await left.send(loginUser, {})).toMatchObject({ termsDeclined: true });
  expect((await left.send(walletOne, {})).balance.amount).toBe('0.00');
  expect((await left.send(legalPending, {})).list).toMatchObject([{ document, number: 1 }]);
  expect((await signInMember(market, 'Seller')).opened.termsPending).toBe(true);
});

it('binds the sessions from before alike, and takes the stock out of the search', async () => {
  expect(await seller.send(loginUser, {})).toMatchObject({ termsDeclined: true });
  expect(await offers()).toBe(0);
});

it('every command but those of the list is refused, or made as a visitor where anyone may', async () => {
  const left = await decline('Seller');
  const commands = market.market.calls
    .map(({ call }) => call as Call)
    .filter(({ kind, form }) => kind === 'command' && form !== true);
  const paths = new Set(market.market.calls.map(({ call }) => call.path as string));
  expect([...openToDeclined].filter((path) => !paths.has(path))).toEqual([]);
  const roles = new Set(['seller', 'settled', 'declined']);
  let refused = 0;
  for (const call of commands) {
    if (call.callers.includes('anyone')) continue;
    // Input that no schema takes: what comes past the gate changes nothing.
    const refusal = await failOrDone(left.send(call, [] as never));
    if (!call.callers.some((one) => roles.has(one))) {
      expect(['access.denied', 'access.termsDeclined'], call.path).toContain(refusal);
    } else if (openToDeclined.has(call.path)) {
      expect(['input.invalid', 'done'], call.path).toContain(refusal);
    } else {
      expect(refusal, call.path).toBe('access.termsDeclined');
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(30);
});

it('finishes an open order as a party of it, and is sent no new one', async () => {
  const left = await decline('Seller');
  const another = placeBoardOrder(buyer, left);
  expect(await failOrDone(another)).toBe('access.termsDeclined');
  const { id, version } = await left.send(orderOne, { id: order.orderId });
  await left.send(declineOrder, { id, version, reason: 'We leave the market' });
  expect((await left.send(orderOne, { id })).state).toBe('cancelled');
});

it('accepts after all from the account, which is then whole again', async () => {
  const left = await decline('Seller');
  const full = left.signedIn(await left.send(legalAccept, { accepted: seen }));
  expect(await full.send(loginUser, {})).toMatchObject({ termsDeclined: false });
  expect(await offers()).toBe(1);
  expect((await signInMember(market, 'Seller')).opened.termsPending).toBe(false);
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    'select count(*)::int as n from legal.refusal',
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
  const ana = await market.staff('Ana', ['content']);
  const { versions } = await ana.send(opsLegalOne, { document });
  expect(versions[0]).toMatchObject({ accepted: 1, declined: 0 });
});

it('a bid from before buys nothing once its bidder declined, and counts again once it accepts', async () => {
  const left = await decline('Bidder');
  expect(await failOrDone(poster.send(acceptBid, acceptance))).toBe('surplus.bidderGone');
  expect((await poster.send(replyDetail, { id: acceptance.replyId })).orders).toEqual([]);
  const { list } = await left.send(msgBoxList, {});
  expect(list.map(({ kind }) => kind)).toContain('boards.bidTermsDeclined');
  const { rows } = await market.market.database.pool.query<{ mail: string }>(
    `select mail from messages.message where kind = 'boards.bidTermsDeclined'`,
  );
  expect(rows.map(({ mail }) => mail)).toEqual(['due']);
  await left.send(legalAccept, { accepted: seen });
  expect(await failOrDone(poster.send(acceptBid, acceptance))).toBe('done');
});

it('a bid ends with the account of its bidder', async () => {
  const pending = await market.member('Quitting', 'buyer');
  const bidder = pending.signedIn(await pending.send(legalAccept, { accepted: seen }));
  const wanted = await bidOn(bidder);
  await bidder.send(closeAccount, {});
  expect(await failOrDone(poster.send(acceptBid, wanted))).toBe('surplus.bidClosed');
});

/** A password that whoever holds a token alone would set. */
const other = { newPassword: 'Stolen2026' };
/** A proof counts for a quarter of an hour. */
const LATE_MS = 16 * 60_000;

it('accepts after all with the proof and until the end of the session that declined', async () => {
  await market.member('Stale', 'buyer');
  const { caller } = await signInMember(market, 'Stale');
  const declined = await caller.send(legalDecline, { declined: seen });
  const left = caller.signedIn(declined);
  market.clock.advance(LATE_MS);
  const accepted = await left.send(legalAccept, { accepted: seen });
  expect(accepted.expiresAt).toBe(declined.expiresAt);
  const full = left.signedIn(accepted);
  expect(await full.send(loginUser, {})).toMatchObject({ termsDeclined: false });
  expect(await failOrDone(full.send(setPwd, other))).toBe('account.proofNeeded');
});

it('accepts at the sign-in, which proves nothing: the password counts from when it was entered', async () => {
  await market.member('Slow', 'buyer');
  const { caller } = await signInMember(market, 'Slow');
  market.clock.advance(LATE_MS);
  const full = caller.signedIn(await caller.send(legalAccept, { accepted: seen }));
  expect(await failOrDone(full.send(setPwd, other))).toBe('account.proofNeeded');
  const again = (await signInMember(market, 'Slow')).caller;
  expect(await failOrDone(again.send(setPwd, other))).toBe('done');
});

it('an account with money or open orders is not closed', async () => {
  const accepted = (await signInMember(market, 'Buyer')).caller;
  buyer.signedIn(await accepted.send(legalAccept, { accepted: seen }));
  await placeBoardOrder(buyer, seller);
  expect((await buyer.send(closingState, {})).open).toEqual(['orders']);
  expect(await failOrDone(buyer.send(closeAccount, {}))).toBe('account.openAffairs');
});

it('a closed account ends all its sessions and lets nobody in', async () => {
  const leaving = await market.member('Leaving', 'buyer');
  const left = await decline('Leaving');
  expect((await left.send(closingState, {})).open).toEqual([]);
  market.clock.advance(16 * 60_000);
  expect(await failOrDone(left.send(closeAccount, {}))).toBe('account.mailProofNeeded');
  const again = await decline('Leaving');
  await again.send(closeAccount, {});
  for (const session of [leaving, left, again]) {
    expect(await failOrDone(session.send(loginUser, {}))).toBe('session.missing');
  }
  expect(await failOrDone(signInMember(market, 'Leaving'))).toBe('account.closed');
  const { rows } = await market.market.database.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs
     where payload::text like '%leaving@harness.test%' and payload::text like '%closed%'`,
  );
  expect(rows[0]?.n).toBe(1);
});
