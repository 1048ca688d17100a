import { type Db, transaction } from '#server/kit/database/database.ts';
import type { FakesDeps } from '../deps.ts';
import { listFailedParts } from '../store/records.ts';
import { compareGoods } from './compare-goods.ts';

/** How a round went: how many lines of stock were compared, and of which sellers it failed. */
interface Compared {
  readonly compared: number;
  readonly failed: readonly { readonly sellerId: string; readonly error: unknown }[];
}

/**
 * Compares the stock of sellers whose lots failed with those lots, in sets: no import of a stock
 * list waits for it. A seller whose stock cannot be compared leaves the others alone.
 */
export async function compareOffers(db: Db, deps: FakesDeps, now: Date): Promise<Compared> {
  const parts = await listFailedParts(db);
  const names = await deps.companyNames(
    db,
    parts.map(({ sellerId }) => sellerId),
    // A warning keeps the name that it was made with.
    'en',
  );
  const failed: { sellerId: string; error: unknown }[] = [];
  let compared = 0;
  for (const { sellerId, mpns } of parts) {
    const seller = { id: sellerId, name: names.get(sellerId) ?? '' };
    try {
      compared += await compareStock(db, deps, { seller, mpns, now });
    } catch (error) {
      failed.push({ sellerId, error });
    }
  }
  return { compared, failed };
}

interface Stocked {
  readonly seller: { readonly id: string; readonly name: string };
  readonly mpns: readonly string[];
  readonly now: Date;
}

/** Compares one seller's stock of failed parts; returns how many lines. */
async function compareStock(
  db: Db,
  deps: FakesDeps,
  { seller, mpns, now }: Stocked,
): Promise<number> {
  const keys = [...new Set(mpns.map(deps.partKey))].filter((key) => key !== '');
  const offers = [...(await deps.stockOf(db, seller.id, keys)).values()];
  if (offers.length === 0) return 0;
  const goods = {
    subject: 'offer',
    orderId: null,
    orderNo: '',
    buyerId: null,
    seller,
    isUnpaid: false,
    lines: offers.map(({ id, mpn, manufacturer, dateCode }) => ({
      id,
      mpn,
      manufacturer,
      lots: [{ dateCode, lotCode: '' }],
    })),
  } as const;
  await transaction(db, (tx) => compareGoods({ tx, now }, deps, goods));
  return offers.length;
}
