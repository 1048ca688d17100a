import { attachFiles } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { sideOf } from '../core/claim.ts';
import { notifySide } from '../notify.ts';
import { findClaim } from '../store/claims.ts';
import { insertEntry } from '../store/entries.ts';

/** A message in a claim. */
export interface Written {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}

/** Writes in a claim and tells the others; files are opened to both parties. */
export async function writeEntry(ctx: CommandContext, input: Written): Promise<void> {
  const { tx, now } = ctx;
  const claim = await findClaim(tx, input.id);
  if (claim === null) throw new Failure('notFound');
  const isStaff = ctx.caller.kind === 'staff';
  const { accountId } = isStaff ? requireStaff(ctx) : requireMember(ctx);
  const side = isStaff ? null : sideOf(claim, accountId);
  if (!isStaff && side === null) throw new Failure('notFound');
  const readers = [claim.buyer.id, claim.seller.id];
  const files = await attachFiles(tx, { urls: input.files, owner: accountId, readers });
  await insertEntry(tx, {
    id: newId(),
    claimId: claim.id,
    recordedAt: now,
    event: 'write',
    from: null,
    to: null,
    by: side ?? 'support',
    byId: accountId,
    name: side === null ? requireStaff(ctx).name : claim[side].name,
    text: input.text,
    facts: {},
    files: files.map(({ url, name, bytes }) => ({ url, name, bytes })),
    terms: null,
  });
  for (const other of ['buyer', 'seller'] as const) {
    if (other === side) continue;
    await notifySide(tx, claim, other, { kind: 'write', text: input.text, mail: true, now });
  }
  if (side !== null) return;
  await audit(tx, ctx, {
    what: 'claim.write',
    on: { kind: 'claim', id: claim.id, no: claim.no },
    before: null,
    after: { text: input.text, files: files.length },
  });
}
