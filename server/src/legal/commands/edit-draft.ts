import type { Input } from '#contract/call.ts';
import type { opsLegalDrop, opsLegalSave } from '#contract/legal/staff-calls.ts';
import { voidApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { documentIds } from '../core/ids.ts';
import { hashTexts, LEGAL_APPROVAL } from '../proposed.ts';
import { deleteDraft, findDraft, lockDocument, saveDraft } from '../store/drafts.ts';

const recordOf = (document: Input<typeof opsLegalSave>['document']) => ({
  kind: 'legal' as const,
  id: documentIds[document],
  no: document,
});

/** Saves the draft of a document's next version. Fails with `legal.changed` where another did. */
export async function editDraft(ctx: CommandContext, input: Input<typeof opsLegalSave>) {
  const { document, version, texts } = input;
  await lockDocument(ctx.tx, document);
  const before = await findDraft(ctx.tx, document);
  if ((before?.version ?? 0) !== version) throw new Failure('legal.changed');
  const { accountId: savedBy, name: savedName } = requireStaff(ctx);
  const after = { document, version: version + 1, texts, savedBy, savedName, savedAt: ctx.now };
  await saveDraft(ctx.tx, after);
  await voidApprovals(ctx, documentIds[document], [LEGAL_APPROVAL]);
  await audit(ctx.tx, ctx, {
    what: 'legal.draft',
    on: recordOf(document),
    before: before && { version: before.version, texts: hashTexts(before.texts) },
    after: { version: after.version, texts: hashTexts(texts) },
  });
  return {};
}

/** Drops the draft; a request about it is void. */
export async function dropDraft(ctx: CommandContext, input: Input<typeof opsLegalDrop>) {
  const { document, version } = input;
  await lockDocument(ctx.tx, document);
  const before = await findDraft(ctx.tx, document);
  if (before?.version !== version) throw new Failure('legal.changed');
  await deleteDraft(ctx.tx, document);
  await voidApprovals(ctx, documentIds[document], [LEGAL_APPROVAL]);
  await audit(ctx.tx, ctx, {
    what: 'legal.drop',
    on: recordOf(document),
    before: { version, texts: hashTexts(before.texts) },
    after: null,
  });
  return {};
}
