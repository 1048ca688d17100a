import type { HandlerOutput, Input } from '#contract/call.ts';
import type { Language } from '#contract/option-schemas.ts';
import type * as contract from '#contract/orders/calls.ts';
import type * as staffContract from '#contract/orders/staff-calls.ts';
import { type OrderTab, orderTabs, statesOfTab } from '#contract/orders/tabs.ts';
import { accountsByName } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import {
  countByState,
  countOrders,
  type ListFilter,
  listOrders,
  type Page,
} from '../store/list.ts';
import { type ListReader, toOrderSummary, withNames } from './to-order-summary.ts';

type MyFilter = Omit<Input<typeof contract.orderList>, 'pageNum' | 'pageSize'>;

interface Reading {
  readonly filter: ListFilter;
  readonly reader: ListReader;
  readonly page: Page;
  readonly now: Date;
  readonly lang: Language;
}

const readPage = async (db: Db, { filter, reader, page, now, lang }: Reading) =>
  (await withNames(db, await listOrders(db, filter, page), lang)).map((order) =>
    toOrderSummary(order, reader, now),
  );

const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }): Page => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

interface Own {
  readonly accountId: string;
  readonly filter: MyFilter;
  readonly lang: Language;
}

const ownFilter = async (
  db: Db,
  { accountId, filter: { kind, tab, keyword, side }, lang }: Own,
): Promise<ListFilter> => ({
  kind,
  keyword,
  partyIds: await accountsByName(db, keyword, lang),
  mine: tab === 'mine',
  states: [...statesOfTab(tab)],
  party: { accountId, side: side ?? null },
});

type Counts = Record<OrderTab, number>;

/** Counts a party's orders by tab, whichever tab is open. */
async function countTabs(db: Db, filter: ListFilter): Promise<Counts> {
  const states = await countByState(db, filter);
  const sum = (tab: OrderTab): number =>
    states
      .filter(({ state }) => statesOfTab(tab).includes(state))
      .reduce((all, { n, mine }) => all + (tab === 'mine' ? mine : n), 0);
  return Object.fromEntries(orderTabs.map((tab) => [tab, sum(tab)])) as Counts;
}

/** Returns a page of the caller's orders on one side or on both, and the count of each tab. */
export async function listMyOrders(
  ctx: QueryContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.orderList>,
): Promise<HandlerOutput<typeof contract.orderList>> {
  const { accountId } = requireMember(ctx);
  const filter = await ownFilter(ctx.tx, { accountId, filter: input, lang: ctx.lang });
  const reading = { filter, reader: { accountId }, page: pageOf(input), ...ctx };
  const counts = await countTabs(ctx.tx, filter);
  // Every list but "open" is a tab, whose count is known already.
  const total = input.tab === 'open' ? counts.all - counts.ended : counts[input.tab];
  return { total, list: await readPage(ctx.tx, reading), counts };
}

/** Returns orders of a party as its list shows them, for a file; the newest first. */
export const listForExport = async (
  db: Db,
  { accountId, filter, page, now, lang = 'en' }: ExportRead,
): Promise<ReturnType<typeof toOrderSummary>[]> => {
  const own = await ownFilter(db, { accountId, filter, lang });
  return readPage(db, { filter: own, reader: { accountId }, page, now, lang });
};

/** Whose orders a file has, which of them, and when it was asked for. */
export interface ExportRead {
  readonly accountId: string;
  readonly filter: MyFilter;
  readonly page: Page;
  readonly now: Date;
  /** The language that companies are named in; English where it is not given. */
  readonly lang?: Language;
}

/** Returns a page of all orders, for staff. */
export async function listAllOrders(
  ctx: QueryContext,
  _deps: OrdersDeps,
  input: Input<typeof staffContract.opsOrderList>,
): Promise<HandlerOutput<typeof staffContract.opsOrderList>> {
  const { kind = null, states, keyword } = input;
  const partyIds = await accountsByName(ctx.tx, keyword, ctx.lang);
  const filter = { kind, mine: false, keyword, partyIds, states, party: null };
  const reader = { roles: requireStaff(ctx).roles };
  const reading = { filter, reader, page: pageOf(input), ...ctx };
  return { total: await countOrders(ctx.tx, filter), list: await readPage(ctx.tx, reading) };
}
