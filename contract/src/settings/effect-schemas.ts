import { z } from 'zod';
import { Instant } from '../fields.ts';
import { EFFECT_COUNT_MOST, EFFECT_RECORDS_MOST, effectKinds } from './constants.ts';
import { type SettingKey, settingShapes } from './setting-schemas.ts';

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

export const opsSettingDryRun = {
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
    wanted('workingDays'),
    wanted('carriers'),
    wanted('appointments'),
    wanted('bankCharges'),
  ]),
  output: z.object({ countedAt: Instant, effects: z.array(SettingEffect) }),
};
