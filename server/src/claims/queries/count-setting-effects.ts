import { type CountEffects, effectOf } from '#server/settings/public.ts';
import { findOpenClaims } from '../store/setting-effects.ts';

/** Counts open claims: what they take from a deposit is converted at the rate of its time. */
export const countClaimsFollow: CountEffects<'usdCny'> = async (db) => [
  effectOf('claimsFollow', await findOpenClaims(db), ['claims', (id) => `/ops/after-sales/${id}`]),
];
