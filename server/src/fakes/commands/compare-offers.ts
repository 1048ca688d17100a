import { type Db, transaction } from '#server/kit/database/database.ts';
import type { FakesDeps } from '../deps.ts';
import { listFailedParts } from '../store/records.ts';
import { compareGoods } from './compare-goods.ts';

/**
 * Compares the stock of sellers whose lots failed with those lots, in sets: no import of a stock
 * list waits for it. Returns how many lines of stock were compared.
 */
export async function compareOffers(
  db: Db,
  deps: FakesDeps,
  now: Date,
): Promise<{ readonly compared: number }> {
  const failed = await listFailedParts(db);
  const names = await deps.companyNames(
    db,
    failed.map(({ sellerId }) => sellerId),
    // A warning keeps the name that it was made with.
    'en',
  );
  let compared = 0;
  for (const { sellerId, mpns } of failed) {
    const keys = [...new Set(mpns.map(deps.partKey))].filter((key) => key !== '');
    const offers = [...(await deps.stockOf(db, sellerId, keys)).values()];
    if (offers.length === 0) continue;
    compared += offers.length;
    const goods = {
      subject: 'offer',
      orderId: null,
      orderNo: '',
      buyerId: null,
      seller: { id: sellerId, name: names.get(sellerId) ?? '' },
      isUnpaid: false,
      lines: offers.map(({ id, mpn, manufacturer, dateCode }) => ({
        id,
        mpn,
        manufacturer,
        lots: [{ dateCode, lotCode: '' }],
      })),
    } as const;
    await transaction(db, (tx) => compareGoods({ tx, now }, deps, goods));
  }
  return { compared };
}
