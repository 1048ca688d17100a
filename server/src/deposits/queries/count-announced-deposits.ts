import { type CountEffects, effectOf } from '#server/settings/public.ts';
import { findAnnounced } from '../store/setting-effects.ts';

/** Counts deposits that sellers announced to the account of now. */
export const countAnnouncedDeposits: CountEffects<'accountCny'> = async (db) => [
  effectOf('depositsToOld', await findAnnounced(db), [
    'deposits',
    (id) => `/ops/deposits?id=${id}`,
  ]),
];
