import { z } from 'zod';
import type {
  opsBankReturnCancel,
  opsBankReturnPropose,
  opsBankReturnResend,
} from '#contract/bank/return-calls.ts';
import type { Input } from '#contract/call.ts';
import { moneyWire, wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  findOpenApproval,
  requestApproval,
} from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { suspendPayment } from '#server/wallet/public.ts';
import type { BankDeps } from '../deps.ts';
import { applyLineEvent, labelOf } from '../process.ts';
import { bankCodeFault, byFinance } from '../return-items.ts';
import { applyReturnEvent, refOfReturn } from '../return-process.ts';
import { type LineRecord, linesOfMatch, lockStatementLine } from '../store/lines.ts';
import { findMatched, insertMatch, undoMatch } from '../store/matches.ts';
import {
  findBookedBefore,
  insertPaymentReturn,
  insertReturnHistory,
  lockPaymentReturn,
  type PaymentReturnRecord,
} from '../store/payment-returns.ts';
import { listWaiting } from '../store/payout-files.ts';
import { findSource, type OpenItem, proposeMatches } from '../work.ts';
import { MATCH_APPROVAL } from './match-lines.ts';

/** The kind of request for the second person of a payment that goes back. */
export const RETURN_APPROVAL = 'bank.return';

const Wanted = z.object({
  what: z.literal('send'),
  no: z.string(),
  bankCode: z.string(),
  item: z.object({ kind: z.enum(['recharge', 'deposit']), id: z.string() }).nullable(),
});
const Again = z.object({ what: z.literal('resend') });
type Wanted = z.infer<typeof Wanted>;

/** Returns the record that a line's money was booked for already, whoever booked it; null for none. */
async function findUse(tx: Tx, deps: BankDeps, line: LineRecord): Promise<string | null> {
  for (const { kind, item, no } of await findBookedBefore(tx, line.id)) {
    const key = {
      kind: kind === 'deposit' ? 'deposit' : 'recharge',
      currency: line.currency,
    } as const;
    if ((await findSource(deps, key)?.find(tx, item))?.booked) return no;
  }
  const { proposals, items } = await proposeMatches(tx, deps, line.currency);
  const own = proposals.find((one) => one.lines.some(({ id }) => id === line.id));
  const booked = own?.items.find(({ kind, id }) =>
    items.some((one) => one.kind === kind && one.id === id && one.booked && one.amount > 0n),
  );
  return booked?.no ?? null;
}

/** Returns the record that a payment was meant for. Fails with notFound, itemTaken, or returnUsed. */
async function findMeant(
  tx: Tx,
  deps: BankDeps,
  filter: { readonly item: Wanted['item']; readonly staffId: string; readonly currency: Currency },
): Promise<OpenItem | null> {
  const { item, staffId, currency } = filter;
  if (item === null) return null;
  const source = findSource(deps, { kind: item.kind, currency });
  const found = (await source?.find(tx, item.id)) ?? null;
  if (found === null) throw new Failure('notFound');
  if ((await findMatched(tx, [item.kind])).has(`${item.kind}/${item.id}`)) {
    throw new Failure('bank.itemTaken', { no: found.no });
  }
  if (found.booked) throw new Failure('bank.returnUsed', { no: found.no });
  const pair = { owner: found.owner, staffId };
  if (await deps.isSamePerson(tx, pair)) throw new Failure('finance.ownMoney');
  return { ...found, kind: item.kind };
}

/** Rejects a line that cannot go back: no payment to us, without an account, or booked. */
async function validateLine(tx: Tx, deps: BankDeps, line: LineRecord): Promise<void> {
  if (line.state !== 'open') throw new Failure('bank.changed');
  if (line.amount <= 0n || line.counterAccount.trim() === '') {
    throw new Failure('bank.noOrigin');
  }
  const no = await findUse(tx, deps, line);
  if (no !== null) throw new Failure('bank.returnUsed', { no });
}

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
  const fault = bankCodeFault(line, bankCode);
  if (fault !== null) throw Failure.invalidFields([{ field: 'bankCode', key: fault }]);
  const { accountId: staffId } = requireStaff(ctx);
  const meant = await findMeant(ctx.tx, deps, { item, staffId, currency: line.currency });
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
  const meant = await findMeant(tx, deps, filter);
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

const againFacts = ({ no, version, state, amount }: PaymentReturnRecord): Facts => ({
  no,
  version,
  state,
  amount: wire(amount).amount,
});

/** Asks a second person to send a payment again that the bank sent back to us. */
export async function proposeResend(
  ctx: CommandContext,
  deps: BankDeps,
  { id, version, reason }: Input<typeof opsBankReturnResend>,
): Promise<Record<string, never>> {
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== version || record.state !== 'returned') throw new Failure('bank.changed');
  const staffId = requireStaff(ctx).accountId;
  if (
    record.owner !== null &&
    (await deps.isSamePerson(ctx.tx, { owner: record.owner, staffId }))
  ) {
    throw new Failure('finance.ownMoney');
  }
  await requestApproval(ctx, {
    kind: RETURN_APPROVAL,
    subject: { id, name: record.no },
    before: againFacts(record),
    after: { what: 'resend' },
    reason,
  });
  return {};
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

/** Serves requests for the second person of a payment that goes back. */
export const returnApproval = (deps: BankDeps): ApprovalKind => ({
  kind: RETURN_APPROVAL,
  roles: ['finance'],
  snapshot: async (tx, approval) => {
    if (!Again.safeParse(approval.after).success) return snapshotOfLine(tx, deps, approval);
    const record = await lockPaymentReturn(tx, approval.subject);
    return record?.state === 'returned' ? againFacts(record) : null;
  },
  carryOut: async (ctx, approval) => {
    if (!Again.safeParse(approval.after).success) {
      return startReturn(ctx, deps, { approval, wanted: Wanted.parse(approval.after) });
    }
    const { accountId, name } = requireStaff(ctx);
    await applyReturnEvent(ctx, {
      id: approval.subject,
      version: null,
      event: 'resend',
      actor: { as: 'checker', accountId, name },
      payload: {
        reason: approval.reason,
        maker: { id: approval.requestedBy, name: approval.requestedName },
      },
    });
  },
});
