import { query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/**
 * Returns the figures of the market in a range of days, with addresses at which each chart is
 * downloaded as CSV for ten minutes. Reads on connections of its own.
 */
export const opsFigures = query({
  path: '/ops/figures',
  callers: permissions.figures,
  schemas: () => schemas().then((all) => all.opsFigures),
});
