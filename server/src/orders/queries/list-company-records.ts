import type { CompanyFigure } from '#contract/risk/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import * as store from '../store/company-records.ts';
import { findLateShipments } from './find-late-shipments.ts';

/** Records of an account that a figure counts. */
export interface WantedRecords {
  readonly id: string;
  readonly figure: CompanyFigure;
  readonly now: Date;
  readonly pageNum: number;
  readonly pageSize: number;
}

const EVER = new Date(0);

type Listed = Omit<store.CompanyRecord, 'total'>;

/** Lists the records of an account that a figure counts, the newest first, and how many there are. */
export async function listCompanyRecords(
  db: Db,
  { id, figure, now, pageNum, pageSize }: WantedRecords,
): Promise<{ readonly total: number; readonly list: readonly Listed[] }> {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  if (figure === 'lateShipments') {
    const late = await findLateShipments(db, id, now);
    return { total: late.length, list: late.slice(page.offset, page.offset + page.limit) };
  }
  const found = await {
    lotsPassed: () =>
      store.listJudgedLots(db, { sellerId: id, verdicts: ['pass'], since: EVER, ...page }),
    lotsNotPassed: () =>
      store.listJudgedLots(db, {
        sellerId: id,
        verdicts: ['conditional', 'suspect', 'fail'],
        since: EVER,
        ...page,
      }),
    disputes: () => store.listDisputed(db, { accountId: id, ...page }),
    unpaidOrders: () => store.listUnpaid(db, { buyerId: id, ...page }),
  }[figure]();
  return { total: found[0]?.total ?? 0, list: found };
}

/** Lists at most 100 lots of a seller that failed or are suspect, judged since an instant. */
export const failedLotsSince = (db: Db, sellerId: string, since: Date): Promise<Listed[]> =>
  store.listJudgedLots(db, {
    sellerId,
    verdicts: ['suspect', 'fail'],
    since,
    limit: 100,
    offset: 0,
  });
