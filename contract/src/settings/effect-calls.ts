import { z } from 'zod';
import { query } from '../call.ts';
import { Instant } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { type SettingKey, settingShapes } from './settings.ts';

/** Records of one effect are counted up to so many; above that it is "more than". */
export const EFFECT_COUNT_MOST = 1000;
/** Records of one effect that are named. */
export const EFFECT_RECORDS_MOST = 5;

/** The effects that a change of a setting may have on what is open; each has a sentence of its own. */
export const effectKinds = [
  'ordersKeep',
  'exchangesKeep',
  'quotesKeep',
  'claimsFollow',
  'exchangesOutside',
  'sellersOverDay',
  'rechargesTwo',
  'rechargesOne',
  'rateUntil',
  'rateTooOld',
  'withdrawalsOutside',
  'withdrawersOverDay',
  'withdrawalsNoFactor',
  'balancesBelowLeast',
  'goodwillSpent',
  'goodwillRefused',
  'rechargesToOld',
  'referencesToOld',
  'payoutFilesFromOld',
  'depositsToOld',
  'parcelsToOld',
  'parcelsToNew',
  'claimsToNew',
] as const;
export const EffectKind = z.enum(effectKinds);
export type EffectKind = z.infer<typeof EffectKind>;

/** One effect of a change on records that are open, as counted from their rows. */
export const SettingEffect = z.object({
  kind: EffectKind,
  /** At most `EFFECT_COUNT_MOST`. */
  count: z.number().int().min(1).max(EFFECT_COUNT_MOST),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
  /** The first of them; `link` is null where finance has no page of such a record. */
  records: z
    .array(z.object({ ref: z.string(), link: z.string().nullable() }))
    .max(EFFECT_RECORDS_MOST),
  /** Instants that the sentence names. */
  facts: z.record(z.string(), Instant),
});
export type SettingEffect = z.infer<typeof SettingEffect>;

const wanted = <K extends SettingKey>(key: K) =>
  z.object({ key: z.literal(key), value: settingShapes[key] });

/**
 * Counts what a change of a setting would touch now, from the rows of the records (domain section
 * 7). It never writes. No effect means that nothing open is touched.
 */
export const opsSettingDryRun = query({
  path: '/ops/setting/dryRun',
  callers: permissions.settings,
  input: z.discriminatedUnion('key', [
    wanted('usdCny'),
    wanted('exchangeFee'),
    wanted('exchangeLimits'),
    wanted('rechargeTwoPeople'),
    wanted('rateDays'),
    wanted('commission'),
    wanted('cashLimits'),
    wanted('goodwill'),
    wanted('suspicion'),
    wanted('accountUsd'),
    wanted('accountCny'),
    wanted('dock'),
    wanted('phones'),
  ]),
  output: z.object({ countedAt: Instant, effects: z.array(SettingEffect) }),
  failures: ['setting.limits'],
});
