import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import * as store from '../store/imports.ts';
import { toImportSummary } from '../views.ts';

/** Returns a page of the seller's imports, the newest first. */
export async function listImports(
  ctx: QueryContext,
  page: { readonly pageNum: number; readonly pageSize: number },
) {
  const { total, list } = await store.listImports(ctx.tx, requireMember(ctx).accountId, {
    limit: page.pageSize,
    offset: (page.pageNum - 1) * page.pageSize,
  });
  return { total, list: list.map((record) => toImportSummary(record, ctx)) };
}
