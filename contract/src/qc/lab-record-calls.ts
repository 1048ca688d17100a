import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./lab-record-schemas.ts');

/** Lists non-conformity records: open ones first, the newest first. */
export const nonconformityList = query({
  path: '/ops/qc/nonconformity/list',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.nonconformityList),
});

export const nonconformityOne = query({
  path: '/ops/qc/nonconformity/one',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.nonconformityOne),
});

const fails = ['order.hasChange', 'order.own', 'qc.wrongState', 'qc.sameHand'] as const;

/** Records cause and correction; whoever writes them does not close the record. */
export const assessNonconformity = command({
  path: '/ops/qc/nonconformity/assess',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.assessNonconformity),
  failures: fails,
});

/** Sends the record back to be assessed again. */
export const reopenNonconformity = command({
  path: '/ops/qc/nonconformity/reopen',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.reopenNonconformity),
  failures: fails,
});

/** Closes the record; refused to the person who assessed it. */
export const closeNonconformity = command({
  path: '/ops/qc/nonconformity/close',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.closeNonconformity),
  failures: fails,
});

/** Limits that a measurement at the bench is filled in with. */
export const limitTemplateList = query({
  path: '/ops/qc/limit/list',
  callers: permissions.lab,
  schemas: () => schemas().then((all) => all.limitTemplateList),
});

/** Requests a changed template, or without an id a new one; a second person of the lab confirms it. */
export const proposeLimit = command({
  path: '/ops/qc/limit/propose',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.proposeLimit),
  failures: ['order.hasChange', 'approval.open'],
});

/** Requests that a template is removed; a second person of the lab confirms it. */
export const proposeLimitRemoval = command({
  path: '/ops/qc/limit/proposeRemoval',
  callers: permissions.labWork,
  schemas: () => schemas().then((all) => all.proposeLimitRemoval),
  failures: ['order.hasChange', 'approval.open'],
});
