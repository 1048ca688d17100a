import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { type QuarantineActor, sampleMost } from '#contract/quarantine/table.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { isOwnOrder } from '#server/orders/public.ts';
import { quarantineMachine } from './core/machine.ts';
import type { QuarantineDeps } from './deps.ts';
import { heldOf } from './process.ts';
import { type Certificate, type Entry, listCertificates } from './store/entries.ts';

/** The roles in which a caller acts on an entry. */
function actorsOf(ctx: RequestContext, entry: Entry): QuarantineActor[] {
  const { caller } = ctx;
  if (caller.kind === 'staff') {
    return (['support', 'warehouse'] as const).filter((role) => caller.roles.includes(role));
  }
  const isSeller = caller.kind === 'member' && caller.accountId === entry.sellerId;
  return isSeller ? ['seller'] : [];
}

/**
 * Returns an entry as its reader may see it: place, address, the seller's account and who added
 * certificates are the desks'.
 */
export async function toQuarantineView(
  ctx: RequestContext,
  deps: QuarantineDeps,
  entry: Entry,
): Promise<QuarantineView> {
  const { caller } = ctx;
  const isStaff = caller.kind === 'staff';
  const staffIsParty = isStaff && (await isOwnOrder(ctx.tx, entry, caller.accountId));
  const actor = actorsOf(ctx, entry).filter((one) => !(staffIsParty && one === 'support'));
  const allowed = quarantineMachine.allowedEvents(entry, { actor, now: ctx.now });
  const events = [...new Set(allowed.flatMap((one) => (one.allowed ? [one.event] : [])))];
  const isSent = isStaff && events.some((event) => event === 'sendSample' || event === 'sendBack');
  const certificates =
    entry.retentionCertificate === null ? [] : await listCertificates(ctx.tx, entry.id);
  const linked = (one: Certificate | null) =>
    one && { name: one.name, url: deps.files.link(one.url, ctx.now) };
  return {
    id: entry.id,
    version: entry.version,
    state: entry.state,
    orderId: entry.orderId,
    orderNo: entry.orderNo,
    lotNo: entry.lotNo,
    mpn: entry.mpn,
    manufacturer: entry.manufacturer,
    dateCode: entry.dateCode,
    lotCode: entry.lotCode,
    pieces: entry.pieces,
    sampled: entry.sampled,
    returned: entry.returned,
    scrapped: entry.scrapped,
    held: heldOf(entry),
    sampleMost: entry.sampled > 0 ? 0 : sampleMost(entry.pieces),
    location: isStaff ? entry.location : '',
    since: entry.since.toISOString(),
    enteredAt: entry.enteredAt.toISOString(),
    dueAt: quarantineMachine.waiting(entry, ctx.now)?.at?.toISOString() ?? null,
    reason: entry.reason,
    returnTo: isSent ? [...(await deps.returnAddressOf(ctx.tx, entry.orderId))] : null,
    sampleParcel: entry.sampleParcel,
    returnParcel: entry.returnParcel,
    keptUntil: entry.retainedUntil,
    // One that was replaced may have been that of other goods: its parties read that it was, and not it.
    retentionCertificates: certificates.map(({ url, name, reason, addedName, addedAt }, place) => ({
      name,
      url: isStaff || place === 0 ? deps.files.link(url, ctx.now) : '',
      reason,
      addedBy: isStaff ? addedName : '',
      addedAt: addedAt.toISOString(),
    })),
    destructionCertificate: linked(entry.destructionCertificate),
    sellerId: isStaff ? entry.sellerId : null,
    staffIsParty,
    events,
  };
}
