import type { Input, Output, StaffRole } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { SettingEffect } from '#contract/settings/effect-schemas.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { CountEffects, CountedEffect, SettingsDeps } from '../deps.ts';
import { limitToReads } from '../store/setting-store.ts';
import { validateValue, type Wanted } from '../validate-value.ts';
import { currentSetting } from './current-setting.ts';

async function countFor<K extends SettingKey>(
  db: Db,
  counters: readonly CountEffects<K>[],
  { key, value, now }: { readonly key: K; readonly value: SettingValue<K>; readonly now: Date },
): Promise<CountedEffect[]> {
  const current = (await currentSetting(db, key))?.value ?? null;
  const effects: CountedEffect[] = [];
  for (const count of counters) {
    const counted = await count(db, { value, current, now });
    effects.push(...counted.filter((effect) => effect !== null));
  }
  return effects;
}

/** Counts what a change of a setting would touch now, with the permissions of the pages. */
export function countChange(
  db: Db,
  { effects }: SettingsDeps,
  { key, value, now }: Wanted & { readonly now: Date },
): Promise<CountedEffect[]> {
  const counters = effects[key] as readonly CountEffects<typeof key>[];
  return countFor(db, counters, { key, value, now });
}

/** Returns effects with the links that a reader may open. */
export const effectsFor = (
  roles: readonly StaffRole[],
  effects: readonly CountedEffect[],
): SettingEffect[] =>
  effects.map(({ page, ...effect }) => {
    const mayOpen = page !== null && isPermitted(roles, page);
    const records = effect.records.map(({ ref, link }) => ({ ref, link: mayOpen ? link : null }));
    return { ...effect, records };
  });

/**
 * Counts what a change of a setting would touch now. The rest of the transaction may only read.
 * Fails with `setting.limits`, and with `service.busy` where counting takes too long.
 */
export async function countEffects(
  ctx: QueryContext,
  deps: SettingsDeps,
  input: Input<typeof opsSettingDryRun>,
): Promise<Output<typeof opsSettingDryRun>> {
  await limitToReads(ctx.tx);
  await validateValue(ctx.tx, input, ctx.now);
  const effects = await countChange(ctx.tx, deps, { ...input, now: ctx.now });
  return {
    countedAt: ctx.now.toISOString(),
    effects: effectsFor(requireStaff(ctx).roles, effects),
  };
}
