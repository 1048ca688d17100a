import { sql } from 'kysely';
import type { ReplacementEnding } from '#contract/claims/claim.ts';
import type { ClaimReason } from '#contract/claims/claim-schemas.ts';
import { type ClaimState, claimStates } from '#contract/claims/table.ts';
import { SCANNED_CLAIMS_MAX } from '#contract/dock/constants.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { DueQuery } from '#server/kit/apply-event.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { ClaimSetAside } from '#server/wallet/public.ts';
import type { Claim, Counted, Offer, Parcel, Settlement } from '../core/claim.ts';
import { claimMachine, countingWait, currentWait } from '../core/machine.ts';
import {
  amounts,
  json,
  readDated,
  type StoredCount,
  type StoredOffer,
  type StoredParcel,
  type StoredSettlement,
  type StoredTerms,
  storedTerms,
  termsOf,
  withStoredTime,
} from './stored.ts';

interface ClaimRowRead {
  id: string;
  no: string;
  kind: OrderKind;
  orderId: string;
  orderNo: string;
  lineId: string;
  mpn: string;
  manufacturer: string;
  unitPrice: bigint;
  delivered: number;
  cut: bigint;
  buyerId: string;
  buyerName: string;
  sellerId: string;
  sellerName: string;
  state: ClaimState;
  version: number;
  appliedAt: Date;
  since: Date;
  warrantyUntil: Date;
  reason: ClaimReason;
  quantity: number;
  claimed: StoredTerms;
  text: string;
  refusal: string;
  offer: StoredOffer | null;
  settlement: StoredSettlement | null;
  held: bigint;
  paid: bigint;
  outstanding: bigint;
  restPaidAt: Date | null;
  back: StoredParcel | null;
  counted: StoredCount | null;
  forwarded: StoredParcel | null;
  quarantinedAt: Date | null;
  surplusReturned: StoredParcel | null;
  replacementId: string | null;
  replacementNo: string | null;
  replacementEnding: ReplacementEnding | null;
}

const columns = sql`c.id, c.no, c.kind, c.order_id as "orderId", c.order_no as "orderNo",
  c.line_id as "lineId", c.mpn, c.manufacturer, c.unit_price as "unitPrice", c.delivered, c.cut,
  c.buyer_id as "buyerId", c.buyer_name as "buyerName", c.seller_id as "sellerId",
  c.seller_name as "sellerName", c.state, c.version, c.applied_at as "appliedAt", c.since,
  c.warranty_until as "warrantyUntil", c.reason, c.quantity, c.claimed, c.text, c.refusal,
  c.offer, c.settlement, c.held, c.paid, c.owed as outstanding,
  (select max(e.at) from claims.entry e where e.claim_id = c.id and e.event = 'payRest')
    as "restPaidAt", c.back, c.counted, c.forwarded,
  c.quarantined_at as "quarantinedAt", c.surplus_returned as "surplusReturned",
  c.replacement_id as "replacementId",
  c.replacement_no as "replacementNo",
  (select case e.event when 'completeReplacement' then 'whole' when 'completeInPart' then 'part'
      when 'loseReplacement' then 'lost' else 'failed' end
    from claims.entry e where e.claim_id = c.id and e.event in
      ('completeReplacement', 'completeInPart', 'loseReplacement', 'failReplacement'))
    as "replacementEnding"`;

function claimOf(stored: ClaimRowRead): Claim {
  const { buyerId, buyerName, sellerId, sellerName, replacementId, replacementNo, ...rest } =
    stored;
  const { offer, settlement, counted } = stored;
  return {
    ...rest,
    buyer: { id: buyerId, name: buyerName },
    seller: { id: sellerId, name: sellerName },
    claimed: termsOf(stored.claimed),
    offer: offer && ({ ...readDated(offer), ...termsOf(offer) } satisfies Offer),
    settlement:
      settlement && ({ ...readDated(settlement), ...termsOf(settlement) } satisfies Settlement),
    back: stored.back && (readDated(stored.back) satisfies Parcel),
    counted: counted && (readDated(counted) satisfies Counted),
    forwarded: stored.forwarded && (readDated(stored.forwarded) satisfies Parcel),
    surplusReturned: stored.surplusReturned && (readDated(stored.surplusReturned) satisfies Parcel),
    replacement:
      replacementId === null
        ? null
        : { id: replacementId, no: replacementNo ?? '', progress: null },
    funds: null,
  };
}

