import { languages } from '#contract/options.ts';
import type { ApprovalKind } from '#server/approvals/public.ts';
import { startOfDay } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import { requireStaff } from '#server/kit/request-context.ts';
import { storeTranslations } from '#server/messages/public.ts';
import { audit } from '#server/operator/public.ts';
import { documentIds, documentOfId } from '../core/ids.ts';
import { announcementOf } from '../locales/announcement.ts';
import { hashTexts, LEGAL_APPROVAL, readProposed } from '../proposed.ts';
import { deleteDraft, findDraft, lockDocument } from '../store/drafts.ts';
import { insertVersion, listVersions } from '../store/versions.ts';
import { ANNOUNCE_JOB } from './announce-versions.ts';
import { validateDay } from './propose-version.ts';

/** Serves requests for a version of a document that members accept. */
export const legalApproval: ApprovalKind = {
  kind: LEGAL_APPROVAL,
  roles: ['content', 'admin'],
  snapshot: async (tx, { subject }) => {
    const document = documentOfId(subject);
    if (document === null) return null;
    await lockDocument(tx, document);
    const draft = await findDraft(tx, document);
    if (draft === null) return null;
    return { number: (await listVersions(tx, document))[0]?.number ?? 0, draft: draft.version };
  },
  carryOut: async (ctx, approval) => {
    const document = documentOfId(approval.subject);
    const draft = document && (await findDraft(ctx.tx, document));
    const { effectiveOn, textsHash } = readProposed(approval.after);
    if (document === null || draft === null || hashTexts(draft.texts) !== textsHash) {
      throw new Failure('approval.changed');
    }
    // The announced time counts from now, however long the request waited.
    await validateDay(ctx.tx, { document, effectiveOn }, ctx.now);
    const { accountId: approvedBy, name: approvedName } = requireStaff(ctx);
    const id = newId();
    const number = Number(approval.before['number'] ?? 0) + 1;
    await insertVersion(ctx.tx, {
      id,
      document,
      number,
      texts: draft.texts,
      effectiveAt: startOfDay(effectiveOn),
      reason: approval.reason,
      proposedBy: approval.requestedBy,
      proposedName: approval.requestedName,
      approvedBy,
      approvedName,
      approvedAt: ctx.now,
    });
    await deleteDraft(ctx.tx, document);
    const translated = languages.map((lang) => [
      lang,
      announcementOf(lang, { ...draft.texts[lang], effectiveOn }),
    ]);
    await storeTranslations(ctx.tx, { id, texts: Object.fromEntries(translated) });
    await addJob(ctx.tx, ANNOUNCE_JOB, {});
    await audit(ctx.tx, ctx, {
      what: 'legal.publish',
      on: { kind: 'legal', id: documentIds[document], no: document },
      before: { number: number - 1 },
      after: { number, effectiveOn, texts: textsHash },
    });
  },
};
