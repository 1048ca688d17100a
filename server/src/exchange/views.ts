import type { Exchange, OpsExchange } from '#contract/exchange/schemas.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import { RATE_DECIMALS } from '#contract/settings/settings.ts';
import { latestRequest, toAdminApproval, toOpenApproval } from '#server/approvals/public.ts';
import {
  type QueryContext,
  type RequestContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { settingOf } from '#server/settings/public.ts';
import { bankReferenceOf, EXCHANGE_APPROVAL } from './commands/propose-payment.ts';
import { RETURN_APPROVAL } from './commands/propose-return.ts';
import { dueOf, exchangeMachine, isTooEarly } from './core/machine.ts';
import type { ExchangeDeps } from './deps.ts';
import { changedPayees } from './queries/find-payee.ts';
import type { Agreed, ExchangeRecord } from './store/exchange-store.ts';

/** A rate with its zeros at the end left out, at least four places. */
const rateText = (micros: bigint): string =>
  formatDecimal(micros, RATE_DECIMALS).replace(/0{1,2}$/, '');

/** Returns what an exchange comes to. */
export const toAmountsView = (agreed: Omit<Agreed, 'payee' | 'bankAccount'>) => ({
  sell: wire(agreed.sell),
  fee: wire(agreed.fee),
  buy: wire(agreed.buy, 'CNY'),
  rate: rateText(agreed.rateMicros),
  feePercent: formatDecimal(BigInt(agreed.feeBp), 2),
  rateSource: agreed.rateSource,
  rateAt: agreed.rateAt.toISOString(),
});

/** Returns exchanges as their owner sees them. */
export async function toExchangeViews(
  ctx: RequestContext,
  deps: ExchangeDeps,
  list: readonly ExchangeRecord[],
): Promise<Exchange[]> {
  const rate = await settingOf(ctx.tx, 'usdCny');
  const reviews = await reviewsOf(ctx, deps, list);
  return list.map((record) => ({
    ...toAmountsView(record),
    id: record.id,
    no: record.no,
    version: record.version,
    state: record.state,
    appliedAt: record.appliedAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString() ?? null,
    payee: record.payee,
    dueAt: dueOf(record, ctx.now)?.toISOString() ?? null,
    rateNow: rate?.value.rate ?? null,
    failReason: record.failReason,
    returnReason: record.returnReason,
    payableFrom: record.payableFrom?.toISOString() ?? null,
    bankReference: record.bankReference,
    longerCheck: holdOf(record, reviews) !== undefined,
  }));
}

type Reviews = Awaited<ReturnType<ExchangeDeps['reviewsOf']>>;

const reviewsOf = (
  ctx: RequestContext,
  deps: ExchangeDeps,
  list: readonly ExchangeRecord[],
): Promise<Reviews> => deps.reviewsOf(ctx.tx, [...new Set(list.map(({ owner }) => owner))]);

/** Returns the severe finding that holds an exchange until its payment is approved. */
const holdOf = ({ state, owner }: ExchangeRecord, reviews: Reviews) =>
  state === 'frozen' ? reviews.get(owner)?.[0] : undefined;

/** Returns the newest request about an exchange: open, or the note with which it came back. */
async function approvalOf(
  ctx: RequestContext,
  { id, state, version }: ExchangeRecord,
  { isHeld, isOwn }: { readonly isHeld: boolean; readonly isOwn: boolean },
): Promise<Pick<OpsExchange, 'approval' | 'sentBack'>> {
  if (state !== 'frozen' && state !== 'success') return { approval: null, sentBack: '' };
  const kind = state === 'frozen' ? EXCHANGE_APPROVAL : RETURN_APPROVAL;
  const { open, sentBack } = await latestRequest(ctx, { kind, subject: id }, version);
  const approval = open && {
    ...(isHeld ? toAdminApproval : toOpenApproval)(ctx, open, isOwn),
    bankReference: bankReferenceOf(open),
    reason: open.reason,
  };
  return { approval, sentBack };
}

/** The facts about an exchange that decide what finance is offered. */
interface Offer {
  readonly hasApproval: boolean;
  readonly isInFile: boolean;
  readonly isMatched: boolean;
  readonly isPayeeChanged: boolean;
}

/** Returns what a person of finance may do now: nothing is proposed that could not be paid. */
function eventsOf(
  ctx: RequestContext,
  record: ExchangeRecord,
  { hasApproval, isInFile, isMatched, isPayeeChanged }: Offer,
): OpsExchange['events'] {
  const { now } = ctx;
  const { accountId } = requireStaff(ctx);
  const own = exchangeMachine
    .allowedEvents(record, { actor: 'finance', now, accountId })
    .flatMap(({ event, allowed }) =>
      allowed && event !== 'complete' && event !== 'bankReturn' ? [event] : [],
    )
    .filter((event) => event !== 'fail' || !(isInFile || hasApproval || isMatched))
    .filter((event) => event !== 'reopen' || !isPayeeChanged);
  const isPayable = !isPayeeChanged && !isTooEarly(record, now);
  const mayPropose = record.state === 'frozen' && isPayable && !hasApproval && !isInFile;
  const mayProposeReturn = record.state === 'success' && !hasApproval;
  return [
    ...(mayPropose ? (['propose'] as const) : []),
    ...(mayProposeReturn ? (['proposeReturn'] as const) : []),
    ...own,
  ];
}

/** Returns exchanges as finance sees them. */
export async function toOpsExchangeViews(
  ctx: RequestContext,
  deps: ExchangeDeps,
  list: readonly ExchangeRecord[],
): Promise<OpsExchange[]> {
  const owners = await deps.owners(ctx.tx, [...new Set(list.map(({ owner }) => owner))]);
  const deciders = [...new Set(list.flatMap(({ decidedBy }) => decidedBy ?? []))];
  const staff = await deps.staffNames(ctx.tx, deciders);
  const views = await toExchangeViews(ctx, deps, list);
  const reviews = await reviewsOf(ctx, deps, list);
  const ids = list.map(({ id }) => id);
  const files = await deps.filesOf(ctx.tx, ids);
  const matched = await deps.matchedOf(ctx.tx, { kind: 'exchange', ids });
  const changed = await changedPayees(ctx.tx, list);
  const { accountId } = requireStaff(ctx);
  return Promise.all(
    list.map(async (record, index) => {
      const view = views[index];
      if (view === undefined) throw new Error('every exchange has a view');
      const hold = holdOf(record, reviews);
      const isOwn = await deps.isSamePerson(ctx.tx, { owner: record.owner, staffId: accountId });
      const reading = { isHeld: hold !== undefined, isOwn };
      const { approval, sentBack } = await approvalOf(ctx, record, reading);
      const file = files.get(record.id) ?? null;
      const isPayeeChanged = changed.has(record.id);
      const offer = {
        hasApproval: approval !== null,
        isInFile: file !== null,
        isMatched: matched.has(record.id),
        isPayeeChanged,
      };
      return {
        ...view,
        ownerId: record.owner,
        ownerName: owners.get(record.owner)?.name ?? '',
        decidedBy: record.decidedBy === null ? null : (staff.get(record.decidedBy) ?? ''),
        approval,
        sentBack,
        heldBy: hold === undefined ? null : { no: hold.no, link: hold.link },
        file,
        payableFrom: isTooEarly(record, ctx.now) ? view.payableFrom : null,
        payeeChanged: isPayeeChanged,
        events: isOwn ? [] : eventsOf(ctx, record, offer),
      };
    }),
  );
}

/** Returns one exchange as finance sees it. */
export async function toOpsExchangeView(
  ctx: QueryContext,
  deps: ExchangeDeps,
  record: ExchangeRecord,
): Promise<OpsExchange> {
  const [view] = await toOpsExchangeViews(ctx, deps, [record]);
  if (view === undefined) throw new Error('one exchange has one view');
  return view;
}
