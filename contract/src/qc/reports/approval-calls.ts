import { command } from '../../call.ts';
import { permissions } from '../../permissions.ts';

const schemas = () => import('./approval-schemas.ts');

const desk = permissions.labWork;

/** Requests that a value outside its limits is accepted; a second person of the lab approves it. */
export const requestDeviation = command({
  path: '/ops/qc/deviation',
  callers: desk,
  schemas: () => schemas().then((all) => all.requestDeviation),
  failures: ['order.own', 'qc.wrongState', 'qc.limits', 'approval.open'],
});

/** Requests that the words of a report are revised without a retest; a second person approves it. */
export const requestRevision = command({
  path: '/ops/qc/reviseReport',
  callers: desk,
  schemas: () => schemas().then((all) => all.requestRevision),
  failures: ['order.own', 'qc.wrongState', 'approval.open'],
});
