import { type RawBuilder, sql } from 'kysely';
import type { OrderKind } from '#contract/orders/table.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';
import type { Claim } from '../core/claim.ts';
import { type ClaimRowRead, claimOf, columns, endStates } from './claims.ts';

/** Which claims to list. */
export interface ClaimFilter {
  /** Claims of an account, on whichever side, of orders of one kind; all where null. */
  readonly party: { readonly accountId: string; readonly kind: OrderKind } | null;
  /** `mine` are those that wait for the account; a desk's are those that wait for it. */
  readonly tab: 'all' | 'mine' | 'open' | 'ended' | 'approver' | 'warehouse';
  /** Part of a number, a part number or a company. */
  readonly find: string;
  /** Accounts whose name in the reader's language has the text in it. */
  readonly partyIds: readonly string[];
  readonly refs?: RefFilter;
}

const ended = sql`c.state = any(${[...endStates]}::text[])`;
const isOutstanding = sql`c.owed > 0`;

function ofTab(tab: ClaimFilter['tab']): RawBuilder<unknown> {
  if (tab === 'all' || tab === 'mine') return sql`true`;
  if (tab === 'open')
    return sql`(not ${ended} or ${isOutstanding} or 'warehouse' = any(c.waits_on))`;
  if (tab === 'ended') return sql`(${ended} and not ${isOutstanding})`;
  return sql`${tab} = any(c.waits_on)`;
}

function ofParty({ party, tab }: ClaimFilter): RawBuilder<unknown> {
  if (party === null) return sql`true`;
  const { accountId, kind } = party;
  const mine = tab === 'mine';
  return sql`c.kind = ${kind} and (
    c.buyer_id = ${accountId} and (not ${mine} or 'buyer' = any(c.waits_on))
    or c.seller_id = ${accountId} and (not ${mine} or 'seller' = any(c.waits_on)))`;
}

const whereClause = (filter: ClaimFilter): RawBuilder<unknown> => sql`
  ${ofParty(filter)} and ${ofTab(filter.tab)} and ${matchesSearch(filter)}
  and ${withinRefs(sql`c.no`, filter.refs)}`;

const matchesSearch = ({ find, partyIds }: ClaimFilter): RawBuilder<unknown> => sql`
(${find} = '' or c.no ilike ${containing(find)} or c.order_no ilike ${containing(find)}
    or c.mpn ilike ${containing(find)} or c.buyer_name ilike ${containing(find)}
    or c.seller_name ilike ${containing(find)}
    or c.buyer_id = any(${[...partyIds]}::uuid[]) or c.seller_id = any(${[...partyIds]}::uuid[]))`;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of claims: those with the nearest deadline first, then the newest. */
export async function listClaims(db: Db, filter: ClaimFilter, page: Page): Promise<Claim[]> {
  const found = await rows<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where ${whereClause(filter)}
      order by (${ended}), c.due_at nulls last, c.applied_at desc, c.id desc
      limit ${page.limit} offset ${page.offset}`,
  );
  return found.map(claimOf);
}

/** Counts the claims that a filter leaves. */
export async function countClaims(db: Db, filter: ClaimFilter): Promise<number> {
  const counted = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from claims.claim c where ${whereClause(filter)}`,
  );
  return counted.n;
}

/** Returns the claims that wait for a desk, the most urgent first. */
export async function claimsWaiting(db: Db, desk: 'approver' | 'warehouse'): Promise<Claim[]> {
  const found = await rows<ClaimRowRead>(
    db,
    sql`select ${columns} from claims.claim c where ${desk} = any(c.waits_on)
      order by c.due_at nulls last, c.applied_at`,
  );
  return found.map(claimOf);
}