/** Returns a claim by its id; null where there is none. */
export async function findClaim(db: Db, id: string): Promise<Claim | null> {
  const found = await row<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where c.id = ${id}`,
  );
  return found && claimOf(found);
}

/** Returns a claim by the number that people see; null where there is none. */
export async function findClaimByNo(db: Db, no: string): Promise<Claim | null> {
  const found = await row<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where c.no = ${no}`,
  );
  return found && claimOf(found);
}

/**
 * Returns claims whose goods were sent back under a number of a carrier, which is given without
 * blanks and hyphens and in capitals; those that were not counted first, at most twenty.
 */
export async function claimsByTrackingNo(db: Db, trackingNo: string): Promise<Claim[]> {
  const found = await rows<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where c.back is not null
      and upper(regexp_replace(c.back ->> 'trackingNo', '[[:space:]-]', '', 'g')) = ${trackingNo}
      order by (c.counted is null) desc, c.applied_at desc, c.id
      limit ${SCANNED_CLAIMS_MAX + 1}`,
  );
  return found.map(claimOf);
}

/** Returns a claim that nobody else changes until this transaction ends. */
export async function lockClaim(tx: Tx, id: string): Promise<Claim | null> {
  const found = await row<ClaimRowRead>(
    tx,
    sql`select ${columns} from claims.claim c where c.id = ${id} for update`,
  );
  return found && claimOf(found);
}

/** Returns the orders that claims are about, by claim. */
export async function ordersOfClaims(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { kind: OrderKind; id: string; no: string }>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; kind: OrderKind; orderId: string; orderNo: string }>(
    db,
    sql`select id, kind, order_id as "orderId", order_no as "orderNo"
      from claims.claim where id = any(${[...ids]}::uuid[])`,
  );
  return new Map(
    found.map(({ id, kind, orderId, orderNo }) => [id, { kind, id: orderId, no: orderNo }]),
  );
}

/** Returns the claims for which money of a seller is set aside, the newest first. */
export const claimsWithHeldMoney = (db: Db, sellerId: string): Promise<ClaimSetAside[]> =>
  rows(
    db,
    sql<ClaimSetAside>`
      select id, no, kind, order_id as "orderId", order_no as "orderNo", held, since
      from claims.claim where seller_id = ${sellerId} and held > 0
      order by since desc, id`,
  );

/** Returns the claims on an order, the first first. */
export async function claimsOfOrder(db: Db, orderId: string): Promise<Claim[]> {
  const found = await rows<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where c.order_id = ${orderId}
      order by c.applied_at, c.id`,
  );
  return found.map(claimOf);
}

/** Returns the pieces that claims hold of some lines; a line without any is left out. */
export async function heldPieces(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ lineId: string; held: number }>(
    db,
    sql`select line_id as "lineId", held from claims.line_hold
      where line_id = any(${[...lineIds]}::uuid[])`,
  );
  return new Map(found.map(({ lineId, held }) => [lineId, held]));
}

/** Opens the count of a line's held pieces; what stands stays. */
export async function openLine(
  tx: Tx,
  { lineId, delivered }: { readonly lineId: string; readonly delivered: number },
): Promise<void> {
  await sql`insert into claims.line_hold (line_id, delivered, held)
    values (${lineId}, ${delivered}, 0) on conflict (line_id) do nothing`.execute(tx);
}

export const texts = (list: readonly string[]) => sql`${[...list]}::text[]`;

/**
 * Whom a claim waits for, as lists search it: a seller who owes the rest is waited for as well, and
 * the dock while it has a parcel to count.
 */
export function waitsOn(claim: Claim, now: Date): string[] {
  const on = new Set<string>(currentWait(claim, now)?.on);
  if (claim.outstanding > 0n) on.add('seller');
  if (countingWait(claim, now) !== null) on.add('warehouse');
  return [...on];
}

