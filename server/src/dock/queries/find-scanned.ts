import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { SCANNED_CLAIMS_MAX, SCANNED_ORDERS_MAX } from '#contract/dock/constants.ts';
import { decodeLabel } from '#contract/dock/label.ts';
import { isPermitted } from '#contract/permissions.ts';
import { findScannedClaim, findScannedClaims } from '#server/claims/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { findOrdersByNumber } from '#server/orders/public.ts';
import type { DockDeps } from '../deps.ts';
import { isLabelCode } from '../label-code.ts';

/** Letters and digits that a number of a record or of a carrier is made of. */
const number = /^[A-Z0-9-]{4,60}$/;

type Scanned = HandlerOutput<typeof contract.dockScan>;
type NumberedOrder = Awaited<ReturnType<typeof findOrdersByNumber>>[number];
type ClaimCandidate = Awaited<ReturnType<typeof findScannedClaims>>[number];

/** Returns the number that a scanned or typed text names; null for a text that is none. */
function numberOf(text: string, { secret }: DockDeps): string | null {
  const label = decodeLabel(text);
  if (!label.ok && label.identifier === 'code') throw new Failure('dock.forged');
  const { ownNo: no, ownCode: code } = label.ok ? label.fields : {};
  const isOwn = no !== undefined && code !== undefined;
  if (isOwn && !isLabelCode({ no, code }, secret)) throw new Failure('dock.forged');
  const name = isOwn ? no : text.toUpperCase().replace(/\s/g, '');
  return number.test(name) ? name : null;
}

const orderOf = ({ orderId, orderNo, lotNo, parcel }: NumberedOrder) =>
  ({ kind: 'order', orderId, orderNo, lotNo, parcel }) as const;

/** Returns orders and claims to choose from, of each those that wait for goods first. */
function severalOf(
  orders: readonly NumberedOrder[],
  claims: readonly ClaimCandidate[],
): NonNullable<Scanned> {
  return {
    kind: 'several',
    orders: orders.slice(0, SCANNED_ORDERS_MAX).map(({ lotNo: _, ...order }) => order),
    claims: claims.slice(0, SCANNED_CLAIMS_MAX),
    hasMore: orders.length > SCANNED_ORDERS_MAX || claims.length > SCANNED_CLAIMS_MAX,
  };
}

/**
 * Returns the order or the claim of a scanned or typed text: a label of ours with its code, else a
 * number. Numbers of parcels are typed by parties: they hide none of ours, and name claims and orders
 * to choose from where several have them. Fails with dock.forged where the code is not the one of the number.
 */
export async function findScanned(
  ctx: QueryContext,
  deps: DockDeps,
  { text }: Input<typeof contract.dockScan>,
): Promise<Scanned> {
  const name = numberOf(text, deps);
  if (name === null) return null;
  const { accountId, roles } = requireStaff(ctx);
  const scanning = { accountId, now: ctx.now };
  // The lab scans parcels of orders; claims are not its to read.
  const mayReadClaims = isPermitted(roles, 'claims');
  const claim = mayReadClaims ? await findScannedClaim(ctx.tx, name, scanning) : null;
  if (claim !== null) return { kind: 'claim', ...claim };
  // One more than is listed tells that there are more.
  const orders = await findOrdersByNumber(ctx.tx, name, SCANNED_ORDERS_MAX + 1);
  const own = orders.find(({ orderNo, lotNo }) => orderNo === name || lotNo === name);
  if (own !== undefined) return orderOf(own);
  const claims = mayReadClaims ? await findScannedClaims(ctx.tx, name, scanning) : [];
  const [order] = orders;
  const [only] = claims;
  // The lab does not choose among orders by their parties.
  if (orders.length > 1 && !mayReadClaims) return null;
  if (orders.length + claims.length > 1) {
    return severalOf(orders, claims);
  }
  if (order !== undefined) return orderOf(order);
  if (only === undefined) return null;
  const { claimId, claimNo, parcel } = only;
  return { kind: 'claim', claimId, claimNo, parcel };
}
