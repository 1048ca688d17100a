import { anyone, query } from '../../call.ts';

const schemas = () => import('./planner-schemas.ts');

/** Proposes the tests that find most of the wished counterfeit types within a budget and days. */
export const optimizePlan = query({
  path: '/qc/optimize',
  callers: anyone,
  perMinute: 60,
  schemas: () => schemas().then((all) => all.optimizePlan),
});
