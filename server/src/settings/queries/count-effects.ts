import type { Input, Output } from '#contract/call.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { SettingEffect } from '#contract/settings/effect-schemas.ts';
import type { SettingKey, SettingValue } from '#contract/settings/setting-schemas.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { CountEffects, SettingsDeps } from '../deps.ts';
import { limitToReads } from '../store/setting-store.ts';
import { validateValue } from '../validate-value.ts';
import { currentSetting } from './current-setting.ts';

async function effectsOf<K extends SettingKey>(
  ctx: QueryContext,
  counters: readonly CountEffects<K>[],
  { key, value }: { readonly key: K; readonly value: SettingValue<K> },
): Promise<SettingEffect[]> {
  const current = (await currentSetting(ctx.tx, key))?.value ?? null;
  const { roles } = requireStaff(ctx);
  const effects: SettingEffect[] = [];
  for (const count of counters) {
    const counted = await count(ctx.tx, { value, current, now: ctx.now });
    for (const effect of counted) {
      if (effect === null) continue;
      const { page, ...rest } = effect;
      const mayOpen = page !== null && isPermitted(roles, page);
      const records = effect.records.map(({ ref, link }) => ({ ref, link: mayOpen ? link : null }));
      effects.push({ ...rest, records });
    }
  }
  return effects;
}

/**
 * Counts what a change of a setting would touch now. The rest of the transaction may only read.
 * Fails with `setting.limits`, and with `service.busy` where counting takes too long.
 */
export async function countEffects(
  ctx: QueryContext,
  { effects }: SettingsDeps,
  input: Input<typeof opsSettingDryRun>,
): Promise<Output<typeof opsSettingDryRun>> {
  await limitToReads(ctx.tx);
  await validateValue(ctx.tx, input, ctx.now);
  const counters = effects[input.key] as readonly CountEffects<typeof input.key>[];
  return {
    countedAt: ctx.now.toISOString(),
    effects: await effectsOf(ctx, counters, input),
  };
}
