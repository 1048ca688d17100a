import { accountCard, staffCompanyAccounts } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { CasesDeps } from '../deps.ts';
import type { Case } from '../store/cases.ts';

/** The accounts of a member of staff and its companies, and the names of these companies. */
export interface OwnCompanies {
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Returns the companies of the calling member of staff; none for most. */
export async function readOwnCompanies(ctx: QueryContext): Promise<OwnCompanies> {
  const ids = await staffCompanyAccounts(ctx.tx, requireStaff(ctx).accountId);
  const cards = ids.size === 0 ? [] : [...(await accountCard(ctx.tx, [...ids])).values()];
  const names = cards.map(({ company }) => folded(company)).filter((name) => name !== '');
  return { ids, names: new Set(names) };
}

/**
 * Returns whether a case is about the reader's own company: its author's, its seller's by account or
 * by name, or that of a party of the order that it names.
 */
export async function isOwnCase(
  deps: CasesDeps,
  { tx }: QueryContext,
  { record, own }: { readonly record: Case; readonly own: OwnCompanies },
): Promise<boolean> {
  if (own.ids.size === 0) return false;
  if (own.names.has(folded(record.seller_name))) return true;
  const order = record.order_no === '' ? null : await deps.orderByNo(tx, record.order_no);
  const parties = [record.account_id, record.seller_id, order?.buyer.id, order?.seller?.id];
  return parties.some((id) => id != null && own.ids.has(id));
}

/** Refuses a case about the reader's own company. Fails with case.own. */
export async function refuseOwnCase(
  deps: CasesDeps,
  ctx: QueryContext,
  record: Case,
): Promise<void> {
  const own = await readOwnCompanies(ctx);
  if (await isOwnCase(deps, ctx, { record, own })) throw new Failure('case.own');
}

/** Refuses to forward a complaint to the reader's own company. Fails with case.own. */
export async function refuseOwnSeller(ctx: QueryContext, sellerId: string): Promise<void> {
  if ((await readOwnCompanies(ctx)).ids.has(sellerId)) throw new Failure('case.own');
}
