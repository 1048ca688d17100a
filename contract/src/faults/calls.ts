import { anyone, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** Writes a failure of a page's program to the server's log; the reader sees its reference. */
export const reportFault = query({
  path: '/fault/report',
  callers: anyone,
  schemas: () => schemas().then((all) => all.reportFault),
  perMinute: 10,
});
