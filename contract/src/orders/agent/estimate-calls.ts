import { anyone, query } from '../../call.ts';

const schemas = () => import('./estimate-schemas.ts');

/**
 * The costs of an agent order at today's prices, before it is sent: support confirms the prices
 * afterwards. Fails with order.lines as placing it would.
 */
export const estimateAgentOrder = query({
  path: '/agentOrder/estimate',
  callers: anyone,
  schemas: () => schemas().then((all) => all.estimateAgentOrder),
  failures: ['order.lines'],
});
