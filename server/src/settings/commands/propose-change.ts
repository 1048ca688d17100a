import type { Input } from '#contract/call.ts';
import type { opsSettingPropose } from '#contract/settings/calls.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { canonicalJson } from '#server/operator/public.ts';
import { settingIds } from '../core/ids.ts';
import type { SettingsDeps } from '../deps.ts';
import { countChange } from '../queries/count-effects.ts';
import { insertCounted, limitTime } from '../store/counted-store.ts';
import { validateValue } from '../validate-value.ts';
import { factsOf, SETTING_APPROVAL } from './setting-approval.ts';

/**
 * Asks a second person of finance for the approval of what a setting is to say, with the effects as
 * they are counted now. Fails with `service.busy` where counting takes too long.
 */
export async function proposeChange(
  ctx: CommandContext,
  deps: SettingsDeps,
  input: Input<typeof opsSettingPropose>,
): Promise<Record<string, never>> {
  await validateValue(ctx.tx, input, ctx.now);
  const { key, value, reason } = input;
  const before = await factsOf(ctx.tx, key);
  const { version, ...said } = before;
  if (version !== input.version) throw new Failure('setting.changed');
  if (canonicalJson(said) === canonicalJson(value)) throw new Failure('setting.same');
  const restore = await limitTime(ctx.tx);
  const effects = await countChange(ctx.tx, deps, { ...input, now: ctx.now });
  await restore();
  const approval = await requestApproval(ctx, {
    kind: SETTING_APPROVAL,
    subject: { id: settingIds[key], name: key },
    before,
    after: value,
    reason,
  });
  await insertCounted(ctx.tx, { approval, countedAt: ctx.now, effects });
  return {};
}
