import { lastRequester } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { DEPOSIT_APPROVAL } from '../core/approval.ts';
import type { DepositsDeps } from '../deps.ts';
import { applyDepositEvent } from '../process.ts';
import { isPaying } from '../queries/is-paying.ts';
import { leftOfDeposit } from '../queries/left-of-deposit.ts';
import {
  type DepositRecord,
  findDeposit,
  findReferenceUse,
  hasOther,
  lockDeposit,
  lockDepositsOf,
  lockHeld,
} from '../store/deposits.ts';

interface Decision {
  readonly id: string;
  readonly version: number;
  /** A reason, or the bank's reference. */
  readonly text: string;
}

/** A bank's reference as it is compared: without blanks and dashes, in capitals. */
export function plainReference(reference: string): string {
  const plain = reference.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (plain === '') throw Failure.invalidFields([{ field: 'bankReference', key: 'invalid' }]);
  return plain;
}

/** Rejects a decision by the person whose money it is. */
export async function authorizeFinance(
  ctx: CommandContext,
  deps: DepositsDeps,
  { seller }: DepositRecord,
): Promise<void> {
  const pair = { owner: seller, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
}

/** Rejects a bank's reference that a payment of a deposit has already, in or out; one is left aside. */
export async function rejectUsedReference(
  ctx: CommandContext,
  reference: string,
  exceptId: string | null = null,
): Promise<void> {
  const no = await findReferenceUse(ctx.tx, reference, exceptId);
  if (no !== null) throw new Failure('deposit.referenceUsed', { no }, 'bankReference');
}

function byFinance(ctx: CommandContext) {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name } as const;
}

/**
 * Ends the deposit that compensation had used up when its seller announced this one. What a claim
 * gave back to it since goes on in the new one.
 */
async function replaceHeld(ctx: CommandContext, deps: DepositsDeps, seller: string): Promise<void> {
  const held = await lockHeld(ctx.tx, seller);
  if (held === null) return;
  // Its seller asked for money that a claim gave back to it: that is paid back first.
  const hasBalance = held.state === 'returning' && (await leftOfDeposit(ctx.tx, held)) > 0n;
  if (hasBalance || (await isPaying(ctx.tx, deps, held.id))) {
    throw new Failure('deposit.earlierReturning', { no: held.no });
  }
  const actor = byFinance(ctx);
  const payload = { text: '' };
  const request = { id: held.id, version: held.version, event: 'replace', actor, payload } as const;
  await applyDepositEvent(ctx, deps, request);
}

/** Confirms a deposit by the bank's reference of its transfer; it replaces one that was used up. */
export async function confirmDeposit(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, version, text }: Decision,
): Promise<void> {
  const reference = plainReference(text);
  const record = await lockDeposit(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  await authorizeFinance(ctx, deps, record);
  // Who confirms it a second time reads that it has changed.
  await rejectUsedReference(ctx, reference, id);
  const payload = { text: reference };
  if (record.state === 'announced') await replaceHeld(ctx, deps, record.seller);
  await applyDepositEvent(ctx, deps, {
    id,
    version,
    event: 'confirm',
    actor: byFinance(ctx),
    payload,
  });
}

/** Rejects a step on a deposit that the caller has locked, where it is paid back at the bank. */
export async function rejectWhilePaying(
  ctx: CommandContext,
  deps: DepositsDeps,
  id: string,
): Promise<void> {
  if (await isPaying(ctx.tx, deps, id)) throw new Failure('deposit.paying');
}

/** Takes an event of finance that has a reason. Fails with deposit.paying while a payment back waits. */
export async function declineDeposit(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, version, event, text }: Decision & { readonly event: 'fail' | 'refuseReturn' },
): Promise<void> {
  const record = await lockDeposit(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  await authorizeFinance(ctx, deps, record);
  if ((await deps.matchedOf(ctx.tx, { kind: 'depositReturn', ids: [id] })).has(id))
    throw new Failure('bank.matched');
  await rejectWhilePaying(ctx, deps, id);
  const actor = byFinance(ctx);
  // Who said that it was paid back does not keep it here alone.
  const proposer = await lastRequester(ctx.tx, { kind: DEPOSIT_APPROVAL, subject: id });
  if (proposer === actor.accountId) throw new Failure('approval.samePerson');
  await applyDepositEvent(ctx, deps, { id, version, event, actor, payload: { text } });
}

const bySeller = (ctx: CommandContext) =>
  ({ as: 'seller', accountId: requireMember(ctx).accountId, name: '' }) as const;

/** Asks for a deposit back; refused while an order of the seller is open. */
export async function requestReturn(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, version, text }: Decision,
): Promise<void> {
  const actor = bySeller(ctx);
  if (await deps.hasOpenOrders(ctx.tx, actor.accountId)) throw new Failure('deposit.openOrders');
  const payload = { text };
  await applyDepositEvent(ctx, deps, { id, version, event: 'requestReturn', actor, payload });
}

/**
 * Leaves a deposit here that was asked back. Fails with deposit.paying while a payment back waits: the
 * money may have left the bank.
 */
export async function cancelReturn(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, version }: Omit<Decision, 'text'>,
): Promise<void> {
  const actor = bySeller(ctx);
  const payload = { text: '' };
  await lockDepositsOf(ctx.tx, actor.accountId);
  // One that the bank brought back stays where no other one took its place.
  const hasAnother = await hasOther(ctx.tx, { id, seller: actor.accountId });
  if (hasAnother && (await findDeposit(ctx.tx, id))?.state === 'bankReturned') {
    throw new Failure('deposit.open');
  }
  // The event locks the deposit and asks whose it is.
  await applyDepositEvent(ctx, deps, { id, version, event: 'cancelReturn', actor, payload });
  await rejectWhilePaying(ctx, deps, id);
}
