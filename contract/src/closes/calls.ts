import { anyone, command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const finance = permissions.bank;

/** Returns the closes of days, the newest first. */
export const opsCloseList = query({
  path: '/ops/close/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCloseList),
});

/** Returns the close of a day with its figures and what it left open. */
export const opsCloseOne = query({
  path: '/ops/close/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCloseOne),
});

/** Says who looks into an open item of a close, and what is known about it. */
export const opsCloseAssign = command({
  path: '/ops/close/assign',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCloseAssign),
  failures: ['bank.changed'],
});

/** Ends an open item with what explains it; the next close opens it anew where it finds it again. */
export const opsCloseResolve = command({
  path: '/ops/close/resolve',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCloseResolve),
  failures: ['bank.changed'],
});

/** Returns the published roots of days, the newest first. */
export const balanceProofs = query({
  path: '/balance/proofs',
  callers: anyone,
  schemas: () => schemas().then((all) => all.balanceProofs),
});

/**
 * Returns the reader's leaves of a day with their paths as the text of a file, to be saved byte for byte;
 * null where the reader had nothing on that day. The newest day where none is named.
 */
export const balanceProof = query({
  path: '/wallet/proof/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.balanceProof),
});
