import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import * as calls from '#contract/claims/calls.ts';
import { transaction } from '#server/kit/database/database.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { post } from '#server/wallet/store/ledger.ts';
import { Broken } from '../laws.ts';
import type { ModelLine, ModelOrder } from '../model/model.ts';
import { buyers, sellers, type Town } from '../people.ts';
import { type Random, randomOf } from '../random.ts';
import { type Sent, send } from '../send.ts';
import { repeat } from '../step.ts';
import { type Available, applyToClaim, isFunded } from './claim-apply.ts';
import { type ClaimCommand, isPossible, termsOf } from './claim-commands.ts';
import { heldPieces } from './claim-laws.ts';
import {
  type ClaimTaking,
  claimRowFor,
  deliveredOf,
  fewestPieces,
  type ModelClaim,
  type ModelTerms,
  totalOfTerms,
} from './claim-model.ts';
import { takeRuling } from './claim-ruling.ts';
import {
  type ClaimStep,
  type ClaimTaken,
  expectDone,
  expectRefused,
  none,
  type On,
  reason,
  statedOf,
  worded,
} from './claim-step.ts';

const strangerOf = ({ as, person }: ClaimCommand): string =>
  (as === 'seller' ? sellers : buyers).find((name) => name !== person) ?? person;

/** Takes a step on the product and on the model. Throws Broken where they do not agree. */
export async function takeClaim(town: Town, step: ClaimStep): Promise<ClaimTaken> {
  const { command, claims } = step;
  if (command.nth === null) return apply(town, step);
  const claim = claims[command.nth];
  if (claim === undefined) return none;
  const { available, giveBack } = await makePoor(town, step, claim);
  try {
    if (command.event === 'rule') return await takeRuling(town, step, { claim, available });
    return await takeOn(town, step, { claim, available });
  } finally {
    await giveBack();
  }
}

/** Withholds most of a seller's balance for the time of a step. */
async function makePoor(town: Town, { command, balance }: ClaimStep, claim: ModelClaim) {
  if (command.twist !== 'poor') return { available: null as Available, giveBack: async () => {} };
  const terms = claim.settlement ?? claim.offer ?? claim.claimed;
  const asked = totalOfTerms(terms) + claim.owed;
  const available = (asked * BigInt(randomOf(command.roll).below(1300))) / 1000n;
  const left = available < balance ? available : balance;
  const ownerId = town.market.idOf(town.of(claim.order.seller));
  const own = { ownerId, minor: balance - left };
  const { database } = town.market.market;
  const move = (transfer: ReturnType<typeof recipes.withdrawalApplied>) =>
    transaction(database.db, (tx) => {
      const cause = { kind: 'withdrawal', id: randomUUID(), no: 'WD-1' };
      return post(tx, { transfer, key: randomUUID(), cause, now: town.clock.now() });
    });
  if (own.minor > 0n) await move(recipes.withdrawalApplied(own));
  return {
    available: left as Available,
    giveBack: async () => {
      if (own.minor > 0n) await move(recipes.withdrawalFailed(own));
    },
  };
}

/** A buyer claims on a line of an order. */
async function apply(town: Town, { order, claims, command, key }: ClaimStep): Promise<ClaimTaken> {
  const random = randomOf(command.roll);
  const isAbsurd = command.twist === 'absurd';
  const line = random.pick(order.lines);
  const delivered = order.state === 'completed' ? deliveredOf(line) : 0;
  const left = delivered - heldPieces(claims, line.id);
  const quantity = isAbsurd ? left + 1 : 1 + random.below(Math.max(left, 1));
  const claimed = termsOf({ order, line, quantity }, { random, isAbsurd: false });
  const reason = random.chance(0.25) ? 'counterfeit' : 'functional';
  const isStranger = command.twist === 'stranger';
  const { freight: _, ...stated } = statedOf(claimed);
  const sent: Sent = {
    call: calls.claimApply,
    person: isStranger ? strangerOf(command) : command.person,
    input: { ...worded, orderId: order.id, lineId: line.id, reason, quantity, ...stated },
    key,
  };
  const answer = await send(town, sent);
  const terms = { ...claimed, freight: 0n };
  const now = town.clock.now();
  const isOpen = order.state === 'completed' && order.trace === null && now <= warrantyOf(order);
  const mayClaim = isOpen && quantity <= left && isPossible({ order, line, quantity }, terms);
  const what = `a claim on ${quantity} of ${left} pieces of an order in ${order.state}`;
  if (isStranger || !mayClaim) return expectRefused(what, answer.refused);
  if (answer.refused !== null) throw new Broken(`${what} was refused by ${answer.refused}`);
  if (command.twist === 'repeat') await repeat(town, sent, answer.data);
  const { id } = answer.data as { id: string };
  claims.push(newClaim({ id, order, line, quantity, reason, claimed: terms, now }));
  return none;
}

const DAY_MS = 86_400_000;
/** Goods of the walk are sold with thirty days of warranty, from the completion of the order. */
const warrantyOf = ({ since }: ModelOrder): Date => new Date(since.getTime() + 30 * DAY_MS);

