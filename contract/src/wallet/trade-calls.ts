import { parties, query } from '../call.ts';

const schemas = () => import('./trade-schemas.ts');

export const tradeOne = query({
  path: '/trade/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.tradeOne),
});

export const tradeSettleOne = query({
  path: '/trade/settle/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.tradeSettleOne),
});

export const tradeRefundOne = query({
  path: '/trade/refund/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.tradeRefundOne),
});
