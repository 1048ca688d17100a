import type { Input } from '#contract/call.ts';
import type { opsExchangePropose } from '#contract/exchange/calls.ts';
import { wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ExchangeDeps } from '../deps.ts';
import { applyExchangeEvent } from '../process.ts';
import { requireSamePayee } from '../queries/find-payee.ts';
import {
  type ExchangeRecord,
  findExchange,
  findReferenceUse,
  lockExchange,
} from '../store/exchange-store.ts';

/** The kind of request for the second person of an exchange's payment. */
export const EXCHANGE_APPROVAL = 'exchange.complete';

/** Returns the bank's reference that a request names. */
export const bankReferenceOf = ({ after }: ApprovalRecord): string =>
  String(after['bankReference'] ?? '');

/** A bank's reference as it is compared: without blanks and dashes, in capitals. */
export function plainReference(reference: string): string {
  const plain = reference.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (plain === '') throw Failure.invalidFields([{ field: 'bankReference', key: 'invalid' }]);
  return plain;
}

/** Returns what of an exchange must stay the same until a second person decides. */
export const factsOf = (record: ExchangeRecord): Facts => ({
  no: record.no,
  owner: record.owner,
  version: record.version,
  sell: wire(record.sell).amount,
  buy: wire(record.buy, 'CNY').amount,
  ...record.payee,
});

/** Rejects a payment by who owns the money, and by a reference that was used before. */
export async function authorizePayment(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { record, bankReference }: { record: ExchangeRecord; bankReference: string },
): Promise<void> {
  const pair = { owner: record.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('finance.ownMoney');
  const no = await findReferenceUse(ctx.tx, bankReference);
  if (no !== null) throw new Failure('exchange.referenceUsed', { no }, 'bankReference');
}

/** Rejects a payment to an account that may not be paid as it stands: it is too new, or was changed since. */
async function requirePayable(ctx: CommandContext, record: ExchangeRecord): Promise<void> {
  const { payableFrom } = record;
  if (payableFrom !== null && payableFrom.getTime() > ctx.now.getTime()) {
    throw new Failure('exchange.notPayable');
  }
  await requireSamePayee(ctx.tx, record);
}

/**
 * Rejects a second person of the wrong role: under a severe finding it is an administrator. The
 * rules look at the company first: a finding that nobody has read holds it for everybody.
 */
export async function validateRole(
  ctx: CommandContext,
  deps: ExchangeDeps,
  owner: string,
): Promise<void> {
  const [review] = (await deps.reviewsOf(ctx.tx, [owner])).get(owner) ?? [];
  const { roles } = requireStaff(ctx);
  if (review !== undefined && !roles.includes('admin')) {
    throw new Failure('exchange.otherRole', { no: review.no });
  }
  const write = await deps.checkCompanies(ctx.tx, { owners: [owner], now: ctx.now });
  if (write !== null) throw new Failure('exchange.found').runAfterRollback(write);
  if (review === undefined && !roles.includes('finance')) throw new Failure('access.denied');
}

/** Fails with payout.inFile while a file waits with an exchange, which the caller has locked. */
export async function requireOutsideFile(
  ctx: CommandContext,
  deps: ExchangeDeps,
  id: string,
): Promise<void> {
  const file = (await deps.filesOf(ctx.tx, [id])).get(id);
  if (file !== undefined) throw new Failure('payout.inFile', { file: file.no });
}

/** A payment that was made at the bank; `isOnStatement` where a line shows it. */
type Made = Input<typeof opsExchangePropose> & { readonly isOnStatement?: boolean };

/**
 * Asks a second person for the approval of an exchange's payment, which went to the account of the
 * application. A line proves that the money has left, whatever became of the saved account.
 */
export async function proposePayment(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { isOnStatement = false, ...input }: Made,
): Promise<void> {
  const record = await lockExchange(ctx.tx, input.id);
  if (record === null) throw new Failure('notFound');
  if (record.version !== input.version || record.state !== 'frozen') {
    throw new Failure('exchange.changed');
  }
  await requireOutsideFile(ctx, deps, record.id);
  if (!isOnStatement) await requirePayable(ctx, record);
  const bankReference = plainReference(input.bankReference);
  await authorizePayment(ctx, deps, { record, bankReference });
  await requestApproval(ctx, {
    kind: EXCHANGE_APPROVAL,
    subject: { id: record.id, name: record.no },
    before: factsOf(record),
    after: { bankReference },
  });
}

/** Staff decide nothing about an exchange of their own: neither for it nor against it. */
export const exchangeOwner = (
  deps: ExchangeDeps,
): Required<Pick<ApprovalKind, 'isParty' | 'partyFailure'>> => ({
  isParty: async (db, { subject }, staffId) => {
    const record = await findExchange(db, subject);
    return record !== null && deps.isSamePerson(db, { owner: record.owner, staffId });
  },
  partyFailure: 'finance.ownMoney',
});

/** Rejects an administrator who decides on an exchange that no severe finding holds. */
async function authorizeDecision(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { subject }: ApprovalRecord,
): Promise<void> {
  if (requireStaff(ctx).roles.includes('finance')) return;
  const record = await lockExchange(ctx.tx, subject);
  if (record === null) throw new Failure('notFound');
  const { owner } = record;
  const reviews = (await deps.reviewsOf(ctx.tx, [owner])).get(owner) ?? [];
  if (reviews.length === 0) throw new Failure('access.denied');
}

/** Serves requests for the second person of an exchange's payment. */
export const exchangeApproval = (deps: ExchangeDeps): ApprovalKind => ({
  kind: EXCHANGE_APPROVAL,
  ...exchangeOwner(deps),
  // An administrator decides on those of companies under a severe finding.
  roles: ['finance', 'admin'],
  authorizeDecision: (ctx, approval) => authorizeDecision(ctx, deps, approval),
  snapshot: async (tx, { subject }) => {
    const record = await lockExchange(tx, subject);
    return record === null || record.state !== 'frozen' ? null : factsOf(record);
  },
  carryOut: async (ctx, approval) => {
    const record = await lockExchange(ctx.tx, approval.subject);
    if (record === null) throw new Failure('exchange.changed');
    await validateRole(ctx, deps, record.owner);
    const bankReference = bankReferenceOf(approval);
    await authorizePayment(ctx, deps, { record, bankReference });
    const { accountId, name } = requireStaff(ctx);
    await applyExchangeEvent(deps)(ctx, {
      id: record.id,
      version: null,
      event: 'complete',
      actor: { as: 'approver', accountId, name },
      payload: { text: bankReference },
    });
  },
});
