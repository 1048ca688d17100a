import { query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./find-schemas.ts');

/**
 * Finds an order, lot, report, payment, tracking number, company, person or part by the beginning
 * of a word, of the kinds whose pages the reader may open; at most 20.
 */
export const opsFind = query({
  path: '/ops/find',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsFind),
});

/** Returns a company with a page of what belongs to it, the newest first. */
export const opsCompanyOne = query({
  path: '/ops/company/one',
  callers: permissions.companies,
  schemas: () => schemas().then((all) => all.opsCompanyOne),
});
