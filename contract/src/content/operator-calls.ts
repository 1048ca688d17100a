import { anyone, query } from '../call.ts';

/** Returns who runs the market, as the foot of every page names it. */
export const currentOperator = query({
  path: '/home/operator',
  callers: anyone,
  schemas: () => import('./schemas.ts').then((all) => all.currentOperator),
});
