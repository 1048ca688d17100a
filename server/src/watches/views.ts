import type { Output } from '#contract/call.ts';
import { unitPriceText } from '#contract/money.ts';
import type { watchList } from '#contract/watches/calls.ts';
import { findLastInspections, findOffersOfParts } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { marketOf } from './core/market.ts';
import type { WatchRow } from './store/watches.ts';

type Watch = Output<typeof watchList>['list'][number];

/** Watches as their member sees them, with what others offer now. */
export async function toWatches(db: Db, watches: readonly WatchRow[], now: Date): Promise<Watch[]> {
  const offers = await findOffersOfParts(db, watches, now);
  const inspected = await findLastInspections(db, watches);
  return watches.map((watch, index) => {
    const { account, wantedQuantity: quantity, wantedPrice, notifiedReason, notifiedAt } = watch;
    const found = marketOf(offers[index] ?? [])({ account, quantity });
    return {
      id: watch.id,
      mpn: watch.mpn,
      manufacturer: watch.maker,
      quantity,
      price: wantedPrice === null ? null : unitPriceText(wantedPrice),
      at: watch.at.toISOString(),
      now: {
        pieces: found.pieces,
        sellers: found.sellers,
        lowest: found.lowest === null ? null : unitPriceText(found.lowest),
        lastInspection: inspected.get(watch.mpn) ?? null,
      },
      lastNotified:
        notifiedReason === null || notifiedAt === null
          ? null
          : { reason: notifiedReason, at: notifiedAt.toISOString() },
    };
  });
}
