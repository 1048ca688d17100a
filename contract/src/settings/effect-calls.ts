import { query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./effect-schemas.ts');

/**
 * Counts what a change of a setting would touch now, from the rows of the records (domain section
 * 7). It never writes. No effect means that nothing open is touched.
 */
export const opsSettingDryRun = query({
  path: '/ops/setting/dryRun',
  callers: permissions.settings,
  schemas: () => schemas().then((all) => all.opsSettingDryRun),
  failures: ['setting.limits'],
});
