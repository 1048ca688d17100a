import { isDeepStrictEqual } from 'node:util';
import { opsApprovalApprove, opsApprovalRefuse } from '#contract/approvals/calls.ts';
import type { ClientInput } from '#contract/call.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { deskOf } from './cast.ts';

type Proposal = ClientInput<typeof opsSettingPropose>;
type Written<P> = P extends Proposal ? Pick<P, 'key' | 'value'> : never;

/** Returns a setting as finance sees it now. */
export async function settingOf(key: Proposal['key']) {
  const { list } = await (await deskOf('finance@assay.test')).send(opsSettingList, {});
  const found = list.find((one) => one.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
}

/** Refuses what an earlier attempt proposed and nobody decided: a second proposal is not taken. */
export async function dropProposal(key: Proposal['key']): Promise<void> {
  const { proposal } = await settingOf(key);
  if (proposal === null) return;
  const { id, version } = proposal;
  const second = await deskOf('finance2@assay.test');
  await second.send(opsApprovalRefuse, { id, version, reason: 'Left by an earlier attempt' });
}

/** Writes a setting by two people, unless it has that value. */
export async function writeSetting(given: Written<Proposal>): Promise<void> {
  await dropProposal(given.key);
  const { current } = await settingOf(given.key);
  if (isDeepStrictEqual(current?.value, given.value)) return;
  const first = await deskOf('finance@assay.test');
  const second = await deskOf('finance2@assay.test');
  const version = current?.version ?? 0;
  await first.send(opsSettingPropose, { ...given, version, reason: 'As journeys find it' });
  const { proposal } = await settingOf(given.key);
  await second.send(opsApprovalApprove, {
    id: proposal?.id ?? '',
    version: proposal?.version ?? 0,
  });
}
