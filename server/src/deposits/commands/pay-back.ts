import type { Input } from '#contract/call.ts';
import type { opsDepositPropose } from '#contract/deposits/calls.ts';
import { wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { DEPOSIT_APPROVAL } from '../core/approval.ts';
import type { DepositsDeps } from '../deps.ts';
import { applyDepositEvent } from '../process.ts';
import { leftOf } from '../queries/left-of-deposit.ts';
import { type DepositRecord, findDeposit, lockDeposit } from '../store/deposits.ts';
import { authorizeFinance, plainReference, rejectUsedReference } from './decide-deposit.ts';

/** Returns the bank's reference that a request names. */
export const bankReferenceOf = ({ after }: ApprovalRecord): string =>
  String(after['bankReference'] ?? '');

/** Returns the facts of a deposit that must stay the same until its approval. */
const factsOf = async (db: Db, record: DepositRecord): Promise<Facts> => ({
  no: record.no,
  seller: record.seller,
  version: record.version,
  amount: wire(await leftOf(db, record), 'CNY').amount,
  accountName: record.accountName,
  accountNumber: record.accountNumber,
  bankName: record.bankName,
  bankCode: record.bankCode,
});

/** Asks a second person for the approval of a payment back. */
export async function proposePayBack(
  ctx: CommandContext,
  deps: DepositsDeps,
  input: Input<typeof opsDepositPropose>,
): Promise<void> {
  const record = await lockDeposit(ctx.tx, input.id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== input.version || record.state !== 'returning') {
    throw new Failure('deposit.changed');
  }
  const bankReference = plainReference(input.bankReference);
  await authorizeFinance(ctx, deps, record);
  // Money that an open claim took of it may come back: another sum would be booked than was paid.
  if (await deps.hasOpenOrders(ctx.tx, record.seller)) throw new Failure('deposit.openOrders');
  await rejectUsedReference(ctx, bankReference);
  await requestApproval(ctx, {
    kind: DEPOSIT_APPROVAL,
    subject: { id: record.id, name: record.no },
    before: await factsOf(ctx.tx, record),
    after: { bankReference },
  });
}

/** Serves requests for the second person of a payment back. */
export const depositApproval = (deps: DepositsDeps): ApprovalKind => ({
  kind: DEPOSIT_APPROVAL,
  isParty: async (db, { subject }, staffId) => {
    const record = await findDeposit(db, subject);
    return record !== null && deps.isSamePerson(db, { owner: record.seller, staffId });
  },
  partyFailure: 'finance.ownMoney',
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const record = await lockDeposit(tx, subject);
    return record === null || record.state !== 'returning' ? null : factsOf(tx, record);
  },
  carryOut: async (ctx, approval) => {
    const record = await lockDeposit(ctx.tx, approval.subject);
    if (record === null) throw new Failure('deposit.changed');
    const reference = bankReferenceOf(approval);
    await authorizeFinance(ctx, deps, record);
    await rejectUsedReference(ctx, reference);
    if (await deps.hasOpenOrders(ctx.tx, record.seller)) throw new Failure('deposit.openOrders');
    const { accountId, name } = requireStaff(ctx);
    await applyDepositEvent(ctx, deps, {
      id: record.id,
      version: null,
      event: 'payBack',
      actor: { as: 'approver', accountId, name },
      payload: { text: reference, fen: await leftOf(ctx.tx, record) },
    });
  },
});
