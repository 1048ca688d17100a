import { anyone, command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Anyone who holds the label of a lot reads its certificate. Fails with notFound. */
export const passportOne = query({
  path: '/passport/one',
  callers: anyone,
  schemas: () => schemas().then((all) => all.passportOne),
  perMinute: 20,
});

/** The passports that the caller holds, the newest first. */
export const passportList = query({
  path: '/passport/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.passportList),
});

export const opsPassportList = query({
  path: '/ops/passport/list',
  callers: permissions.passports,
  schemas: () => schemas().then((all) => all.opsPassportList),
});

const fails = ['order.hasChange', 'passport.pieces', 'passport.offered'] as const;

/** Splits pieces off to a new passport; returns its number and label. */
export const splitPassport = command({
  path: '/passport/split',
  callers: parties,
  schemas: () => schemas().then((all) => all.splitPassport),
  failures: [...fails, 'passport.revoked'],
});

/** Puts what is left of a child back into the passport above it. */
export const putBackPassport = command({
  path: '/passport/putBack',
  callers: parties,
  schemas: () => schemas().then((all) => all.putBackPassport),
  failures: fails,
});

/** Records how many pieces were used, all told: a wrong count is corrected by the right one. */
export const recordPassportUse = command({
  path: '/passport/use',
  callers: parties,
  schemas: () => schemas().then((all) => all.recordPassportUse),
  failures: fails,
});

/**
 * Returns the signed proof of a lot (SD-JWT VC): part, result and pieces for anybody who holds the
 * label, and those facts of the holder that the holder chose. Fails with notFound, or with
 * passport.revoked where the lot did not pass or its report is gone.
 */
export const passportProof = query({
  path: '/passport/proof',
  callers: anyone,
  schemas: () => schemas().then((all) => all.passportProof),
  failures: ['passport.revoked'],
  perMinute: 20,
});
