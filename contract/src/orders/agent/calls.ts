import { command } from '../../call.ts';
import { quotas } from '../../quotas.ts';

const schemas = () => import('../schemas.ts');

/**
 * An agent (escrow, entrusted) order: the buyer found the supplier elsewhere. The same form sent
 * again is the same order, whatever its draft is called by then.
 */
export const placeAgentOrder = command({
  path: '/agentOrder/add',
  idempotencyIgnores: ['draftId'],
  perCaller: quotas.agentOrders,
  bodyKb: 512,
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.placeAgentOrder),
  failures: ['order.lines', 'seller.blacklisted'],
});
