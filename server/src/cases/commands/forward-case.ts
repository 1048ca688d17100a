import type { Input } from '#contract/call.ts';
import type {
  opsCaseForward,
  opsCasePassOn,
  opsCaseRequestReply,
  opsCaseWithdraw,
} from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import type { Selection } from '#contract/cases/schemas.ts';
import type { CaseEvent } from '#contract/cases/table.ts';
import { accountCard } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { holdsContacts } from '../core/contacts.ts';
import type { CasesDeps } from '../deps.ts';
import { deskView, requireOtherCase } from '../desk-handlers.ts';
import { applyCaseEvent, type ForwardTo } from '../process.ts';
import { refuseOwnSeller } from '../queries/refuse-own-case.ts';
import { type Case, type Entry, entriesOf } from '../store/cases.ts';

const invalid = (field: string, key: 'invalid' | 'needed' | 'authorContact' | 'caseSeller') =>
  Failure.invalidFields([{ field, key }]);

/** Rejects what is no choice among the entries of one side. */
function chosenEntries(selection: Selection, entries: readonly Entry[], by: Entry['by']): Entry[] {
  if (new Set(selection.map(({ entryId }) => entryId)).size < selection.length) {
    throw invalid('selection', 'invalid');
  }
  return selection.map(({ entryId, files }) => {
    const entry = entries.find(({ id }) => id === entryId);
    if (entry === undefined || entry.by !== by) throw invalid('selection', 'invalid');
    if (files.some((place) => place >= entry.files.length)) throw invalid('selection', 'invalid');
    return entry;
  });
}

interface ForSeller {
  readonly text: string;
  readonly selection: Selection;
  readonly namesAuthor: boolean;
}

/** Rejects what would show the author's contacts to a seller who does not know the author. */
async function assertForSeller(ctx: CommandContext, record: Case, input: ForSeller): Promise<void> {
  const { text, selection, namesAuthor } = input;
  const entries = chosenEntries(selection, await entriesOf(ctx.tx, record.id), 'author');
  if (namesAuthor) return;
  if (holdsContacts(text, record)) throw invalid('text', 'authorContact');
  const texts = entries.filter(({ id }) => selection.some((one) => one.entryId === id && one.text));
  if (texts.some((entry) => holdsContacts(entry.text, record)))
    throw invalid('selection', 'authorContact');
}

/** Returns to whom a complaint goes: the seller that is chosen, else the one that it names. */
async function forwardAddress(
  ctx: CommandContext,
  deps: CasesDeps,
  { record, sellerId }: { record: Case; sellerId: string | null },
): Promise<ForwardTo> {
  const order = record.orderNo === '' ? null : await deps.orderByNo(ctx.tx, record.orderNo);
  const id = sellerId ?? record.sellerId ?? order?.seller?.id ?? null;
  if (id === null || id === record.accountId) throw invalid('sellerId', 'caseSeller');
  const card = (await accountCard(ctx.tx, [id])).get(id);
  if (card?.settled !== true) throw invalid('sellerId', 'caseSeller');
  const orderId = order?.seller?.id === id ? order.id : null;
  return {
    sellerId: id,
    sellerName: card.company,
    orderId,
    namesAuthor: orderId !== null && orderId === record.orderId,
  };
}

interface Change {
  readonly id: string;
  readonly version: number;
  readonly event: Extract<CaseEvent, 'forward' | 'askSeller' | 'withdrawForward' | 'passOn'>;
  readonly text: string;
  readonly selection?: Selection;
  readonly forward?: ForwardTo;
}

async function apply(ctx: CommandContext, deps: CasesDeps, input: Change): Promise<OpsCaseView> {
  const { id, version, event, text, selection = [], forward } = input;
  const { accountId, name } = requireStaff(ctx);
  const actor = { as: 'support', accountId, name } as const;
  const payload = { text, files: [], selection, ...(forward === undefined ? {} : { forward }) };
  const after = await applyCaseEvent(ctx, deps, { id, version, event, actor, payload });
  return deskView(ctx, deps, after);
}

/**
 * Forwards a complaint to its seller with what support chose. Fails with notFound, case.changed,
 * case.wrongState, case.own, and at the field where the seller or what goes along cannot be.
 */
export async function forwardCase(
  ctx: CommandContext,
  deps: CasesDeps,
  { sellerId, ...input }: Input<typeof opsCaseForward>,
): Promise<OpsCaseView> {
  const record = await requireOtherCase(ctx, deps, input.id);
  const forward = await forwardAddress(ctx, deps, { record, sellerId });
  await refuseOwnSeller(ctx, forward.sellerId);
  await assertForSeller(ctx, record, { ...input, namesAuthor: forward.namesAuthor });
  return apply(ctx, deps, { ...input, event: 'forward', forward });
}

/** Asks the seller of a forwarded complaint again. Fails as `forwardCase` does. */
export async function requestReply(
  ctx: CommandContext,
  deps: CasesDeps,
  input: Input<typeof opsCaseRequestReply>,
): Promise<OpsCaseView> {
  const record = await requireOtherCase(ctx, deps, input.id);
  await assertForSeller(ctx, record, { ...input, namesAuthor: record.forwardNamesAuthor });
  return apply(ctx, deps, { ...input, event: 'askSeller' });
}

/** Takes a forwarding back: the seller reads nothing of it any more but that it was withdrawn. */
export async function withdrawForward(
  ctx: CommandContext,
  deps: CasesDeps,
  input: Input<typeof opsCaseWithdraw>,
): Promise<OpsCaseView> {
  await requireOtherCase(ctx, deps, input.id);
  return apply(ctx, deps, { ...input, event: 'withdrawForward' });
}

/** Answers the author with what is chosen of the seller's answer. Fails as `forwardCase` does. */
export async function passOn(
  ctx: CommandContext,
  deps: CasesDeps,
  input: Input<typeof opsCasePassOn>,
): Promise<OpsCaseView> {
  const record = await requireOtherCase(ctx, deps, input.id);
  chosenEntries(input.selection, await entriesOf(ctx.tx, record.id), 'seller');
  const isSomething = input.selection.some(({ text, files }) => text || files.length > 0);
  if (!isSomething) throw invalid('selection', 'needed');
  return apply(ctx, deps, { ...input, event: 'passOn' });
}
