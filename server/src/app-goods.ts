import { type GoodsItemKind, goodsItemKinds } from '#contract/closes/constants.ts';
import type { GoodsRecord } from '#contract/closes/schemas.ts';
import type { GoodsDifferences } from './closes/public.ts';
import type { Db } from './kit/database/database.ts';
import * as orders from './orders/public.ts';
import * as quarantine from './quarantine/public.ts';

/** So many differences of a kind are shown; a defect of the program may touch all lots at once. */
const RECORDS_MAX = 50;

/** Returns the lots of which orders moved other pieces into quarantine than its register has. */
async function quarantineDifferences(db: Db): Promise<Omit<GoodsDifferences, 'kind'>> {
  const moved = new Map((await orders.lotsInQuarantine(db)).map((lot) => [lot.lotId, lot]));
  const entered = new Map((await quarantine.enteredLots(db)).map((lot) => [lot.lotId, lot]));
  const records = [...new Map([...entered, ...moved])].map(
    ([lotId, { orderId, orderNo, lotNo }]): GoodsRecord => ({
      orderId,
      orderNo,
      lotNo,
      expected: moved.get(lotId)?.pieces ?? 0,
      found: entered.get(lotId)?.pieces ?? 0,
    }),
  );
  const wrong = records.filter(({ expected, found }) => expected !== found);
  return { count: wrong.length, records: wrong.slice(0, RECORDS_MAX) };
}

const checks: Readonly<Record<GoodsItemKind, (db: Db) => Promise<Omit<GoodsDifferences, 'kind'>>>> =
  {
    lotPieces: (db) => orders.lotsOffBalance(db, RECORDS_MAX),
    lotCount: (db) => orders.lotsOffCount(db, RECORDS_MAX),
    lotQuarantine: quarantineDifferences,
    endedLots: (db) => orders.lotsOfEndedOrders(db, RECORDS_MAX),
    missingGoods: (db) => orders.ordersWithoutGoods(db, RECORDS_MAX),
  };

/** Returns what of the goods on the shelf is not as records of orders say, without empty kinds. */
export async function goodsDifferences(db: Db): Promise<GoodsDifferences[]> {
  const all: GoodsDifferences[] = [];
  for (const kind of goodsItemKinds) {
    const differences = await checks[kind](db);
    if (differences.count > 0) all.push({ kind, ...differences });
  }
  return all;
}
