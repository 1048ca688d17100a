import { command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./handover-schemas.ts');

/**
 * Offers a part that was split off to the account of an address; the answer does not say whether
 * there is one.
 */
export const offerPassport = command({
  path: '/passport/offer',
  callers: parties,
  schemas: () => schemas().then((all) => all.offerPassport),
  failures: [
    'order.hasChange',
    'passport.pieces',
    'passport.revoked',
    'passport.offered',
    'passport.ownAddress',
  ],
  perCaller: quotas.handovers,
});

/** Makes the caller the holder of an offered passport. */
export const acceptPassport = command({
  path: '/passport/accept',
  callers: parties,
  schemas: () => schemas().then((all) => all.acceptPassport),
  failures: ['order.hasChange', 'passport.revoked'],
});

export const declinePassport = command({
  path: '/passport/decline',
  callers: parties,
  schemas: () => schemas().then((all) => all.declinePassport),
  failures: ['order.hasChange'],
});

export const withdrawPassport = command({
  path: '/passport/withdraw',
  callers: parties,
  schemas: () => schemas().then((all) => all.withdrawPassport),
  failures: ['order.hasChange'],
});

/** Returns the open offers that the caller made or got, the newest first; a hundred at most. */
export const passportOffers = query({
  path: '/passport/offers',
  callers: parties,
  schemas: () => schemas().then((all) => all.passportOffers),
});
