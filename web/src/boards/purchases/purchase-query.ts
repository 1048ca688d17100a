import { limits } from '#contract/limits.ts';
import type { PurchaseList, PurchaseStage } from '#contract/purchases/constants.ts';

/** The stages that purchases of a list may be in; the lists of requests know no bids. */
export const stagesOf: Readonly<Record<PurchaseList, readonly PurchaseStage[]>> = {
  quoted: ['choosing', 'partly', 'ordered', 'closed'],
  unquoted: ['waiting', 'closed'],
  underway: ['waiting', 'choosing', 'partly', 'closed'],
  ordered: ['partly', 'ordered'],
};

/** The query in the address of a list of purchases. */
export interface PurchaseQuery {
  readonly keyword: string;
  /** Null for all that are not closed. */
  readonly stage: PurchaseStage | null;
  readonly pageNum: number;
  readonly pageSize: (typeof limits.pageSizes)[number];
}

const TEXT_MAX = 80;

/** Reads what an address asks of a list; what cannot be read is the default. */
export function readQuery(list: PurchaseList, query: URLSearchParams): PurchaseQuery {
  const page = query.get('pageNum') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, TEXT_MAX).toUpperCase(),
    stage: stagesOf[list].find((one) => one === query.get('stage')) ?? null,
    pageNum: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    pageSize:
      limits.pageSizes.find((one) => `${one}` === query.get('pageSize')) ?? limits.pageSizeDefault,
  };
}

/** The address's query that asks this; what is the default stays out of it. */
export function writeQuery(purchaseQuery: PurchaseQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (purchaseQuery.keyword !== '') query.set('keyword', purchaseQuery.keyword);
  if (purchaseQuery.stage !== null) query.set('stage', purchaseQuery.stage);
  if (purchaseQuery.pageNum !== 1) query.set('pageNum', `${purchaseQuery.pageNum}`);
  if (purchaseQuery.pageSize !== limits.pageSizeDefault)
    query.set('pageSize', `${purchaseQuery.pageSize}`);
  return query;
}
