import type { Input } from '#contract/call.ts';
import { parseMoney } from '#contract/money.ts';
import type { opsSettingPropose } from '#contract/settings/calls.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { canonicalJson } from '#server/operator/public.ts';
import { settingIds } from '../core/ids.ts';
import { factsOf, SETTING_APPROVAL } from './approve-change.ts';

/** Rejects limits that leave nothing between them, and a rate that was read in the future. */
function validate(input: Input<typeof opsSettingPropose>, now: Date): void {
  if (input.key === 'exchangeLimits' || input.key === 'cashLimits') {
    const { least, most, perDay } = input.value;
    const [low, high, day] = [least, most, perDay].map((text) => parseMoney(text, 'USD').minor);
    const isOrdered = low !== undefined && high !== undefined && day !== undefined;
    if (!isOrdered || low > high || high > day) {
      throw new Failure('setting.limits', {}, 'value.most');
    }
  }
  if (input.key === 'usdCny') {
    const observed = Date.parse(input.value.observedAt);
    if (Number.isNaN(observed) || observed > now.getTime()) {
      throw Failure.invalidFields([{ field: 'value.observedAt', key: 'invalid' }]);
    }
  }
}

/** Asks a second person of finance for the approval of what a setting is to say. */
export async function proposeChange(
  ctx: CommandContext,
  input: Input<typeof opsSettingPropose>,
): Promise<Record<string, never>> {
  validate(input, ctx.now);
  const { key, value, reason } = input;
  const before = await factsOf(ctx.tx, key);
  const { version, ...said } = before;
  if (version !== input.version) throw new Failure('setting.changed');
  if (canonicalJson(said) === canonicalJson(value)) throw new Failure('setting.same');
  await requestApproval(ctx, {
    kind: SETTING_APPROVAL,
    subject: { id: settingIds[key], name: key },
    before,
    after: value,
    reason,
  });
  return {};
}
