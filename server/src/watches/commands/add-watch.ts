import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type * as contract from '#contract/watches/calls.ts';
import { WATCHES_MAX } from '#contract/watches/calls.ts';
import {
  findManufacturersByKey,
  findOffersOfParts,
  makerKey,
  mpnKey,
  resolveManufacturerName,
} from '#server/catalog/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { computeInitialStatus } from '../core/judge.ts';
import { marketOf } from '../core/market.ts';
import {
  countWatches,
  endWatch,
  insertWatch,
  lockWatches,
  type PartIdentity,
  partOf,
  resumeWatch,
  updateWanted,
  type WatchRow,
  watchById,
  watchesOf,
  watchesOfKeys,
} from '../store/watches.ts';
import { toWatches } from '../views.ts';

/** A part as it is kept: the maker by its own name, whatever it was called. */
async function resolvePart(
  db: Db,
  { mpn, manufacturer }: { readonly mpn: string; readonly manufacturer: string },
): Promise<PartIdentity> {
  const maker = (await resolveManufacturerName(db, manufacturer)) ?? manufacturer;
  // A name of punctuation alone is a maker's own, as the catalogue keeps it.
  return { norm: mpnKey(mpn), mpn, makerKey: makerKey(maker) || maker, maker };
}

/**
 * Whether a watch is of a part: the same number of the same maker, also where the maker goes by
 * another name since the watch began.
 */
async function watchFinder(
  db: Db,
  watches: readonly WatchRow[],
  requestedKeys: readonly string[],
): Promise<(part: { readonly mpn: string; readonly makerKey: string }) => WatchRow | undefined> {
  const keys = [...watches.map((watch) => watch.makerKey), ...requestedKeys];
  const makers = await findManufacturersByKey(db, [...new Set(keys)]);
  const makerOf = (key: string) => makers.get(key) ?? key;
  return ({ mpn, makerKey: key }) =>
    watches.find((one) => one.mpn === mpn && makerOf(one.makerKey) === makerOf(key));
}

/** How a watch stands by what its member finds now. */
async function findInitialStatus(
  tx: Tx,
  watch: Pick<WatchRow, 'account' | 'norm' | 'mpn' | 'makerKey' | 'wantedQuantity' | 'wantedPrice'>,
  now: Date,
) {
  const [offers = []] = await findOffersOfParts(tx, [watch], now);
  const { account, wantedQuantity: quantity } = watch;
  return computeInitialStatus(watch, marketOf(offers)({ account, quantity }));
}

async function assertRoom(tx: Tx, account: string): Promise<number> {
  await lockWatches(tx, account);
  const total = await countWatches(tx, account);
  if (total >= WATCHES_MAX) throw new Failure('watch.tooMany', { max: WATCHES_MAX });
  return total;
}

/** The member's own watch that is there; anything else is not found. */
async function ownWatch(ctx: CommandContext, id: string): Promise<WatchRow> {
  const watch = await watchById(ctx.tx, id);
  if (watch === null || watch.account !== requireMember(ctx).accountId)
    throw new Failure('notFound');
  return watch;
}

export async function listWatches(ctx: QueryContext, input: Input<typeof contract.watchList>) {
  const { pageNum, pageSize } = input;
  const account = requireMember(ctx).accountId;
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const watches = await watchesOf(ctx.tx, account, page);
  return {
    total: await countWatches(ctx.tx, account),
    list: await toWatches(ctx.tx, watches, ctx.now),
  };
}

/** Which of the asked parts are watched. */
export async function watchStates(
  ctx: QueryContext,
  { parts }: Input<typeof contract.watchStates>,
) {
  const account = requireMember(ctx).accountId;
  const norms = [...new Set(parts.map(({ mpn }) => mpnKey(mpn)))];
  const keyed = parts.map((part) => ({
    ...part,
    makerKey: makerKey(part.manufacturer) || part.manufacturer,
  }));
  const find = await watchFinder(
    ctx.tx,
    await watchesOfKeys(ctx.tx, account, norms),
    keyed.map((part) => part.makerKey),
  );
  const watched = keyed.flatMap((part) => {
    const one = find(part);
    return one === undefined
      ? []
      : [{ id: one.id, mpn: part.mpn, manufacturer: part.manufacturer }];
  });
  return { total: await countWatches(ctx.tx, account), watched };
}

/** Begins to watch; what is there already is not announced. */
export async function addWatch(ctx: CommandContext, input: Input<typeof contract.watchAdd>) {
  const { tx, now } = ctx;
  const account = requireMember(ctx).accountId;
  const part = await resolvePart(tx, input);
  await lockWatches(tx, account);
  const find = await watchFinder(tx, await watchesOfKeys(tx, account, [part.norm]), [
    part.makerKey,
  ]);
  const known = find(part);
  if (known !== undefined) return { id: known.id, total: await countWatches(tx, account) };
  const before = await assertRoom(tx, account);
  const wanted = { wantedQuantity: input.quantity, wantedPrice: null };
  const status = await findInitialStatus(tx, { account, ...part, ...wanted }, now);
  const id = await insertWatch(tx, {
    id: newId(),
    account,
    part: await partOf(tx, part),
    ...wanted,
    ...status,
    now,
  });
  return { id, total: before + 1 };
}

/** Changes what is wanted; what is as wanted already is seen on the page and not announced. */
export async function wantOfWatch(ctx: CommandContext, input: Input<typeof contract.watchWant>) {
  const { tx, now } = ctx;
  const watch = await ownWatch(ctx, input.id);
  if (watch.endedAt !== null) throw new Failure('notFound');
  const { quantity = watch.wantedQuantity, price } = input;
  const wantedPrice =
    price === undefined ? watch.wantedPrice : price === null ? null : parseUnitPrice(price);
  const wanted = { wantedQuantity: quantity, wantedPrice };
  const status = await findInitialStatus(tx, { ...watch, ...wanted }, now);
  await updateWanted(tx, watch.id, { ...wanted, ...status });
  const [row] = await toWatches(tx, [{ ...watch, ...wanted }], now);
  if (row === undefined) throw new Error('a watch that was just written is not shown');
  return row;
}

export async function endOwnWatch(ctx: CommandContext, { id }: { readonly id: string }) {
  const watch = await ownWatch(ctx, id);
  await endWatch(ctx.tx, watch.id, ctx.now);
  return { total: await countWatches(ctx.tx, watch.account) };
}

const linkedOf = ({ mpn, maker, endedAt }: WatchRow) => ({
  mpn,
  manufacturer: maker,
  watching: endedAt === null,
});

/** Returns the watch that a mail's link is about; fails with `notFound`. */
export async function linkedWatch(db: Db, id: string | null) {
  const watch = id === null ? null : await watchById(db, id);
  if (watch === null) throw new Failure('notFound');
  return linkedOf(watch);
}

/** Ends the watch of a link, or takes it up again where there is room. */
export async function setLinkedWatch(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { id, watching }: { readonly id: string | null; readonly watching: boolean },
) {
  const watch = id === null ? null : await watchById(tx, id);
  if (watch === null) throw new Failure('notFound');
  if (!watching) await endWatch(tx, watch.id, now);
  else if (watch.endedAt !== null) {
    await assertRoom(tx, watch.account);
    await resumeWatch(tx, watch.id, await findInitialStatus(tx, watch, now));
  }
  return linkedOf({ ...watch, endedAt: watching ? null : now });
}
