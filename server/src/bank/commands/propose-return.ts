import { z } from 'zod';
import type { opsBankReturnCancel, opsBankReturnPropose } from '#contract/bank/return-calls.ts';
import type { Input } from '#contract/call.ts';
import { moneyWire, wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  findOpenApproval,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { suspendPayment } from '#server/wallet/public.ts';
import type { BankDeps } from '../deps.ts';
import { applyLineEvent, labelOf } from '../process.ts';
import { bankCodeViolation, byFinance } from '../return-items.ts';
import { applyReturnEvent, refOfReturn } from '../return-process.ts';
import { type LineRecord, linesById, linesOfMatch, lockStatementLine } from '../store/lines.ts';
import { insertMatch, undoMatch } from '../store/matches.ts';
import {
  findPaymentReturn,
  insertPaymentReturn,
  insertReturnHistory,
  lockPaymentReturn,
  type PaymentReturnRecord,
} from '../store/payment-returns.ts';
import { listWaiting } from '../store/payout-files.ts';
import { findSource } from '../work.ts';
import { MATCH_APPROVAL } from './match-lines.ts';
import { carryOutStep, RETURN_APPROVAL, snapshotOfStep, stepOf } from './propose-resend.ts';
import { findIntendedItem, validateLine } from './validate-line.ts';

const Wanted = z.object({
  what: z.literal('send'),
  no: z.string(),
  bankCode: z.string(),
  item: z.object({ kind: z.enum(['recharge', 'deposit']), id: z.string() }).nullable(),
});
type Wanted = z.infer<typeof Wanted>;

const factsOf = (line: LineRecord): Facts => ({
  line: line.id,
  version: line.version,
  amount: wire(line.amount, line.currency).amount,
  payer: line.name,
  account: line.counterAccount,
});

/** Asks a second person to send a payment back. Fails with the failures of its call. */
export async function proposeReturn(
  ctx: CommandContext,
  deps: BankDeps,
  { id, version, reason, item, bankCode }: Input<typeof opsBankReturnPropose>,
): Promise<Record<string, never>> {
  const line = await lockStatementLine(ctx.tx, id);
  if (line === null) throw new Failure('notFound');
  if (line.version !== version) throw new Failure('bank.changed');
  await validateLine(ctx.tx, deps, line);
  if ((await findOpenApproval(ctx.tx, { kind: MATCH_APPROVAL, subject: id })) !== null) {
    throw new Failure('approval.open');
  }
  const violation = bankCodeViolation(line, bankCode);
  if (violation !== null) throw Failure.invalidFields([{ field: 'bankCode', key: violation }]);
  const { accountId: staffId } = requireStaff(ctx);
  const meant = await findIntendedItem(ctx.tx, deps, { item, staffId, currency: line.currency });
  const no = await nextNumber(ctx.tx, 'PR', ctx.now);
  await requestApproval(ctx, {
    kind: RETURN_APPROVAL,
    subject: { id, name: labelOf(line) },
    before: factsOf(line),
    after: { what: 'send', no, bankCode, item, items: meant === null ? [] : [{ no: meant.no }] },
    reason,
  });
  return {};
}

/** Tells the member for whom a payment was meant that it goes back, and why. */
async function notifyMember(ctx: CommandContext, deps: BankDeps, record: PaymentReturnRecord) {
  if (record.owner === null) return;
  const { amount, currency } = moneyWire({ minor: record.amount, currency: record.currency });
  const identity = (await deps.owners(ctx.tx, [record.owner])).get(record.owner)?.identity;
  await deps.notify(ctx.tx, {
    to: record.owner,
    kind: 'wallet.paymentReturned',
    params: {
      no: record.itemNo,
      amount: `${amount} ${currency}`,
      payer: record.payerName,
      reason: record.reason,
    },
    link: record.itemKind === 'deposit' ? '/seller-settlement' : `/${identity ?? 'buyer'}-wallet`,
    mail: true,
    now: ctx.now,
  });
}

/** Takes a payment into suspense, from where a file of payments sends it back. */
async function startReturn(
  ctx: CommandContext,
  deps: BankDeps,
  { approval, wanted }: { readonly approval: ApprovalRecord; readonly wanted: Wanted },
): Promise<void> {
  const { tx, now } = ctx;
  const line = await lockStatementLine(tx, approval.subject);
  if (line === null) throw new Failure('bank.changed');
  await validateLine(tx, deps, line);
  const { accountId, name } = requireStaff(ctx);
  const filter = { item: wanted.item, staffId: accountId, currency: line.currency };
  const meant = await findIntendedItem(tx, deps, filter);
  const [id, match] = [newId(), newId()];
  const { no } = wanted;
  const { requestedBy, requestedName, reason } = approval;
  const origin = { madeBy: requestedBy, madeName: requestedName };
  await insertMatch(
    tx,
    {
      ...{ id: match, currency: line.currency, method: 'person', reasons: ['thirdParty'] },
      ...{ charge: 0n, note: reason, madeAt: now, ...origin },
      ...{ approvedBy: accountId, approvedName: name },
    },
    [
      {
        kind: 'suspense',
        item: id,
        no,
        owner: meant?.owner ?? id,
        amount: line.amount,
        live: true,
      },
    ],
  );
  const actor = { as: 'checker', accountId, name } as const;
  const step = { id: line.id, version: line.version, actor } as const;
  await applyLineEvent(ctx, { ...step, event: 'match', payload: { match, note: reason } });
  const record: PaymentReturnRecord = {
    ...{ id, no, version: 1, state: 'approved', since: now, madeAt: now, reason },
    ...{ line: line.id, statement: line.statement, match },
    ...{ currency: line.currency, amount: line.amount },
    ...{ payerName: line.name, payerAccount: line.counterAccount, bankCode: wanted.bankCode },
    ...{ itemKind: wanted.item?.kind ?? null, item: wanted.item?.id ?? null },
    ...{ itemNo: meant?.no ?? '', owner: meant?.owner ?? null, requestedBy, requestedName },
    ...{ approvedBy: accountId, approvedName: name },
    ...{ bankReference: '', sentOn: null, bankReason: '' },
  };
  await insertPaymentReturn(tx, record);
  const entry = { paymentReturn: id, version: 1, entryAt: now, event: 'approve', note: reason };
  await insertReturnHistory(tx, { ...entry, person: accountId, name });
  const move = { minor: record.amount, currency: record.currency, remark: line.name, now };
  const cause = refOfReturn(record);
  await suspendPayment(tx, { key: `paymentReturn:${id}:1`, cause, ...move });
  await notifyMember(ctx, deps, record);
  await audit(tx, ctx, {
    what: 'paymentReturn.approve',
    on: cause,
    before: { line: labelOf(line) },
    after: { state: record.state, amount: record.amount, account: record.payerAccount, reason },
  });
}

/** Gives a return up and opens the line of the payment again. */
export async function cancelReturn(
  ctx: CommandContext,
  { id, version, reason }: Input<typeof opsBankReturnCancel>,
): Promise<Record<string, never>> {
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if ((await listWaiting(ctx.tx)).has(id)) {
    throw new Failure('bank.returnInFile', { no: record.no });
  }
  const actor = byFinance(ctx);
  await applyReturnEvent(ctx, { id, version, event: 'cancel', actor, payload: { reason } });
  for (const line of await linesOfMatch(ctx.tx, record.match)) {
    const step = { id: line.id, version: line.version, event: 'unmatch', actor } as const;
    await applyLineEvent(ctx, { ...step, payload: { note: reason } });
  }
  await undoMatch(ctx.tx, record.match, ctx.now);
  return {};
}

async function snapshotOfLine(tx: Tx, deps: BankDeps, approval: ApprovalRecord) {
  const line = await lockStatementLine(tx, approval.subject);
  if (line === null) return null;
  try {
    await validateLine(tx, deps, line);
    return factsOf(line);
  } catch (error) {
    // A line that was matched, or whose money was booked, is no longer what was asked about.
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** Returns the member whose money a request is about; null where nobody is known. */
async function ownerOf(db: Db, deps: BankDeps, { subject, after }: ApprovalRecord) {
  if (stepOf({ after }) !== null) return (await findPaymentReturn(db, subject))?.owner ?? null;
  const item = Wanted.safeParse(after).data?.item ?? null;
  if (item === null) return null;
  const [line] = await linesById(db, [subject]);
  const currency = line?.currency ?? 'USD';
  return (await findSource(deps, { kind: item.kind, currency })?.find(db, item.id))?.owner ?? null;
}

/** Whether a payment that is to go back was meant for a member of staff. */
export const isPartyOfReturn =
  (deps: BankDeps): NonNullable<ApprovalKind['isParty']> =>
  async (db, approval, staffId) => {
    const owner = await ownerOf(db, deps, approval);
    return owner !== null && deps.isSamePerson(db, { owner, staffId });
  };

/** Serves requests for the second person of a payment that goes back. */
export const returnApproval = (deps: BankDeps): ApprovalKind => ({
  kind: RETURN_APPROVAL,
  isParty: isPartyOfReturn(deps),
  partyFailure: 'finance.ownMoney',
  roles: ['finance'],
  snapshot: async (tx, approval) => {
    const step = stepOf(approval);
    if (step === null) return snapshotOfLine(tx, deps, approval);
    return snapshotOfStep(tx, approval.subject, step);
  },
  carryOut: async (ctx, approval) => {
    const step = stepOf(approval);
    if (step !== null) return carryOutStep(ctx, deps, { approval, step });
    return startReturn(ctx, deps, { approval, wanted: Wanted.parse(approval.after) });
  },
});
