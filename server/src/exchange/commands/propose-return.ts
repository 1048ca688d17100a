import type { Input } from '#contract/call.ts';
import type { opsExchangeProposeReturn, opsExchangeReopen } from '#contract/exchange/calls.ts';
import { type ApprovalKind, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ExchangeDeps } from '../deps.ts';
import { applyExchangeEvent } from '../process.ts';
import { requireSamePayee } from '../queries/find-payee.ts';
import { type ExchangeRecord, findReferenceUse, lockExchange } from '../store/exchange-store.ts';
import { bankReferenceOf, exchangeOwner, factsOf, plainReference } from './propose-payment.ts';

/** The kind of request for the record of a return of the bank that no status of it shows. */
export const RETURN_APPROVAL = 'exchange.bankReturn';

/** Locks an exchange that is not the caller's own money. */
async function lockOthers(
  ctx: CommandContext,
  deps: ExchangeDeps,
  id: string,
): Promise<ExchangeRecord> {
  const record = await lockExchange(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const pair = { owner: record.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  return record;
}

/** Whether a person of finance acts by themselves, or as the second of two. */
type ActsAs = 'finance' | 'approver';

const callerAs = (ctx: CommandContext, as: ActsAs) => {
  const { accountId, name } = requireStaff(ctx);
  return { as, accountId, name } as const;
};

/** Returns the bank's reference of a return. Fails where a payment or a return has it already. */
async function readReturnReference(ctx: CommandContext, bankReference: string): Promise<string> {
  const reference = plainReference(bankReference);
  const no = await findReferenceUse(ctx.tx, reference);
  if (no !== null) throw new Failure('exchange.referenceUsed', { no }, 'bankReference');
  return reference;
}

/**
 * Records that the bank sent the CNY of a paid exchange back. One person does so by a status of the
 * bank alone, else as the second of two.
 */
export async function recordBankReturn(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version, reason, bankReference }: Input<typeof opsExchangeProposeReturn>,
  as: ActsAs,
): Promise<void> {
  await lockOthers(ctx, deps, id);
  const reference = await readReturnReference(ctx, bankReference);
  const payload = { text: reason, reference };
  const actor = callerAs(ctx, as);
  await applyExchangeEvent(deps)(ctx, { id, version, event: 'bankReturn', actor, payload });
  // The next line of the bank about it is another payment, whoever recorded that this one came back.
  await deps.endPair(ctx.tx, id);
}

/**
 * Asks another person of finance to record that the bank sent the CNY back. No status of the bank
 * says so: the bank may have paid, and the payee could be paid twice.
 */
export async function proposeReturn(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version, reason, bankReference }: Input<typeof opsExchangeProposeReturn>,
): Promise<void> {
  const record = await lockOthers(ctx, deps, id);
  if (record.version !== version || record.state !== 'success') {
    throw new Failure('exchange.changed');
  }
  const reference = await readReturnReference(ctx, bankReference);
  await requestApproval(ctx, {
    kind: RETURN_APPROVAL,
    subject: { id, name: record.no },
    before: factsOf(record),
    after: { bankReference: reference },
    reason,
  });
}

/** Serves requests to record returns of the bank. */
export const exchangeReturnApproval = (deps: ExchangeDeps): ApprovalKind => ({
  kind: RETURN_APPROVAL,
  ...exchangeOwner(deps),
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const record = await lockExchange(tx, subject);
    return record?.state === 'success' ? factsOf(record) : null;
  },
  carryOut: async (ctx, approval) => {
    const record = await lockExchange(ctx.tx, approval.subject);
    if (record === null) throw new Failure('exchange.changed');
    const { id, version } = record;
    const { reason } = approval;
    const returned = { id, version, reason, bankReference: bankReferenceOf(approval) };
    await recordBankReturn(ctx, deps, returned, 'approver');
  },
});

/** Opens a returned exchange again, for two people to pay it anew. */
export async function reopenExchange(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version }: Input<typeof opsExchangeReopen>,
): Promise<void> {
  await requireSamePayee(ctx.tx, await lockOthers(ctx, deps, id));
  const payload = { text: '' };
  await applyExchangeEvent(deps)(ctx, {
    ...{ id, version, payload },
    event: 'reopen',
    actor: callerAs(ctx, 'finance'),
  });
}
