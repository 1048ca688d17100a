import type { Input } from '#contract/call.ts';
import type { opsExchangeBankReturn, opsExchangeReopen } from '#contract/exchange/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ExchangeDeps } from '../deps.ts';
import { applyExchangeEvent } from '../process.ts';
import { requireSamePayee } from '../queries/find-payee.ts';
import { type ExchangeRecord, findExchange, findReferenceUse } from '../store/exchange-store.ts';
import { plainReference } from './complete-exchange.ts';

/** Returns an exchange that is not the caller's own money. */
async function findOthers(
  ctx: CommandContext,
  deps: ExchangeDeps,
  id: string,
): Promise<ExchangeRecord> {
  const record = await findExchange(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const pair = { owner: record.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  return record;
}

const byFinance = (ctx: CommandContext) => {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name } as const;
};

/** Records that the bank sent the CNY of a paid exchange back. */
export async function recordBankReturn(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version, reason, bankReference }: Input<typeof opsExchangeBankReturn>,
): Promise<void> {
  const record = await findOthers(ctx, deps, id);
  const reference = plainReference(bankReference);
  const no = await findReferenceUse(ctx.tx, reference, id);
  const isOwn = reference === record.bankReference;
  if (no !== null || isOwn) {
    throw new Failure('exchange.referenceUsed', { no: no ?? record.no }, 'bankReference');
  }
  const payload = { text: reason, reference };
  const actor = byFinance(ctx);
  await applyExchangeEvent(ctx, deps, { id, version, event: 'bankReturn', actor, payload });
}

/** Opens a returned exchange again, for two people to pay it anew. */
export async function reopenExchange(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { id, version }: Input<typeof opsExchangeReopen>,
): Promise<void> {
  await requireSamePayee(ctx.tx, await findOthers(ctx, deps, id));
  const payload = { text: '' };
  await applyExchangeEvent(ctx, deps, {
    ...{ id, version, payload },
    event: 'reopen',
    actor: byFinance(ctx),
  });
}
