import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/passports/calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { typedCode } from '#contract/qc/reports/report-code.ts';
import { isLabelCode } from '#server/dock/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { lotByNo, lotsById, type NumberedLot } from '#server/orders/public.ts';
import type { PassportsDeps } from '../deps.ts';
import { callingMember, sideOf } from '../process.ts';
import { findOffer, listHandovers } from '../store/handovers.ts';
import {
  findPassportByNo,
  listAncestors,
  listChildren,
  type Passport,
} from '../store/passports.ts';
import {
  isFirstHolder,
  isPassed,
  noteFor,
  pathOf,
  placeOf,
  toRelative,
  toReport,
} from '../views.ts';

type View = HandlerOutput<typeof contract.passportOne>;

import { toEntry, toOffer } from './to-offer.ts';

/** A passport with its lot; before pieces are dispatched there is the lot alone. */
interface Found {
  readonly lot: NumberedLot;
  readonly passport: Passport | null;
}

/** Returns the lot behind a label. Fails with notFound where number or code is wrong. */
export async function findLabeled(
  ctx: RequestContext,
  { secret }: PassportsDeps,
  key: { readonly no: string; readonly code: string },
): Promise<Found> {
  const no = key.no.toUpperCase();
  if (!isLabelCode({ no, code: typedCode(key.code) }, secret)) throw new Failure('notFound');
  const found = await findByNo(ctx, no);
  if (found === null) throw new Failure('notFound');
  return found;
}

async function findByNo(ctx: RequestContext, no: string): Promise<Found | null> {
  const passport = await findPassportByNo(ctx.tx, no);
  const lot =
    passport === null ? await lotByNo(ctx.tx, no) : (await lotsById(ctx.tx, [passport.lotId]))[0];
  return lot === null || lot === undefined ? null : { lot, passport };
}

/** Returns the record as its holder acts on it; null for all others. */
function holderView(
  { caller }: RequestContext,
  passport: Passport | null,
  { canPassOn, isOffered, parent, isParentOffered }: OwnFacts,
): View['own'] {
  if (passport === null || caller.kind !== 'member') return null;
  if (caller.accountId !== passport.holderId) return null;
  const { id, version, orderId, orderNo, left, parentId, holderId } = passport;
  const isFirst = isFirstHolder(passport);
  const isFree = left > 0 && !isOffered;
  return {
    id,
    version,
    note: noteFor(passport, holderId),
    orderId: isFirst ? orderId : null,
    orderNo: isFirst ? orderNo : null,
    canSplit: isFree && canPassOn,
    canPutBack: isFree && parent?.holderId === holderId && !isParentOffered,
    canOffer: isFree && canPassOn && parentId !== null,
  };
}

interface OwnFacts {
  /** Whether the lot's report allows to pass pieces on. */
  readonly canPassOn: boolean;
  readonly isOffered: boolean;
  readonly parent: Passport | undefined;
  /** Whether the passport above is offered: its pieces stay as they were offered. */
  readonly isParentOffered: boolean;
}

/** Returns the open offer as its two sides read it, and the chain of hand-overs. */
async function readHandovers(
  ctx: RequestContext,
  deps: PassportsDeps,
  chain: readonly Passport[],
): Promise<Pick<View, 'handovers' | 'offer'> & { isOffered: boolean }> {
  const own = chain.at(-1);
  if (own === undefined) return { handovers: [], offer: null, isOffered: false };
  const { caller, tx, now } = ctx;
  const isStaff = caller.kind === 'staff' && isPermitted(caller.roles, 'passports');
  const reader = { accountId: caller.kind === 'member' ? caller.accountId : null, isStaff };
  const list = await listHandovers(
    tx,
    chain.map(({ id }) => id),
  );
  const handovers = list.map((one) => toEntry(one, reader));
  const offer = await findOffer(tx, own.id);
  if (offer === null) return { handovers, offer: null, isOffered: false };
  const member = caller.kind === 'member' ? await callingMember(ctx, deps) : null;
  const isSide = member !== null && sideOf(offer, member) !== null;
  return { handovers, offer: isSide ? toOffer(offer, member, now) : null, isOffered: true };
}

/**
 * Returns the certificate behind a label. Fails with notFound where number or code is wrong, without
 * saying which.
 */
export async function findPassport(
  ctx: RequestContext,
  deps: PassportsDeps,
  input: Input<typeof contract.passportOne>,
): Promise<View> {
  const no = input.no.toUpperCase();
  const { lot, passport } = await findLabeled(ctx, deps, input);
  const certificate = await deps.certificateOf(ctx.tx, lot.id);
  const { caller } = ctx;
  const isStaff = caller.kind === 'staff' && isPermitted(caller.roles, 'passports');
  const ancestors = passport === null ? [] : await listAncestors(ctx.tx, passport.id);
  const chain = passport === null ? [] : [...ancestors, passport];
  const { isOffered, ...handed } = await readHandovers(ctx, deps, chain);
  const parent = ancestors.at(-1);
  const isParentOffered = parent !== undefined && (await findOffer(ctx.tx, parent.id)) !== null;
  const canPassOn = isPassed(certificate);
  const own = holderView(ctx, passport, { canPassOn, isOffered, parent, isParentOffered });
  const isInside = isStaff || own !== null;
  const children = passport === null ? [] : await listChildren(ctx.tx, passport.id);
  return {
    no,
    url: deps.publicUrl + pathOf(deps, no),
    mpn: lot.mpn,
    manufacturer: lot.manufacturer,
    dateCode: lot.dateCode,
    lotCode: lot.lotCode,
    place: placeOf(lot),
    pieces: {
      inspected: lot.received,
      consumed: lot.consumed,
      issued: passport?.issued ?? 0,
      split: passport?.split ?? 0,
      used: passport?.used ?? 0,
      putBack: passport?.putBack ?? 0,
      left: passport?.left ?? lot.onShelf,
    },
    report: toReport(certificate),
    ancestors: ancestors.map((one) => toRelative(deps, one, isInside)),
    children: children.map((one) => ({
      ...toRelative(deps, one, isInside),
      note: own === null || passport === null ? '' : noteFor(one, passport.holderId),
    })),
    ...handed,
    own,
  };
}
