import type { HandlerOutput, Input } from '#contract/call.ts';
import { AGENT_DRAFT_DAYS, AGENT_DRAFTS_MAX } from '#contract/orders/agent/drafts.ts';
import type * as contract from '#contract/orders/agent/drafts-calls.ts';
import { lockOpenAccounts } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import {
  type AgentDraft,
  countAgentDrafts,
  deleteAgentDraft,
  deleteAgentDraftsUntil,
  insertAgentDraft,
  listAgentDrafts,
  lockAgentDrafts,
  readAgentDraft,
  updateAgentDraft,
} from '../../store/agent-drafts.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = AGENT_DRAFT_DAYS * DAY_MS;

const rowOf = ({ id, version, content, changedAt }: AgentDraft) => ({
  id,
  version,
  changedAt: changedAt.toISOString(),
  supplier: content.supplier.name,
  lines: content.lines.filter(({ mpn }) => mpn !== '').length,
  mpn: content.lines.find(({ mpn }) => mpn !== '')?.mpn ?? '',
  expiresAt: new Date(changedAt.getTime() + LIFETIME_MS).toISOString(),
});

/** Lists the caller's drafts. */
export const agentDrafts = async (
  ctx: QueryContext,
): Promise<HandlerOutput<typeof contract.agentDraftList>> => ({
  list: (await listAgentDrafts(ctx.tx, requireMember(ctx).accountId)).map(rowOf),
});

/** Returns a draft of the caller's; fails with notFound. */
export async function openAgentDraft(
  ctx: QueryContext,
  { id }: Input<typeof contract.agentDraftOne>,
): Promise<HandlerOutput<typeof contract.agentDraftOne>> {
  const draft = await readAgentDraft(ctx.tx, { id, buyer: requireMember(ctx).accountId });
  if (draft === null) throw new Failure('notFound');
  return { ...draft, changedAt: draft.changedAt.toISOString() };
}

/**
 * Saves a draft over the version that the caller has seen, or as a new one. Fails with
 * order.hasChange and order.draftsFull.
 */
export async function saveAgentDraft(
  ctx: CommandContext,
  { id, version, content }: Input<typeof contract.agentDraftSave>,
): Promise<HandlerOutput<typeof contract.agentDraftSave>> {
  const { tx, now } = ctx;
  const buyer = requireMember(ctx).accountId;
  // None is saved after the closing of its account, which removes them.
  if (!(await lockOpenAccounts(tx, [buyer])).has(buyer)) throw new Failure('notFound');
  const draft = { id, buyer, content, now };
  if (version === 0) {
    await lockAgentDrafts(tx, buyer);
    if ((await countAgentDrafts(tx, buyer)) >= AGENT_DRAFTS_MAX) {
      throw new Failure('order.draftsFull', { max: AGENT_DRAFTS_MAX });
    }
  }
  const isSaved =
    version === 0
      ? await insertAgentDraft(tx, draft)
      : await updateAgentDraft(tx, { ...draft, version });
  if (!isSaved) throw new Failure('order.hasChange');
  return { version: version + 1, changedAt: now.toISOString() };
}

/** Deletes a draft of the caller's. */
export async function dropAgentDraft(
  ctx: CommandContext,
  { id }: Input<typeof contract.agentDraftDelete>,
) {
  await deleteAgentDraft(ctx.tx, { id, buyer: requireMember(ctx).accountId });
  return {};
}

/** Removes drafts that nobody has changed for `AGENT_DRAFT_DAYS`. */
export const sweepAgentDrafts = (db: Db, now: Date): Promise<void> =>
  deleteAgentDraftsUntil(db, new Date(now.getTime() - LIFETIME_MS));
