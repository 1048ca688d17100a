import type { Input } from '#contract/call.ts';
import type {
  opsPopularCandidates as CandidatesCall,
  opsPopularPublish as PublishCall,
  opsPopularWithdraw as WithdrawCall,
} from '#contract/content/staff-calls.ts';
import { unitPriceText } from '#contract/money.ts';
import type { Paging } from '#contract/response-schemas.ts';
import { companyNamesOf } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { ContentDeps } from './deps.ts';
import { endedWell, findJudged } from './queries/find-judged.ts';
import {
  insertPopular,
  publicLines,
  publicPopular,
  withdrawPopular,
} from './store/popular-parts.ts';
import { popularPart } from './views.ts';

export const pageOf = ({ pageNum, pageSize }: Paging) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Reads public rows with the names of their suppliers for readers of a language. */
async function readPublic(ctx: QueryContext, paging: Paging) {
  const { total, list } = await publicPopular(ctx.tx, pageOf(paging));
  const names = await companyNamesOf(ctx.tx, [...new Set(list.map(nameOf))], ctx.lang);
  return {
    total,
    list: list.map((part) => ({ ...part, supplier: names.get(nameOf(part)) ?? nameOf(part) })),
  };
}

const nameOf = ({ supplier }: { readonly supplier: string }): string => supplier;

/** Popular parts as their reader may see them. */
export async function popularParts(ctx: QueryContext, paging: Paging) {
  const { total, list } = await readPublic(ctx, paging);
  const isMember = ctx.caller.kind !== 'anonymous';
  return { total, list: list.map((part) => popularPart(part, isMember)) };
}

/** Public rows with who published them. */
export async function popularList(ctx: QueryContext, paging: Paging) {
  const { total, list } = await readPublic(ctx, paging);
  return {
    total,
    list: list.map((record) => ({
      ...popularPart(record, true),
      unitPrice: unitPriceText(record.unitPrice),
      orderNo: record.orderNo,
      publishedBy: record.publishedName,
      publishedAt: record.publishedAt.toISOString(),
    })),
  };
}

/** Completed, inspected lines that could be made public. */
export async function popularCandidates(
  ctx: QueryContext,
  deps: ContentDeps,
  { keyword }: Input<typeof CandidatesCall>,
) {
  const found = await findJudged(ctx, deps, { ...endedWell, keyword });
  const publishedLines = await publicLines(
    ctx.tx,
    found.map(({ line }) => line.lineId),
  );
  return found.map(({ line, report }) => ({
    lineId: line.lineId,
    orderId: line.orderId,
    orderNo: line.orderNo,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    quantity: line.quantity,
    supplier: line.sellerName,
    unitPrice: unitPriceText(line.unitPrice),
    at: line.at.toISOString(),
    verdict: line.verdict,
    report: report && { no: report.no, code: report.code },
    published: publishedLines.has(line.lineId),
  }));
}

/** Copies a line's facts of now and makes them public. */
export async function publishPopular(
  ctx: CommandContext,
  deps: ContentDeps,
  { lineId }: Input<typeof PublishCall>,
) {
  const [found] = await findJudged(ctx, deps, { ...endedWell, lineId });
  if (found === undefined) throw new Failure('notFound');
  const { line, report } = found;
  const staff = requireStaff(ctx);
  const id = newId();
  const made = await insertPopular(ctx.tx, {
    id,
    ...line,
    supplier: line.sellerName,
    grade: report?.grade ?? null,
    reportNo: report?.no ?? null,
    reportCode: report?.code ?? null,
    publishedBy: staff.accountId,
    publishedName: staff.name,
    publishedAt: ctx.now,
  });
  if (!made) throw new Failure('content.already');
  await audit(ctx.tx, ctx, {
    what: 'popular.publish',
    on: { kind: 'popular', id, no: line.orderNo },
    before: null,
    after: { mpn: line.mpn, supplier: line.sellerName, unitPrice: unitPriceText(line.unitPrice) },
  });
  return { id };
}

/** Takes a public row back. */
export async function withdraw(ctx: CommandContext, { id }: Input<typeof WithdrawCall>) {
  const { name } = requireStaff(ctx);
  const record = await withdrawPopular(ctx.tx, { id, name, now: ctx.now });
  if (record === null) throw new Failure('notFound');
  await audit(ctx.tx, ctx, {
    what: 'popular.withdraw',
    on: { kind: 'popular', id, no: record.orderNo },
    before: { mpn: record.mpn, supplier: record.supplier },
    after: null,
  });
  return {};
}
