import { parties, query } from '../call.ts';

const schemas = () => import('./endings-schemas.ts');

/** Every ending of my order, as it stands now. */
export const orderEndings = query({
  path: '/order/endings',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderEndings),
});

/** Every ending of an order that is not placed yet. Fails with order.lines as placing it would. */
export const previewEndings = query({
  path: '/order/previewEndings',
  callers: parties,
  schemas: () => schemas().then((all) => all.previewEndings),
  failures: ['order.lines'],
});
