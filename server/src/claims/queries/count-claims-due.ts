import {
  type CountEffects,
  changedCarriers,
  countDueFrom,
  effectOf,
} from '#server/settings/public.ts';
import {
  findClaimsAwaitingReturn,
  findDueFrom,
  findOpenClaims,
  findUnderWayWith,
} from '../store/setting-effects.ts';

const claimPage = ['claims', (id: string) => `/ops/after-sales/${id}`] as const;

/** Counts open claims: what they take from a deposit is converted at the rate of its time. */
export const countClaimsFollow: CountEffects<'usdCny'> = async (db) => [
  effectOf('claimsFollow', await findOpenClaims(db), claimPage),
];

/** Counts claims whose buyer will read the new address of the dock. */
export const countClaimsToSend: CountEffects<'dock'> = async (db, { value, current }) =>
  value.address === current?.address
    ? []
    : [effectOf('claimsToNew', await findClaimsAwaitingReturn(db), claimPage)];

/** Counts open claims whose deadline a change of the calendar does not move. */
export const countClaimsDue = countDueFrom('claimsDue', claimPage, findDueFrom);

/** Counts claims whose goods are on their way back with a carrier that changes. */
export const countCarrierClaims: CountEffects<'carriers'> = async (db, { value, current }) => {
  const changed = changedCarriers(value.carriers, current?.carriers ?? []);
  return [effectOf('claimParcelsOfCarrier', await findUnderWayWith(db, changed), claimPage)];
};
