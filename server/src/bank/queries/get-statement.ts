import type { opsBankStatementOne } from '#contract/bank/calls.ts';
import type { lineFilters } from '#contract/bank/constants.ts';
import type { BankItem, BankLine, ItemKind, Suggestion } from '#contract/bank/line-schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { findOpenApproval, toOpenApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { isPartyOfMatch, MATCH_APPROVAL } from '../commands/match-lines.ts';
import { RETURN_APPROVAL } from '../commands/propose-resend.ts';
import { isPartyOfReturn } from '../commands/propose-return.ts';
import { isBankReturn, needsSecondPerson, type Proposal } from '../core/match-rules.ts';
import type { BankDeps } from '../deps.ts';
import { countTwins, type LineRecord, linesOf, listEntries } from '../store/lines.ts';
import { findMatches, itemsOf } from '../store/matches.ts';
import { findStatement } from '../store/statements.ts';
import { type OpenItem, proposeMatches, sourceOf, type Work } from '../work.ts';
import { findReturns, originOf } from './find-returns.ts';
import { toStatementViews } from './list-statement-views.ts';

type Filter = (typeof lineFilters)[number];
/** The pages on which finance works on records. */
const pages: Readonly<Record<ItemKind, string>> = {
  recharge: 'recharges',
  withdrawal: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  exchange: 'exchanges',
  exchangeReturn: 'exchanges',
  deposit: 'deposits',
  depositReturn: 'deposits',
  returnedDeposit: 'deposits',
  suspense: 'bank',
  paymentReturn: 'bank',
  returnedPayment: 'bank',
};
const linkOf = ({
  kind,
  id,
  link,
}: Pick<OpenItem, 'kind' | 'id'> & { readonly link?: string | undefined }): string =>
  link ?? `/ops/${pages[kind]}?id=${id}`;

const PAGE_SIZE = 50;
const ITEMS_MOST = 1000;

const filterOf = (line: LineRecord, proposal: Proposal | undefined): Exclude<Filter, 'all'> => {
  if (line.state === 'matched') return 'matched';
  if (proposal?.thirdParty) return 'thirdParty';
  return proposal?.certain ? 'certain' : 'open';
};

/** Makes views of records, with the names of their owners. */
async function itemViewer(
  ctx: QueryContext,
  deps: BankDeps,
  { items, lines, limits }: Work,
  currency: Currency,
) {
  const owners = await deps.owners(ctx.tx, [...new Set(items.map(({ owner }) => owner))]);
  const byKey = new Map(items.map((item) => [`${item.kind}/${item.id}`, item]));
  const toView = (item: OpenItem): BankItem => ({
    kind: item.kind,
    id: item.id,
    no: item.no,
    ownerName: owners.get(item.owner)?.name ?? '',
    amount: wire(item.amount, currency),
    on: item.on,
    booked: item.booked,
    link: linkOf(item),
  });
  return {
    toView,
    toSuggestion: (proposal: Proposal): Suggestion => ({
      lines: proposal.lines.flatMap(({ id }) => {
        const line = lines.get(id);
        if (line === undefined) return [];
        const { version, bookedOn, seq, amount } = line;
        return [{ id, version, bookedOn, seq, amount: wire(amount, currency) }];
      }),
      items: proposal.items.flatMap(({ kind, id }) => {
        const item = byKey.get(`${kind}/${id}`);
        return item === undefined ? [] : [toView(item)];
      }),
      charge: wire(proposal.charge, currency),
      reasons: [...proposal.reasons],
      certain: proposal.certain,
      thirdParty: proposal.thirdParty,
      needsSecond: needsSecondPerson(proposal, limits),
    }),
  };
}

/** Returns how lines were matched, by the match's id. */
async function matchViews(ctx: QueryContext, deps: BankDeps, lines: readonly LineRecord[]) {
  const ids = [...new Set(lines.flatMap(({ match }) => match ?? []))];
  const items = await itemsOf(ctx.tx, ids);
  const views = new Map<string, NonNullable<BankLine['match']>>();
  for (const match of await findMatches(ctx.tx, ids)) {
    const own = items.filter((one) => one.match === match.id);
    views.set(match.id, {
      method: match.method,
      reasons: [...match.reasons],
      items: await Promise.all(
        own.map(async ({ kind, item, no }) => {
          const found = await sourceOf(deps, { kind, currency: match.currency }).find(ctx.tx, item);
          const link = linkOf({ kind, id: item, link: found?.link });
          return { kind, id: item, no, booked: found?.booked ?? false, link };
        }),
      ),
      charge: wire(match.charge, match.currency),
      lines: lines.filter((line) => line.match === match.id).length,
      madeBy: match.madeName,
      approvedBy: match.approvedName,
      at: match.madeAt.toISOString(),
      note: match.note,
    });
  }
  return views;
}

