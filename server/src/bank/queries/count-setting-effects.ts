import { type CountEffects, effectOf } from '#server/settings/public.ts';
import { findUnreleased } from '../store/setting-effects.ts';

/** Counts files of payments that name the account of now as payer. */
export const countFilesFromOld: CountEffects<'accountUsd'> = async (db) => [
  effectOf('payoutFilesFromOld', await findUnreleased(db), [
    'bank',
    (id) => `/ops/payout-files?id=${id}`,
  ]),
];
