import type { Input } from '#contract/call.ts';
import type { opsCaseList as ListCall } from '#contract/cases/calls.ts';
import type { CaseOrder, OpsCaseSummary, OpsCaseView } from '#contract/cases/case-schemas.ts';
import type { CaseFile } from '#contract/cases/schemas.ts';
import { type CaseEvent, caseStates } from '#contract/cases/table.ts';
import { staffNames } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import type { CasesDeps } from './deps.ts';
import { applyCaseEvent } from './process.ts';
import { sellersOf } from './queries/find-sellers.ts';
import { findOwnCases, refuseOwnCase } from './queries/refuse-own-case.ts';
import { type Case, entriesOf, listCases, otherCases, readCase } from './store/cases.ts';
import { countUse } from './store/templates.ts';
import { caseView, summary, withSellerNames } from './views.ts';

const open = ['submitted', 'inReview'] as const;

const names = (ctx: QueryContext, cases: readonly Case[]) =>
  staffNames(ctx.tx, [...new Set(cases.flatMap(({ handlerId }) => handlerId ?? []))]);

/** A page of cases for support: what waits for it first, by deadline; no words of its own company's. */
export async function opsCases(ctx: QueryContext, deps: CasesDeps, input: Input<typeof ListCall>) {
  const { pageNum, pageSize, kind, state, mine, find } = input;
  const states = state === 'open' ? open : state === undefined ? caseStates : [state];
  const handler = mine ? requireStaff(ctx).accountId : null;
  const { total, list } = await listCases(
    ctx.tx,
    { kind: kind ?? null, states, handler, find },
    { limit: pageSize, offset: (pageNum - 1) * pageSize },
  );
  const known = await names(ctx, list);
  const own = await findOwnCases(ctx, deps, list);
  const row = (record: Case): OpsCaseSummary => ({
    ...summary(record, ctx.now),
    ...(own.has(record.id) && { excerpt: '' }),
    author: record.company ? `${record.name} · ${record.company}` : record.name,
    isMember: record.accountId !== null,
    handler: known.get(record.handlerId ?? '') ?? '',
    forward: record.forward,
  });
  return { total, list: list.map(row) };
}

/** One case for support, with the records of the order that it names; not to its own company. */
export async function opsCase(
  ctx: QueryContext,
  deps: CasesDeps,
  id: string,
): Promise<OpsCaseView> {
  return deskView(ctx, deps, await requireOtherCase(ctx, deps, id));
}

/** A case as support reads it, with the sellers that a complaint may be forwarded to. */
export async function deskView(
  ctx: QueryContext,
  deps: CasesDeps,
  record: Case,
): Promise<OpsCaseView> {
  const { accountId } = requireStaff(ctx);
  const handler = (await names(ctx, [record])).get(record.handlerId ?? '') ?? '';
  const entries = await entriesOf(ctx.tx, record.id);
  const [translated = record] = await withSellerNames(ctx, [record]);
  const view = caseView(translated, {
    entries,
    handler,
    reader: 'support',
    accountId,
    now: ctx.now,
  });
  const mine = record.handlerId === accountId;
  const others = await otherCases(ctx.tx, record);
  return {
    ...view,
    isMember: record.accountId !== null,
    lang: record.lang,
    mine,
    order: await evidence(ctx, deps, record),
    forward: record.forward,
    sellers: record.kind === 'complaint' ? await sellersOf(ctx, deps, record) : [],
    others: others.map(({ id, no, kind, state }) => ({ id, no, kind, state })),
  };
}

/** The records of the named order that count; the author's side only where it is a party. */
async function evidence(
  ctx: QueryContext,
  deps: CasesDeps,
  record: Case,
): Promise<CaseOrder | null> {
  if (record.orderNo === '') return null;
  const order = await deps.orderByNo(ctx.tx, record.orderNo);
  if (order === null) return null;
  const { buyer, seller, terms } = order;
  const sideOf = (account: string | null) => {
    if (account === null) return null;
    if (buyer.id === account) return 'buyer';
    return seller?.id === account ? 'seller' : null;
  };
  return {
    id: order.id,
    no: order.no,
    state: order.state,
    buyer: buyer.name,
    seller: seller?.name ?? '',
    side: sideOf(record.accountId),
    terms: {
      number: terms.number,
      hash: terms.hash,
      buyerAt: terms.buyerAt?.toISOString() ?? null,
      sellerAt: terms.sellerAt?.toISOString() ?? null,
    },
    lots: [...order.lots],
  };
}

interface DeskCommand {
  readonly id: string;
  readonly version: number;
  readonly event: Extract<CaseEvent, 'take' | 'answer' | 'askBack' | 'end' | 'reopen'>;
  readonly text?: string;
  readonly files?: readonly CaseFile[];
  /** The template that the words began with. */
  readonly templateId?: string | undefined;
}

/** Returns a case that support reads or acts on. Fails with notFound, or case.own for its own company. */
export async function requireOtherCase(
  ctx: QueryContext,
  deps: CasesDeps,
  id: string,
): Promise<Case> {
  const record = await readCase(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  await refuseOwnCase(ctx, deps, record);
  return record;
}

/** An act of support on the case as it saw it; written to the audit log. */
export async function actOnCase(
  ctx: CommandContext,
  deps: CasesDeps,
  command: DeskCommand,
): Promise<OpsCaseView> {
  const { id, version, event, text = '', files = [] } = command;
  const { accountId, name } = requireStaff(ctx);
  const actor = { as: 'support', accountId, name } as const;
  const payload = { text, files };
  await requireOtherCase(ctx, deps, id);
  if (command.templateId !== undefined) await countUse(ctx.tx, command.templateId, ctx.now);
  return deskView(
    ctx,
    deps,
    await applyCaseEvent(ctx, deps, { id, version, event, actor, payload }),
  );
}
