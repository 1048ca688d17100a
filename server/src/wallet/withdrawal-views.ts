import { wire } from '#contract/money.ts';
import type { WithdrawalActor } from '#contract/wallet/withdrawal-machine.ts';
import type { OpsWithdrawal, Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { latestRequest, toAdminApproval, toOpenApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { checkSources } from './check-sources.ts';
import {
  bankReferenceOf,
  REFUSAL_APPROVAL,
  RETURN_APPROVAL,
  TRANSFER_APPROVAL,
  transferOf,
  WITHDRAWAL_APPROVAL,
} from './core/approval.ts';
import { lastFourDigits } from './core/bank-account.ts';
import { allowedEvents, isPayable, isSent } from './core/withdrawal.ts';
import type { Review, WalletDeps } from './deps.ts';
import { holdOf } from './holds.ts';
import { balancesOf } from './store/ledger.ts';
import { type HistoryRecord, listHistory, type WithdrawalRecord } from './store/withdrawals.ts';

const toPayee = ({ payee, bankId }: WithdrawalRecord): Withdrawal['payee'] => ({
  bankId,
  accountName: payee.accountName,
  bankName: payee.bankName,
  branch: payee.branch,
  bankCode: payee.bankCode,
  routing: payee.routing,
  street: payee.street,
  town: payee.town,
  country: payee.country,
  postcode: payee.postcode,
  ending: lastFourDigits(payee.accountNumber),
});

type RequestKind =
  | typeof WITHDRAWAL_APPROVAL
  | typeof TRANSFER_APPROVAL
  | typeof RETURN_APPROVAL
  | typeof REFUSAL_APPROVAL;

/** A withdrawal, and whether it is the reader's own money. */
type WithdrawalForReader = WithdrawalRecord & { readonly isOwn: boolean };

const toEntry = ({ entryAt, event, actor, reason }: HistoryRecord) => ({
  at: entryAt.toISOString(),
  event,
  by: actor,
  reason,
});

/** Returns withdrawals as an actor sees them. */
export async function toWithdrawalViews(
  ctx: RequestContext,
  deps: WalletDeps,
  list: readonly WithdrawalRecord[],
  actor: WithdrawalActor,
): Promise<Withdrawal[]> {
  const history = await listHistory(
    ctx.tx,
    list.map(({ id }) => id),
  );
  const reviews = await deps.reviewsOf(ctx.tx, [...new Set(list.map(({ owner }) => owner))]);
  return list.map((one) => ({
    id: one.id,
    no: one.no,
    version: one.version,
    state: one.state,
    amount: wire(one.amount),
    payee: toPayee(one),
    at: one.appliedAt.toISOString(),
    since: one.since.toISOString(),
    dueAt: one.dueAt?.toISOString() ?? null,
    payableFrom: isPayable(one, ctx.now) ? null : (one.payableFrom?.toISOString() ?? null),
    bankReference: one.bankReference,
    sentOn: one.sentOn,
    reason: one.reason,
    longerCheck: one.state === 'applied' && (reviews.get(one.owner) ?? []).length > 0,
    events: allowedEvents(one, actor, ctx.now),
    history: history.filter(({ withdrawal }) => withdrawal === one.id).map(toEntry),
  }));
}

/** Returns the newest request of a kind about a withdrawal: open, or the note with which it came back. */
async function requestOf(
  ctx: RequestContext,
  { id, version, isOwn }: WithdrawalForReader,
  kind: RequestKind,
  isAdmins: boolean,
) {
  const { open, sentBack } = await latestRequest(ctx, { kind, subject: id }, version);
  const approval = open && {
    ...(isAdmins ? toAdminApproval : toOpenApproval)(ctx, open, isOwn),
    reason: open.reason,
    transfer: transferOf(open),
    returnReference: kind === RETURN_APPROVAL ? bankReferenceOf(open) : null,
    isRefusal: kind === REFUSAL_APPROVAL,
  };
  return { approval, sentBack, isRefusalNote: kind === REFUSAL_APPROVAL };
}

/** Returns the request about a withdrawal in its state; an approved one has either of two. */
async function approvalOf(ctx: RequestContext, withdrawal: WithdrawalForReader, isHeld: boolean) {
  if (isSent(withdrawal)) return requestOf(ctx, withdrawal, RETURN_APPROVAL, isHeld);
  if (withdrawal.state !== 'approved') {
    return requestOf(ctx, withdrawal, WITHDRAWAL_APPROVAL, isHeld);
  }
  const transfer = await requestOf(ctx, withdrawal, TRANSFER_APPROVAL, true);
  if (transfer.approval !== null) return transfer;
  const refusal = await requestOf(ctx, withdrawal, REFUSAL_APPROVAL, false);
  return refusal.approval !== null || refusal.sentBack !== '' ? refusal : transfer;
}

/** Returns the finding that holds each withdrawal before its approval, or since. */
async function holdsOf(
  ctx: RequestContext,
  deps: WalletDeps,
  list: readonly WithdrawalRecord[],
): Promise<ReadonlyMap<string, Review>> {
  const reviews = await deps.reviewsOf(ctx.tx, [...new Set(list.map(({ owner }) => owner))]);
  return new Map(
    list.flatMap((one) => {
      const hold = holdOf(one, reviews.get(one.owner) ?? []);
      return hold === undefined ? [] : [[one.id, hold] as const];
    }),
  );
}

/** Returns withdrawals as finance sees them, each with its checks. */
export async function toOpsWithdrawalViews(
  ctx: RequestContext,
  deps: WalletDeps,
  list: readonly WithdrawalRecord[],
): Promise<OpsWithdrawal[]> {
  const owners = await deps.owners(ctx.tx, [...new Set(list.map(({ owner }) => owner))]);
  const views = await toWithdrawalViews(ctx, deps, list, 'finance');
  const staffId = requireStaff(ctx).accountId;
  const holds = await holdsOf(ctx, deps, list);
  const ids = list.map(({ id }) => id);
  const files = await deps.filesOf(ctx.tx, ids);
  const matched = await deps.matchedOf(ctx.tx, { kind: 'withdrawal', ids });
  return Promise.all(
    list.map(async (one, index) => {
      const view = views[index];
      if (view === undefined) throw new Error('each withdrawal has a view');
      const { available, frozen } = await balancesOf(ctx.tx, one.owner);
      const checks = await checkSources(ctx, deps, one);
      const hold = holds.get(one.id);
      const file = files.get(one.id) ?? null;
      const isOwn = await deps.isSamePerson(ctx.tx, { owner: one.owner, staffId });
      const forReader = { ...one, isOwn };
      const { approval, sentBack, isRefusalNote } = await approvalOf(
        ctx,
        forReader,
        hold !== undefined,
      );
      const mayBePaid =
        isPayable(one, ctx.now) && checks.every(({ outcome }) => outcome !== 'fail');
      return {
        ...view,
        ownerId: one.owner,
        ownerName: owners.get(one.owner)?.name ?? '',
        accountNumber: one.payee.accountNumber,
        available: wire(available),
        frozen: wire(frozen),
        checks,
        approval,
        sentBack,
        isRefusalNote,
        heldBy: hold === undefined ? null : { no: hold.no, link: hold.link },
        file,
        events: view.events.filter(
          (event) => event !== 'send' || (hold === undefined && file === null),
        ),
        mayProposeTransfer:
          one.state === 'approved' &&
          hold !== undefined &&
          // A transfer that was made ends the request to refuse it.
          (approval === null || approval.isRefusal) &&
          !isOwn,
        mayProposeReturn: isSent(one) && approval === null && !isOwn,
        mayProposeRefusal:
          one.state === 'approved' &&
          file === null &&
          approval === null &&
          !isOwn &&
          !matched.has(one.id),
        mayPrepare: one.state === 'applied' && approval === null && mayBePaid && !isOwn,
      };
    }),
  );
}