/** Inserts a claim; the database refuses pieces that were not delivered or that others hold. */
export async function insertClaim(tx: Tx, claim: Claim): Promise<void> {
  const { buyer, seller } = claim;
  await sql`insert into claims.claim (id, no, kind, order_id, order_no, line_id, mpn,
      manufacturer, unit_price, delivered, cut, buyer_id, buyer_name, seller_id, seller_name, state,
      version, applied_at, since, warranty_until, reason, quantity, claimed, text)
    values (${claim.id}, ${claim.no}, ${claim.kind}, ${claim.orderId}, ${claim.orderNo},
      ${claim.lineId}, ${claim.mpn}, ${claim.manufacturer}, ${claim.unitPrice},
      ${claim.delivered}, ${claim.cut}, ${buyer.id}, ${buyer.name}, ${seller.id}, ${seller.name},
      ${claim.state}, ${claim.version}, ${claim.appliedAt}, ${claim.since},
      ${claim.warrantyUntil}, ${claim.reason}, ${claim.quantity},
      ${json(storedTerms(claim.claimed))}, ${claim.text})`.execute(tx);
  await saveWaiting(tx, claim, claim.appliedAt);
}

/** Writes what an event changed. */
export async function saveClaim(tx: Tx, claim: Claim, now: Date): Promise<void> {
  const { offer, settlement, replacement } = claim;
  await sql`update claims.claim set state = ${claim.state}, version = ${claim.version},
      since = ${claim.since}, refusal = ${claim.refusal},
      offer = ${json(offer && amounts(withStoredTime(offer)))}, settlement = ${json(settlement && amounts(withStoredTime(settlement)))},
      held = ${claim.held}, paid = ${claim.paid}, owed = ${claim.outstanding},
      back = ${json(claim.back && withStoredTime(claim.back))}, counted = ${json(claim.counted && withStoredTime(claim.counted))},
      forwarded = ${json(claim.forwarded && withStoredTime(claim.forwarded))}, quarantined_at = ${claim.quarantinedAt},
      surplus_returned = ${json(claim.surplusReturned && withStoredTime(claim.surplusReturned))},
      replacement_id = ${replacement?.id ?? null}, replacement_no = ${replacement?.no ?? null}
    where id = ${claim.id}`.execute(tx);
  await saveWaiting(tx, claim, now);
}

/** Writes which order replaces the pieces of a claim. */
export async function saveReplacement(
  tx: Tx,
  claim: Pick<Claim, 'id'>,
  placed: { readonly orderId: string; readonly orderNo: string },
): Promise<void> {
  await sql`update claims.claim set replacement_id = ${placed.orderId},
      replacement_no = ${placed.orderNo} where id = ${claim.id}`.execute(tx);
}

/** Writes whom a claim waits for and when the clock acts on it, so that both can be searched. */
export async function saveWaiting(tx: Tx, claim: Claim, now: Date): Promise<void> {
  const waiting = currentWait(claim, now);
  // A replacement order ends at a time that nobody knows before: it is looked at in every round.
  const clockAt = claim.state === 'replacing' ? claim.since : claimMachine.nextDeadline(claim);
  await sql`update claims.claim set waits_on = ${texts(waitsOn(claim, now))},
      waits_from = ${waiting?.since ?? null}, due_days = ${waiting?.workingDaysAllowed ?? null},
      clock_at = ${clockAt}, due_at = ${waiting?.at ?? null}
    where id = ${claim.id}`.execute(tx);
}

/** Returns the next claim on which the clock has to act, locked; others' are passed by. */
export const nextForClock = (tx: Tx, { now, processed }: DueQuery) =>
  row<{ id: string }>(
    tx,
    sql`select id from claims.claim
      where clock_at <= ${now} and id <> all(${[...processed]}::uuid[])
      order by clock_at limit 1 for update skip locked`,
  );

/** Returns whether a seller has a claim that has not ended, or owes a buyer the rest of one. */
export const hasOpenClaims = async (db: Db, seller: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from claims.claim where seller_id = ${seller}
      and (owed > 0 or state <> all(${texts(endStates)})) limit 1`,
  )) !== null;

/** Returns whether an account is a party of a claim that has not ended, or of the rest of one. */
export const isPartyOfOpenClaim = async (db: Db, account: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from claims.claim where (seller_id = ${account} or buyer_id = ${account})
      and (owed > 0 or state <> all(${texts(endStates)})) limit 1`,
  )) !== null;

/** Returns which of these are claims that have not ended: money may be set aside for them. */
export const openClaims = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await rows(
      db,
      sql<{ id: string }>`select id from claims.claim
        where id = any(${[...ids]}::uuid[]) and state <> all(${texts(endStates)})`,
    )
  ).map(({ id }) => id);

/** States that no row leaves. */
export const endStates: readonly ClaimState[] = claimStates.filter((state) =>
  ['refunded', 'replaced', 'compensated', 'rejected', 'withdrawn'].includes(state),
);

export { type ClaimRowRead, claimOf, columns };
