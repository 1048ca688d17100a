import { randomBytes } from 'node:crypto';
import { goodsItemKinds } from '#contract/closes/constants.ts';
import type { CloseFigures } from '#contract/closes/schemas.ts';
import { currencies } from '#contract/money.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { newId } from '#server/kit/ids.ts';
import { chainTransfers, listBalances, listHeldOrders } from '#server/wallet/public.ts';
import { continuedItems } from '../core/continue-items.ts';
import {
  type LeafContent,
  leafOf,
  levelsOf,
  paddedCount,
  type SumNode,
} from '../core/merkle-sum.ts';
import type { ClosesDeps } from '../deps.ts';
import {
  type CloseRecord,
  type ItemRecord,
  insertClose,
  insertItem,
  lastDay,
  lockCloses,
  lockItems,
  updateItem,
} from '../store/closes.ts';
import { insertLeaves, insertLevel, type OwnedLeaf } from '../store/trees.ts';

const DAY_MS = 86_400_000;
const SALT_BYTES = 32;

const nothing = { available: 0n, frozen: 0n, deposit: 0n, held: 0n };

/** Returns a leaf for each member with a balance and each held order, filled up, in random order. */
async function leavesOf(tx: Tx, day: string): Promise<OwnedLeaf[]> {
  const own = (
    leaf: Partial<LeafContent> & { kind: LeafContent['kind']; owner: string | null },
  ) => ({
    ...nothing,
    day,
    subject: '',
    salt: randomBytes(SALT_BYTES).toString('hex'),
    ...leaf,
  });
  const leaves: OwnedLeaf[] = [
    ...(await listBalances(tx)).map(({ owner, ...balance }) =>
      own({ kind: 'balance', subject: owner, owner, ...balance }),
    ),
    ...(await listHeldOrders(tx)).map(({ order, payer, rest }) =>
      own({ kind: 'order', subject: order, owner: payer, held: rest }),
    ),
  ];
  while (leaves.length < paddedCount(leaves.length)) {
    leaves.push(own({ kind: 'padding', owner: null }));
  }
  // Ordered by salts, which are random: a place says nothing about whose leaf it is.
  return leaves.sort((a, b) => (a.salt < b.salt ? -1 : 1));
}

/** Writes the tree of a day after its close; returns nothing that the close does not hold. */
async function insertTree(
  tx: Tx,
  { day, leaves, levels }: { day: string; leaves: readonly OwnedLeaf[]; levels: SumNode[][] },
): Promise<void> {
  await insertLeaves(tx, leaves);
  for (const [level, nodes] of levels.entries()) await insertLevel(tx, { day, level, nodes });
}

const minorOf = (money: { readonly amount: string }): bigint =>
  BigInt(money.amount.replace('.', ''));

type NewItem = Pick<ItemRecord, 'kind' | 'currency' | 'amount' | 'count'> &
  Partial<Pick<ItemRecord, 'records'>>;

/** Items that leave bank and books in agreement (decision 0081). */
const harmless: ReadonlySet<ItemRecord['kind']> = new Set(['unowned', ...goodsItemKinds]);

/** Returns what the figures of a currency leave open. */
function itemsOf({
  currency,
  difference,
  gaps,
  strayHolds,
  clearing,
  unowned,
}: CloseFigures): NewItem[] {
  const amount = minorOf(difference);
  const items: NewItem[] = [];
  if (amount !== 0n) items.push({ kind: 'difference', currency, amount, count: null });
  for (const { rest } of clearing) {
    if (minorOf(rest) === 0n) continue;
    items.push({ kind: 'clearing', currency, amount: minorOf(rest), count: null });
  }
  if (gaps > 0) items.push({ kind: 'gap', currency, amount: null, count: gaps });
  if (unowned > 0) items.push({ kind: 'unowned', currency, amount: null, count: unowned });
  // Escrows are held in USD, so orders are counted once.
  if (strayHolds > 0 && currency === 'USD') {
    items.push({ kind: 'strayHolds', currency, amount: null, count: strayHolds });
  }
  return items;
}

/**
 * Writes what a close found. What the close before had found goes on with its owner, or ends; what a
 * person had ended and is found again is open anew.
 */
async function insertItems(
  tx: Tx,
  made: {
    readonly day: string;
    readonly last: string | null;
    readonly items: readonly NewItem[];
    readonly now: Date;
  },
): Promise<void> {
  const { day, last, items, now } = made;
  const before = last === null ? [] : await lockItems(tx, last);
  const continued = continuedItems(items, before);
  for (const [index, item] of items.entries()) {
    const earlier = continued[index] ?? null;
    const resolved = earlier?.end?.kind === 'resolved' ? earlier.end : null;
    await insertItem(tx, {
      ...{ id: newId(), day, records: [], ...item },
      foundOn: earlier?.foundOn ?? day,
      assignedTo: earlier?.assignedTo ?? null,
      assignedName: earlier?.assignedName ?? '',
      note: earlier?.note ?? '',
      reopenedName: resolved?.name ?? '',
      reopenedNote: resolved?.note ?? '',
    });
  }
  for (const item of before) {
    if (item.end !== null) continue;
    const kind = continued.includes(item) ? 'carried' : 'gone';
    const end = { kind, endedAt: now, by: null, name: '', note: '' } as const;
    await updateItem(tx, { ...item, version: item.version + 1, end });
  }
}

/** Returns whether the leaves sum to what the books owe: both are of one snapshot. */
function matchesBooks(root: SumNode, figures: readonly CloseFigures[]): boolean {
  const liabilities = (wanted: string) =>
    figures
      .filter(({ currency }) => currency === wanted)
      .flatMap(({ available, frozen, deposits, escrow }) => [available, frozen, deposits, escrow])
      .reduce((sum, money) => sum + minorOf(money), 0n);
  return root.usd === liabilities('USD') && root.cny === liabilities('CNY');
}

/**
 * Makes the close of the day before an instant, once; returns null where it is made, or another process
 * makes it. Everything is read in one snapshot: a close covers all since the one before, so that days on
 * which the market stood still are covered by the next.
 */
export async function makeClose(db: Db, deps: ClosesDeps, now: Date): Promise<CloseRecord | null> {
  const day = dayOf(new Date(now.getTime() - DAY_MS));
  const last = await lastDay(db);
  if (last !== null && last >= day) return null;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      if (!(await lockCloses(tx)) || (await lastDay(tx)) === day) return null;
      const figures: CloseFigures[] = [];
      for (const currency of currencies) {
        figures.push({ currency, ...(await deps.bankClose(tx, currency)) });
      }
      const leaves = await leavesOf(tx, day);
      const levels = levelsOf(leaves.map(leafOf));
      const root = levels.at(-1)?.[0];
      if (root === undefined) throw new Error('a tree has a root');
      const { head, count, since } = await chainTransfers(tx, { day, now });
      const items: NewItem[] = figures.flatMap(itemsOf);
      for (const goods of await deps.goodsDifferences(tx)) {
        items.push({ ...goods, currency: null, amount: null });
      }
      if (!matchesBooks(root, figures)) {
        items.push({ kind: 'proof', currency: null, amount: null, count: null });
      }
      const close: CloseRecord = {
        day,
        since,
        madeAt: now,
        transfers: count,
        chainHead: head,
        root: root.hash,
        usd: root.usd,
        cny: root.cny,
        leaves: leaves.length,
        isSound: items.every(({ kind }) => harmless.has(kind)),
        figures,
      };
      await insertClose(tx, close);
      await insertTree(tx, { day, leaves, levels });
      await insertItems(tx, { day, last, items, now });
      return close;
    });
}
