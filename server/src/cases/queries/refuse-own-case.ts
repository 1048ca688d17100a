import { accountCard, staffCompanyAccounts } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { CasesDeps } from '../deps.ts';
import type { Case } from '../store/cases.ts';

/** The accounts of a member of staff and its companies, and the names of these companies. */
interface OwnCompanies {
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Returns the companies of the calling member of staff; none for most. */
async function readOwnCompanies(ctx: QueryContext): Promise<OwnCompanies> {
  const ids = await staffCompanyAccounts(ctx.tx, requireStaff(ctx).accountId);
  const cards = ids.size === 0 ? [] : [...(await accountCard(ctx.tx, [...ids])).values()];
  const names = cards.map(({ company }) => folded(company)).filter((name) => name !== '');
  return { ids, names: new Set(names) };
}

/**
 * Returns which of some cases are about the reader's own company, by their ids: its author's, its
 * seller's by account or by name, or that of a party of the order that it names. The parties of all
 * orders are read at once.
 */
export async function findOwnCases(
  ctx: QueryContext,
  deps: CasesDeps,
  cases: readonly Case[],
): Promise<ReadonlySet<string>> {
  const own = await readOwnCompanies(ctx);
  if (own.ids.size === 0) return new Set();
  const numbers = new Set(cases.map(({ orderNo }) => orderNo).filter((no) => no !== ''));
  const parties = numbers.size === 0 ? null : await deps.partiesByNo(ctx.tx, [...numbers]);
  const isOwn = ({ orderNo, accountId, sellerId, sellerName }: Case): boolean => {
    const order = parties?.get(orderNo);
    const accounts = [accountId, sellerId, order?.buyerId, order?.sellerId];
    return own.names.has(folded(sellerName)) || accounts.some((id) => id && own.ids.has(id));
  };
  return new Set(cases.filter(isOwn).map(({ id }) => id));
}

/** Refuses a case about the reader's own company. Fails with case.own. */
export async function refuseOwnCase(
  ctx: QueryContext,
  deps: CasesDeps,
  record: Case,
): Promise<void> {
  if ((await findOwnCases(ctx, deps, [record])).size > 0) throw new Failure('case.own');
}

/** Refuses to forward a complaint to the reader's own company. Fails with case.own. */
export async function refuseOwnSeller(ctx: QueryContext, sellerId: string): Promise<void> {
  if ((await readOwnCompanies(ctx)).ids.has(sellerId)) throw new Failure('case.own');
}
