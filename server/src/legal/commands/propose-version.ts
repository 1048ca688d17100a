import type { Input } from '#contract/call.ts';
import { LEGAL_AHEAD_DAYS } from '#contract/legal/documents.ts';
import type { opsLegalPropose } from '#contract/legal/staff-calls.ts';
import { languages } from '#contract/options.ts';
import { requestApproval } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { documentIds } from '../core/ids.ts';
import type { LegalDeps } from '../deps.ts';
import { hashTexts, LEGAL_APPROVAL, toProposedFacts } from '../proposed.ts';
import { countReach, earliestDay, inForceOf, readText } from '../queries/read-state.ts';
import { type DraftRecord, findDraft, lockDocument } from '../store/drafts.ts';
import { listVersions } from '../store/versions.ts';

const DAY_MS = 86_400_000;

/** Rejects a day that leaves members less than the announced time, or lies before a version's. */
export async function validateDay(
  tx: Tx,
  { document, effectiveOn }: Pick<Input<typeof opsLegalPropose>, 'document' | 'effectiveOn'>,
  now: Date,
): Promise<void> {
  const [newest] = await listVersions(tx, document);
  const latest = dayOf(new Date(now.getTime() + LEGAL_AHEAD_DAYS * DAY_MS));
  const isEarly = effectiveOn < earliestDay(now) || effectiveOn > latest;
  if (isEarly || (newest && startOfDay(effectiveOn) <= newest.effectiveAt)) {
    throw new Failure('legal.day', { earliest: earliestDay(now) }, 'effectiveOn');
  }
}

async function isUnchanged(
  tx: Tx,
  deps: LegalDeps,
  { document, texts }: DraftRecord,
  number: number,
) {
  for (const lang of languages) {
    const before = await readText(tx, deps, { document, number, lang });
    const { title, description, markdown } = texts[lang];
    if (title !== before.title || description !== before.description) return false;
    if (markdown !== before.markdown) return false;
  }
  return true;
}

/** Asks a second person to make the draft a version, with whom it would ask as counted now. */
export async function proposeVersion(
  ctx: CommandContext,
  deps: LegalDeps,
  input: Input<typeof opsLegalPropose>,
) {
  const { document, version, effectiveOn, reason } = input;
  await lockDocument(ctx.tx, document);
  const draft = await findDraft(ctx.tx, document);
  if (draft?.version !== version) throw new Failure('legal.changed');
  await validateDay(ctx.tx, input, ctx.now);
  const versions = await listVersions(ctx.tx, document);
  const number = versions[0]?.number ?? 0;
  if (await isUnchanged(ctx.tx, deps, draft, number)) throw new Failure('legal.same');
  const counted = await countReach(ctx.tx, document, inForceOf(versions, ctx.now));
  await requestApproval(ctx, {
    kind: LEGAL_APPROVAL,
    subject: { id: documentIds[document], name: document },
    before: { number, draft: version },
    after: toProposedFacts({ effectiveOn, textsHash: hashTexts(draft.texts), counted }),
    reason,
  });
  return {};
}