async function approvalView(
  ctx: QueryContext,
  deps: BankDeps,
  line: LineRecord,
): Promise<BankLine['approval']> {
  if (line.state !== 'open') return null;
  const subject = line.id;
  const open =
    (await findOpenApproval(ctx.tx, { kind: MATCH_APPROVAL, subject })) ??
    (await findOpenApproval(ctx.tx, { kind: RETURN_APPROVAL, subject }));
  if (open === null) return null;
  const isReturn = open.kind === RETURN_APPROVAL;
  const isParty = isReturn ? isPartyOfReturn(deps) : isPartyOfMatch(deps);
  const isOwn = await isParty(ctx.tx, open, requireStaff(ctx).accountId);
  const facts = isReturn ? open.after : open.before;
  const items = (facts['items'] ?? []) as { readonly no?: string }[];
  return {
    ...toOpenApproval(ctx, open, isOwn),
    kind: isReturn ? 'return' : 'match',
    reason: open.reason,
    items: items.map(({ no = '' }) => no),
    charge: { amount: String(open.before['charge'] ?? '0.00'), currency: line.currency },
    bankCode: String(facts['bankCode'] ?? ''),
  };
}

/** Makes views of a page of lines, each with its suggestion, match, approval and history. */
async function lineViews(
  ctx: QueryContext,
  deps: BankDeps,
  page: readonly LineRecord[],
  suggestionOf: (line: LineRecord) => Suggestion | null,
): Promise<BankLine[]> {
  const matches = await matchViews(ctx, deps, page);
  const twins = await countTwins(
    ctx.tx,
    page.map(({ fingerprint }) => fingerprint),
  );
  const entries = await listEntries(
    ctx.tx,
    page.map((line) => line.id),
  );
  const returns = await findReturns(
    ctx,
    deps,
    page.map((line) => line.id),
  );
  const views: BankLine[] = [];
  for (const line of page) {
    views.push({
      id: line.id,
      version: line.version,
      seq: line.seq,
      state: line.state,
      bookedOn: line.bookedOn,
      valueOn: line.valueOn,
      amount: wire(line.amount, line.currency),
      name: line.name,
      counterAccount: line.counterAccount,
      reference: line.reference,
      bankReference: line.bankReference,
      twin: line.occurrence,
      twins: twins.get(line.fingerprint) ?? 1,
      assignedTo: line.assignedName,
      assignedUntil: line.assignedUntil,
      note: line.note,
      suggestion: suggestionOf(line),
      match: line.match === null ? null : (matches.get(line.match) ?? null),
      approval: await approvalView(ctx, deps, line),
      origin: await originOf(ctx, line),
      return: returns.get(line.id) ?? null,
      history: entries
        .filter((entry) => entry.line === line.id)
        .map(({ entryAt, event, name, note }) => ({
          at: entryAt.toISOString(),
          event,
          name,
          note,
        })),
    });
  }
  return views;
}

/** Returns one statement with a page of its lines. */
export async function getStatement(
  ctx: QueryContext,
  deps: BankDeps,
  { id, filter, line: wanted, ...asked }: Input<typeof opsBankStatementOne>,
): Promise<Output<typeof opsBankStatementOne>> {
  const record = await findStatement(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const { currency } = record;
  const [statement] = await toStatementViews(ctx.tx, [record]);
  if (statement === undefined) throw new Failure('notFound');
  const work = await proposeMatches(ctx.tx, deps, currency);
  const proposals = new Map(
    work.proposals.flatMap((one) => one.lines.map((line) => [line.id, one] as const)),
  );
  const all = await linesOf(ctx.tx, id);
  const counts: Record<Filter, number> = {
    all: all.length,
    certain: 0,
    open: 0,
    thirdParty: 0,
    matched: 0,
  };
  for (const line of all) counts[filterOf(line, proposals.get(line.id))] += 1;
  const chosen = all.filter(
    (line) => filter === 'all' || filterOf(line, proposals.get(line.id)) === filter,
  );
  // Open lines come first: they are the work.
  const ordered = [
    ...chosen.filter(({ state }) => state === 'open'),
    ...chosen.filter(({ state }) => state !== 'open'),
  ];
  const place = ordered.findIndex((line) => line.id === wanted);
  const pageNum = place < 0 ? asked.pageNum : Math.floor(place / PAGE_SIZE) + 1;
  const page = ordered.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE);
  const viewer = await itemViewer(ctx, deps, work, currency);
  const lines = await lineViews(ctx, deps, page, (line) => {
    const proposal = proposals.get(line.id);
    return proposal === undefined ? null : viewer.toSuggestion(proposal);
  });
  // A payout that came back is only found by its line; it is no record that waits.
  const records = work.items.filter((item) => !isBankReturn(item));
  return {
    statement,
    counts,
    total: chosen.length,
    pageNum,
    pageSize: PAGE_SIZE,
    lines,
    items: records.slice(0, ITEMS_MOST).map(viewer.toView),
    itemsTotal: records.length,
    chargeMost: wire(work.limits.most, currency),
    people: [...(await deps.financeStaff(ctx.tx))],
  };
}
