import { anyone, query } from '../../call.ts';

const schemas = () => import('../schemas.ts');

/** Returns the effect of a plan before it is paid: price, days, pieces lost, chance to catch a bad lot. */
export const qcPlan = query({
  path: '/qc/plan',
  callers: anyone,
  schemas: () => schemas().then((all) => all.qcPlan),
});