function newClaim({
  now,
  ...made
}: {
  id: string;
  order: ModelOrder;
  line: ModelLine;
  quantity: number;
  reason: ModelClaim['reason'];
  claimed: ModelTerms;
  now: Date;
}): ModelClaim {
  return {
    ...made,
    state: 'applied',
    version: 1,
    since: now,
    offer: null,
    settlement: null,
    held: 0n,
    paid: 0n,
    owed: 0n,
    restPaidAt: null,
    isSent: false,
    agreed: 0,
    arrivalBy: null,
    counted: null,
    isGone: false,
    surplusGoneAt: null,
    replacement: null,
    ruling: null,
    dueSeenAt: null,
  };
}

const parcel = { carrier: 'SF', trackingNo: 'SF1347662099' } as const;
const place = { location: 'C-04-1' } as const;

interface Figures {
  readonly pieces: number;
  readonly terms: ModelTerms;
}

const inputs: Partial<
  Record<ClaimCommand['event'], { call: Call; body: (figures: Figures) => object }>
> = {
  agree: { call: calls.claimAgree, body: () => ({}) },
  refuse: { call: calls.claimRefuse, body: () => reason },
  offer: { call: calls.claimOffer, body: ({ terms }) => ({ ...worded, ...statedOf(terms) }) },
  acceptOffer: { call: calls.claimAcceptOffer, body: () => ({}) },
  requestRuling: { call: calls.claimRequestRuling, body: () => reason },
  withdraw: { call: calls.claimWithdraw, body: () => ({}) },
  shipBack: { call: calls.claimShipBack, body: () => parcel },
  acceptCount: { call: calls.claimAcceptCount, body: () => ({}) },
  payRest: { call: calls.claimPayRest, body: () => ({}) },
  // The labels of some parcels show no carrier and no number.
  recordArrival: {
    call: calls.opsClaimRecordArrival,
    // All parcels of a walk have one number.
    body: ({ pieces }) => (pieces % 2 === 0 ? { ...parcel, isOfClaim: true } : {}),
  },
  receive: { call: calls.opsClaimReceive, body: ({ pieces }) => ({ pieces, ...place }) },
  recount: { call: calls.opsClaimRecount, body: ({ pieces }) => ({ pieces, ...place }) },
  cancelArrival: { call: calls.opsClaimCancelArrival, body: () => reason },
  reportLost: { call: calls.opsClaimReportLost, body: () => reason },
  forward: { call: calls.opsClaimForward, body: () => parcel },
  returnSurplus: { call: calls.opsClaimReturnSurplus, body: () => parcel },
  quarantine: { call: calls.opsClaimQuarantine, body: () => place },
  write: { call: calls.claimWrite, body: () => ({ text: 'A word about it.' }) },
};

/** Pieces that the dock counts: all mostly, else fewer or more, none at times, absurdly many. */
function piecesOf(claim: ModelClaim, random: Random, isAbsurd: boolean): number {
  const most = deliveredOf(claim.line);
  if (isAbsurd) return most + 1;
  // A ruling for money alone names no pieces; its parcel may come later.
  const whole = claim.agreed || claim.quantity;
  if (random.chance(0.5)) return whole;
  if (random.chance(0.45)) return whole + random.below(most - whole + 1);
  return random.chance(0.2) ? 0 : random.below(Math.max(whole, 1));
}

/** Returns whether the dock may count so many pieces: no more than were delivered, none that are settled less. */
const canCount = (claim: ModelClaim, pieces: number): boolean =>
  pieces <= deliveredOf(claim.line) && pieces >= fewestPieces(claim);

async function takeOn(town: Town, step: ClaimStep, { claim, available }: On): Promise<ClaimTaken> {
  const { command, key } = step;
  const { event, as, twist } = command;
  const made = inputs[event];
  // The clock's events have no call.
  if (made === undefined) return none;
  const isStranger = twist === 'stranger' && (as === 'buyer' || as === 'seller');
  const person = isStranger ? strangerOf(command) : command.person;
  const random = randomOf(command.roll);
  const isAbsurd = twist === 'absurd';
  const terms = termsOf(claim, { random, isAbsurd });
  const pieces = piecesOf(claim, random, isAbsurd);
  const version = twist === 'stale' ? claim.version - 1 : claim.version;
  const target = event === 'write' ? { id: claim.id } : { id: claim.id, version };
  const input = { ...target, ...made.body({ pieces, terms }) };
  const sent: Sent = { call: made.call, person, input, key };
  const answer = await send(town, sent);
  const what = `${event} by ${as} (${person}) on a claim in ${claim.state}`;
  if (event === 'write') {
    if (as !== 'buyer' && as !== 'seller') return none;
    return isStranger ? expectRefused(what, answer.refused) : expectDone(what, answer, none);
  }
  if (isStranger || twist === 'stale') return expectRefused(what, answer.refused);
  const taking: ClaimTaking = { event, as, person, now: town.clock.now(), pieces, terms } as never;
  const row = claimRowFor(claim, taking);
  const fits =
    (event !== 'offer' || isPossible(claim, terms)) &&
    ((event !== 'receive' && event !== 'recount') || canCount(claim, pieces));
  if (row === null || !fits || !isFunded(claim, row, { terms, available })) {
    return expectRefused(what, answer.refused);
  }
  expectDone(what, answer, none);
  if (twist === 'repeat') await repeat(town, sent, answer.data);
  return { row, paid: applyToClaim(claim, row, taking, available) };
}
