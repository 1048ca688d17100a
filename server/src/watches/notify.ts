import { unitPriceText } from '#contract/money.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { notifyEach, type Params } from '#server/messages/public.ts';
import type { StockReason } from './core/judge.ts';
import type { Found } from './core/market.ts';
import { insertNotifications, type NewNotification } from './store/judging.ts';
import type { PartIdentity } from './store/watches.ts';
import type { WatchMessage } from './words.ts';

/** Where a member looks at what it watches. */
export const WATCHED_PAGE = '/watched-parts';

/** A part number with its maker, where one is named. */
export const formatPartName = ({ mpn, maker }: Pick<PartIdentity, 'mpn' | 'maker'>): string =>
  maker === '' ? mpn : `${mpn} (${maker})`;

/** The page of a part's offers. */
export const searchPath = (mpn: string): string =>
  `/part-search?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;

/** Returns the values for the placeholders of notifications on stock and prices. */
export function stockParams(part: PartIdentity, found: Found, wantedPrice: bigint | null): Params {
  return {
    mpn: part.mpn,
    part: formatPartName(part),
    pieces: found.pieces,
    sellers: found.sellers,
    ...(found.lowest === null ? {} : { lowest: unitPriceText(found.lowest) }),
    ...(wantedPrice === null ? {} : { wanted: unitPriceText(wantedPrice) }),
  };
}

/** Returns the kind of message of a notification. */
export const kindOf = ({
  reason,
  params,
}: Pick<NewNotification, 'reason' | 'params'>): WatchMessage =>
  reason === 'stock' && params['lowest'] === undefined ? 'watches.stockAsk' : `watches.${reason}`;

/**
 * Notifies what is new: a row of it, and a message in the member's box, in a fixed number
 * of statements. Answers what is new. Mails of stock and prices are gathered later.
 */
export async function notifyNew(
  tx: Tx,
  notifications: readonly NewNotification[],
  { now, mailed }: { readonly now: Date; readonly mailed: boolean },
): Promise<readonly NewNotification[]> {
  const fresh = await insertNotifications(tx, notifications, { day: dayOf(now), now, mailed });
  for (const [kind, some] of Map.groupBy(fresh, kindOf)) {
    await notifyEach(tx, {
      kind,
      each: some.map(({ account, params }) => ({ to: account, params, link: WATCHED_PAGE })),
      as: 'box',
      now,
    });
  }
  return fresh;
}

/** Returns the notification of stock or of a price. */
export const stockNotification = (
  watch: { readonly id: string; readonly account: string; readonly wantedPrice: bigint | null },
  reason: StockReason,
  { part, found }: { readonly part: PartIdentity; readonly found: Found },
): NewNotification => ({
  watch: watch.id,
  account: watch.account,
  reason,
  lot: null,
  params: stockParams(part, found, watch.wantedPrice),
});
