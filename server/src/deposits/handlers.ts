import * as contract from '#contract/deposits/calls.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney, wire } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import { toNumberFilter } from '#server/wallet/public.ts';
import { applyDeposit } from './commands/apply-deposit.ts';
import {
  cancelReturn,
  confirmDeposit,
  declineDeposit,
  requestReturn,
} from './commands/confirm-deposit.ts';
import { proposeManually } from './commands/propose-pay-back.ts';
import { changeAccount } from './commands/record-bank-return.ts';
import type { DepositsDeps } from './deps.ts';
import { leftOfDeposit } from './queries/left-of-deposit.ts';
import {
  findBankReturned,
  findDeposit,
  findFailedAfter,
  findLast,
  listDeposits,
} from './store/deposits.ts';
import { toDepositView, toOpsDepositViews } from './views.ts';

async function getOwn(ctx: RequestContext, deps: DepositsDeps, id: string) {
  const record = await findDeposit(ctx.tx, id);
  if (record === null || record.seller !== requireMember(ctx).accountId) {
    throw new Failure('notFound');
  }
  return toDepositView(ctx, deps, { record, actor: 'seller' });
}

/** Returns the deposit of the caller that the bank brought back; null without one. */
async function getBankReturned(ctx: RequestContext) {
  const record = await findBankReturned(ctx.tx, requireMember(ctx).accountId);
  if (record === null) return null;
  const { id, no } = record;
  return { id, no, left: wire(await leftOfDeposit(ctx.tx, record), 'CNY') };
}

async function getForFinance(ctx: RequestContext, deps: DepositsDeps, id: string) {
  const record = await findDeposit(ctx.tx, id);
  const [view] = record === null ? [] : await toOpsDepositViews(ctx, deps, [record]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Returns the handlers of the slice's calls. */
export const depositHandlers = (deps: DepositsDeps): readonly Implementation[] => [
  implement(contract.depositOne, async (ctx, { id }) => {
    const amount = wire(parseMoney(limits.depositCny, 'CNY').minor, 'CNY');
    const unpaid = await getBankReturned(ctx);
    if (id !== undefined) {
      return { amount, deposit: await getOwn(ctx, deps, id), unpaid, failed: null };
    }
    const record = await findLast(ctx.tx, requireMember(ctx).accountId);
    const deposit = record && (await toDepositView(ctx, deps, { record, actor: 'seller' }));
    const failed = record && deposit?.isUsedUp ? await findFailedAfter(ctx.tx, record) : null;
    return { amount, deposit, unpaid, failed };
  }),
  implement(contract.depositApply, async (ctx, input) =>
    getOwn(ctx, deps, await applyDeposit(ctx, deps, input)),
  ),
  implement(contract.depositRequestReturn, async (ctx, { reason, ...record }) => {
    await requestReturn(ctx, deps, { ...record, text: reason });
    return getOwn(ctx, deps, record.id);
  }),
  implement(contract.depositCancelReturn, async (ctx, record) => {
    await cancelReturn(ctx, deps, record);
    return getOwn(ctx, deps, record.id);
  }),
  implement(contract.depositChangeAccount, async (ctx, input) => {
    await changeAccount(ctx, deps, input);
    return getOwn(ctx, deps, input.id);
  }),
  implement(contract.opsDepositList, async (ctx, input) => {
    const refs = await findClaimed(ctx, 'deposit', input.claimed);
    const find = toNumberFilter(input.find);
    const page = await listDeposits(ctx.tx, { ...input, refs, find });
    return { total: page.total, list: await toOpsDepositViews(ctx, deps, page.list) };
  }),
  implement(contract.opsDepositOne, (ctx, { id }) => getForFinance(ctx, deps, id)),
  implement(contract.opsDepositConfirm, async (ctx, { bankReference, ...record }) => {
    await confirmDeposit(ctx, deps, { ...record, text: bankReference });
    return getForFinance(ctx, deps, record.id);
  }),
  implement(contract.opsDepositFail, async (ctx, { reason, ...record }) => {
    await declineDeposit(ctx, deps, { ...record, event: 'fail', text: reason });
    return getForFinance(ctx, deps, record.id);
  }),
  implement(contract.opsDepositRefuse, async (ctx, { reason, ...record }) => {
    await declineDeposit(ctx, deps, { ...record, event: 'refuseReturn', text: reason });
    return getForFinance(ctx, deps, record.id);
  }),
  implement(contract.opsDepositPropose, async (ctx, input) => {
    await proposeManually(ctx, deps, input);
    return getForFinance(ctx, deps, input.id);
  }),
];
