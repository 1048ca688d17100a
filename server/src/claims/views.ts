import type { HandlerOutput } from '#contract/call.ts';
import type { claimDetail } from '#contract/claims/calls.ts';
import type { ClaimDue, ClaimSummary, ClaimTerms } from '#contract/claims/claim-schemas.ts';
import { unitPriceText, wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import { companyNames } from '#server/accounts/public.ts';
import { findOpenApproval, toOpenApproval } from '#server/approvals/public.ts';
import { fileLink } from '#server/files/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { findDeliveredOrder, isOwnOrder, replacementProgress } from '#server/orders/public.ts';
import { readCurrentDock } from '#server/settings/public.ts';
import { walletOf } from '#server/wallet/public.ts';
import { partiesOf, RULING_APPROVAL, rulingOf } from './commands/propose-ruling.ts';
import { type Claim, type Parcel, type Side, sideOf, type Terms } from './core/claim.ts';
import { allowedEvents, type ClaimRole, currentWait } from './core/machine.ts';
import { uncovered } from './core/money.ts';
import { agreedPieces, replacementEnding, surplusPieces } from './core/pieces.ts';
import { totalOf } from './core/terms.ts';
import type { ClaimsDeps } from './deps.ts';
import { findClaim } from './store/claims.ts';
import { type Entry, entriesOf } from './store/entries.ts';

type View = HandlerOutput<typeof claimDetail>;

/** Who reads a claim, and in which roles the reader may act on it. */
export interface Reader {
  readonly me: Side | 'staff';
  readonly accountId: string;
  readonly roles: readonly ClaimRole[];
}

/** Returns the reader of a claim; an account that is no party of it is answered as if there were none. */
export function readerOf(ctx: RequestContext, claim: Claim): Reader {
  if (ctx.caller.kind === 'staff') {
    const { accountId, roles } = ctx.caller;
    return { me: 'staff', accountId, roles: roles.includes('warehouse') ? ['warehouse'] : [] };
  }
  const { accountId } = requireMember(ctx);
  const me = sideOf(claim, accountId);
  if (me === null) throw new Failure('notFound');
  return { me, accountId, roles: [me] };
}

const termsView = (terms: Terms): ClaimTerms => ({
  remedy: terms.remedy,
  returnPieces: terms.returnPieces,
  goods: wire(terms.goods),
  freight: wire(terms.freight),
  total: wire(totalOf(terms)),
});

export function dueOf(claim: Claim, now: Date): ClaimDue | null {
  const waiting = currentWait(claim, now);
  if (waiting === null) return null;
  const { since, at, ...rest } = waiting;
  return { ...rest, since: since.toISOString(), at: at?.toISOString() ?? null };
}

/** Returns claims with their parties named for readers of a language. */
export async function withNames(
  db: Db,
  claims: readonly Claim[],
  lang: Language,
): Promise<readonly Claim[]> {
  const ids = claims.flatMap(({ buyer, seller }) => [buyer.id, seller.id]);
  const names = await companyNames(db, [...new Set(ids)], lang);
  if (names.size === 0) return claims;
  const rename = <P extends Claim['buyer']>(party: P): P => ({
    ...party,
    name: names.get(party.id) ?? party.name,
  });
  return claims.map((claim) => ({
    ...claim,
    buyer: rename(claim.buyer),
    seller: rename(claim.seller),
  }));
}

/** Returns a claim as a list shows it. */
export function summaryOf(claim: Claim, me: Side | 'staff', now: Date): ClaimSummary {
  const due = dueOf(claim, now);
  const owes = me === 'seller' && claim.outstanding > 0n;
  return {
    id: claim.id,
    no: claim.no,
    kind: claim.kind,
    state: claim.state,
    replacementEnding: claim.replacementEnding,
    version: claim.version,
    orderId: claim.orderId,
    orderNo: claim.orderNo,
    mpn: claim.mpn,
    manufacturer: claim.manufacturer,
    quantity: claim.quantity,
    remedy: (claim.settlement ?? claim.claimed).remedy,
    amount: wire(totalOf(claim.settlement ?? claim.claimed)),
    buyerName: claim.buyer.name,
    sellerName: claim.seller.name,
    me,
    appliedAt: claim.appliedAt.toISOString(),
    due,
    yourMove: owes || (me !== 'staff' && (due?.on.includes(me) ?? false)),
  };
}

const parcelView = ({ carrier, trackingNo, recordedAt }: Parcel) => ({
  carrier,
  trackingNo,
  at: recordedAt.toISOString(),
});

/** How addresses of stored files are sent: a link that opens for a time, or the stored one. */
type FileAddress = (url: string) => string;

const entryView = (
  entry: Entry,
  { accountId }: Reader,
  link: FileAddress,
): View['entries'][number] => ({
  id: entry.id,
  at: entry.recordedAt.toISOString(),
  event: entry.event,
  by: entry.by,
  you: entry.byId === accountId,
  name: entry.name,
  text: entry.text,
  facts: entry.facts,
  files: entry.files.map(({ url, name, bytes }) => ({
    url: link(url),
    name,
    bytes: bytes ?? null,
  })),
  terms: entry.terms && termsView(entry.terms),
});

/** Lines of an address to which goods go on: the seller's, or the buyer's of a rejected claim. */
async function forwardAddress(
  ctx: RequestContext,
  deps: ClaimsDeps,
  claim: Claim,
): Promise<readonly string[]> {
  return claim.state === 'rejected'
    ? buyerAddress(ctx, claim)
    : deps.returnAddressOf(ctx.tx, claim.seller.id);
}

/** Lines of the address to which the order's goods went. */
async function buyerAddress(ctx: RequestContext, claim: Claim): Promise<readonly string[]> {
  const to = (await findDeliveredOrder(ctx.tx, claim.orderId))?.shipTo;
  if (to === undefined) return [];
  const { name, company, address, city, postcode, country, phone } = to;
  return [name, company, address, `${postcode} ${city}`.trim(), country, phone].filter(Boolean);
}

async function fundsView(ctx: RequestContext, claim: Claim): Promise<View['funds']> {
  const { available, depositFen } = await walletOf(ctx.tx, claim.seller.id);
  return { available: wire(available), deposit: wire(depositFen, 'CNY') };
}

async function rulingView(
  ctx: RequestContext,
  claim: Claim,
  staffIsParty: boolean,
): Promise<View['ruling']> {
  const open = await findOpenApproval(ctx.tx, { kind: RULING_APPROVAL, subject: claim.id });
  if (open === null) return null;
  const { decision, terms, text } = rulingOf(claim, open);
  return {
    approval: toOpenApproval(ctx, open, staffIsParty),
    decision,
    terms: terms === undefined ? null : termsView(terms),
    text,
  };
}

async function replacementView(db: Db, claim: Claim): Promise<View['replacement']> {
  if (claim.replacement === null) return null;
  const { id, no } = claim.replacement;
  const progress = await replacementProgress(db, id);
  if (progress === null) return null;
  const { state, pieces, acceptedPieces, refunded, covered } = progress;
  const ending = replacementEnding({ ...claim, replacement: { id, no, progress } });
  return {
    orderId: id,
    orderNo: no,
    state,
    ending,
    pieces,
    kept: acceptedPieces,
    refunded: wire(refunded),
    covered: wire(covered),
  };
}

function surplusView(claim: Claim): View['surplus'] {
  const pieces = surplusPieces(claim);
  return pieces > 0
    ? { pieces, returned: claim.surplusReturned && parcelView(claim.surplusReturned) }
    : null;
}

/** Returns the parts of a view that are there for one of its readers only. */
async function ownParts(ctx: RequestContext, deps: ClaimsDeps, claim: Claim, reader: Reader) {
  const isStaff = reader.me === 'staff';
  const staffIsParty = isStaff && (await isOwnOrder(ctx.tx, partiesOf(claim), reader.accountId));
  const hasRuling = isStaff && claim.state === 'arbitrating';
  return {
    staffIsParty,
    funds: reader.me === 'seller' ? await fundsView(ctx, claim) : null,
    forwardTo: isStaff ? [...(await forwardAddress(ctx, deps, claim))] : null,
    surplusTo: isStaff && surplusPieces(claim) > 0 ? [...(await buyerAddress(ctx, claim))] : null,
    ruling: hasRuling ? await rulingView(ctx, claim, staffIsParty) : null,
  };
}

/** Facts with which a claim is read. */
interface Reading {
  readonly db: Db;
  readonly now: Date;
  readonly link: FileAddress;
}

/** Returns the parts of a view that all who may see the claim have. */
export async function commonParts(
  { db, now, link }: Reading,
  claim: Claim,
  reader: Reader,
): Promise<Omit<View, 'funds' | 'forwardTo' | 'surplusTo' | 'ruling' | 'staffIsParty'>> {
  const { offer, settlement, counted } = claim;
  const entries = await entriesOf(db, claim.id);
  const dock = await readCurrentDock(db);
  const actingReader = { accountId: reader.accountId, now };
  return {
    ...summaryOf(claim, reader.me, now),
    reason: claim.reason,
    text: claim.text,
    unitPrice: unitPriceText(claim.unitPrice),
    cut: wire(claim.cut),
    delivered: claim.delivered,
    warrantyUntil: claim.warrantyUntil.toISOString(),
    claimed: termsView(claim.claimed),
    refusal: claim.refusal,
    offer: offer && {
      ...termsView(offer),
      by: offer.by,
      number: offer.number,
      at: offer.recordedAt.toISOString(),
      text: offer.text,
    },
    settlement: settlement && {
      ...termsView(settlement),
      source: settlement.source,
      at: settlement.recordedAt.toISOString(),
      text: settlement.text,
    },
    money: {
      held: wire(claim.held),
      uncovered: wire(uncovered(claim)),
      paid: wire(claim.paid),
      owed: wire(claim.outstanding),
    },
    dockAddress: { ...dock, lines: [...dock.lines], reference: claim.no },
    back: claim.back && { ...parcelView(claim.back), agreed: agreedPieces(claim) },
    count: counted && {
      pieces: counted.pieces,
      at: counted.recordedAt.toISOString(),
      location: counted.location,
      note: counted.note,
      mine: counted.by === reader.accountId,
    },
    forwarded: claim.forwarded && parcelView(claim.forwarded),
    quarantinedAt: claim.quarantinedAt?.toISOString() ?? null,
    surplus: surplusView(claim),
    replacement: await replacementView(db, claim),
    events: reader.roles.flatMap((actor) => allowedEvents(claim, { actor, ...actingReader })),
    entries: entries.map((entry) => entryView(entry, reader, link)),
  };
}

/** Returns a claim as a reader sees it; fails with notFound where it may not. */
export async function readClaimView(
  ctx: RequestContext,
  deps: ClaimsDeps,
  id: string,
): Promise<View> {
  const found = await findClaim(ctx.tx, id);
  if (found === null) throw new Failure('notFound');
  const [claim = found] = await withNames(ctx.tx, [found], ctx.lang);
  const reader = readerOf(ctx, claim);
  const reading = { db: ctx.tx, now: ctx.now, link: (url: string) => fileLink(url, ctx.now) };
  const common = await commonParts(reading, claim, reader);
  const own = await ownParts(ctx, deps, claim, reader);
  return { ...common, ...own, events: own.staffIsParty ? [] : common.events };
}
