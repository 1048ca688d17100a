import { parties, query, traders } from '../../call.ts';
import { permissions } from '../../permissions.ts';

const schemas = () => import('./preview-schemas.ts');

/** The money of a part that support would have the buyer keep, before it is decided. */
export const previewPart = query({
  path: '/ops/order/previewPart',
  callers: permissions.orderDisputes,
  schemas: () => schemas().then((all) => all.previewPart),
});

/** The money of my order as its seller if these pieces are shipped, arrive and pass. */
export const previewShip = query({
  path: '/order/previewShip',
  callers: traders,
  schemas: () => schemas().then((all) => all.previewShip),
});

/** The lines of my order that would go on by themselves if the buyer rejected these. */
export const previewReject = query({
  path: '/order/previewReject',
  callers: parties,
  schemas: () => schemas().then((all) => all.previewReject),
});
