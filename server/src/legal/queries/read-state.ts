import type { Input } from '#contract/call.ts';
import { LEGAL_NOTICE_DAYS, type LegalDocument } from '#contract/legal/documents.ts';
import type { LegalReach, LegalState, LegalTexts, LegalVersion } from '#contract/legal/schemas.ts';
import type { opsLegalCompare, opsLegalOne } from '#contract/legal/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { countAudiences } from '#server/accounts/public.ts';
import { findOpenApproval, toOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { compareTexts } from '../core/compare-texts.ts';
import { documentIds } from '../core/ids.ts';
import type { LegalDeps } from '../deps.ts';
import { LEGAL_APPROVAL, readProposed } from '../proposed.ts';
import { countAccepted, countDeclined, countSince } from '../store/acceptances.ts';
import { findDraft } from '../store/drafts.ts';
import { findText, listVersions, type VersionRecord } from '../store/versions.ts';

const DAY_MS = 86_400_000;

/** Returns the first day from which a version that is approved now may apply, in GMT+8. */
export const earliestDay = (now: Date): string =>
  dayOf(new Date(now.getTime() + LEGAL_NOTICE_DAYS * DAY_MS));

/** Counts whom a version that follows the one in force would ask. */
export async function countReach(
  db: Db,
  document: LegalDocument,
  inForce: number,
): Promise<LegalReach> {
  const { all: members, buyers, sellers } = await countAudiences(db);
  // Number 0 was accepted by registering.
  const accepted = inForce === 0 ? members : await countSince(db, document, inForce);
  return { members, buyers, sellers, behind: Math.max(0, members - accepted) };
}

/** Returns the number that holds at an instant; 0 for the text from before any version. */
export const inForceOf = (versions: readonly VersionRecord[], now: Date): number =>
  versions.find(({ effectiveAt }) => effectiveAt <= now)?.number ?? 0;

/** Returns the text of a version in one language; number 0 is that of the information page. */
export async function readText(
  db: Db,
  deps: LegalDeps,
  of: { readonly document: LegalDocument; readonly number: number; readonly lang: Language },
) {
  if (of.number === 0) {
    const { title, description, markdown } = await deps.firstText(db, of.document, of.lang);
    return { title, description, markdown, changes: '' };
  }
  const text = await findText(db, of);
  if (text === null) throw new Failure('notFound');
  return text;
}

async function toVersions(
  ctx: QueryContext,
  deps: LegalDeps,
  document: LegalDocument,
  versions: readonly VersionRecord[],
): Promise<LegalVersion[]> {
  const { tx, now, lang } = ctx;
  const counts = new Map(
    (await countAccepted(tx, document)).map(({ number, accepted }) => [number, accepted]),
  );
  const refused = new Map(
    (await countDeclined(tx, document)).map(({ number, declined }) => [number, declined]),
  );
  const inForce = inForceOf(versions, now);
  const stateOf = (number: number) =>
    number === inForce ? 'current' : number < inForce ? 'past' : 'scheduled';
  const made: LegalVersion[] = [];
  for (const { number, effectiveAt, reason, proposedName, approvedName } of versions) {
    made.push({
      number,
      effectiveAt: effectiveAt.toISOString(),
      state: stateOf(number),
      changes: (await readText(tx, deps, { document, number, lang })).changes,
      reason,
      proposedBy: proposedName,
      approvedBy: approvedName,
      accepted: counts.get(number) ?? 0,
      declined: refused.get(number) ?? 0,
    });
  }
  const first = await deps.firstText(tx, document, lang);
  return [
    ...made,
    {
      number: 0,
      effectiveAt: first.updatedAt.toISOString(),
      state: stateOf(0),
      changes: '',
      reason: '',
      proposedBy: '',
      approvedBy: '',
      accepted: 0,
      declined: 0,
    },
  ];
}

async function toProposal(ctx: QueryContext, document: LegalDocument) {
  const subject = documentIds[document];
  const open = await findOpenApproval(ctx.tx, { kind: LEGAL_APPROVAL, subject });
  if (open === null) return null;
  const { effectiveOn, counted } = readProposed(open.after);
  return {
    ...toOpenApproval(ctx, open),
    effectiveOn,
    reason: open.reason,
    counted,
  };
}

/** Returns the product's newest texts; null where the market's are these, or of the same edition. */
async function readProduct(
  db: Db,
  deps: LegalDeps,
  document: LegalDocument,
  newest: LegalState['newest'],
): Promise<LegalTexts | null> {
  const [zh, en, es, fr, ru] = [
    await deps.newerText(db, document, 'zh'),
    await deps.newerText(db, document, 'en'),
    await deps.newerText(db, document, 'es'),
    await deps.newerText(db, document, 'fr'),
    await deps.newerText(db, document, 'ru'),
  ];
  if (!zh || !en || !es || !fr || !ru) return null;
  const product = { zh, en, es, fr, ru };
  const isSame = languages.every((lang) => product[lang].markdown === newest[lang].markdown);
  return isSame ? null : product;
}

/** Returns a document with its versions, its draft, and whom a new version would ask. */
export async function readState(
  ctx: QueryContext,
  deps: LegalDeps,
  { document }: Input<typeof opsLegalOne>,
): Promise<LegalState> {
  const { tx, now } = ctx;
  const versions = await listVersions(tx, document);
  const number = versions[0]?.number ?? 0;
  const newest = async (lang: Language) => {
    const { title, description, markdown } = await readText(tx, deps, { document, number, lang });
    return { title, description, markdown };
  };
  const texts = {
    zh: await newest('zh'),
    en: await newest('en'),
    es: await newest('es'),
    fr: await newest('fr'),
    ru: await newest('ru'),
  };
  const draft = await findDraft(tx, document);
  return {
    document,
    versions: await toVersions(ctx, deps, document, versions),
    newest: texts,
    product: await readProduct(tx, deps, document, texts),
    draft: draft && {
      version: draft.version,
      texts: draft.texts,
      savedBy: draft.savedName,
      savedAt: draft.savedAt.toISOString(),
    },
    proposal: await toProposal(ctx, document),
    earliest: earliestDay(now),
    reach: await countReach(tx, document, inForceOf(versions, now)),
  };
}

/** Compares the draft with the newest version in one language. */
export async function compareDraft(
  ctx: QueryContext,
  deps: LegalDeps,
  { document, lang }: Input<typeof opsLegalCompare>,
) {
  const draft = await findDraft(ctx.tx, document);
  if (draft === null) throw new Failure('notFound');
  const number = (await listVersions(ctx.tx, document))[0]?.number ?? 0;
  const before = await readText(ctx.tx, deps, { document, number, lang });
  return { paragraphs: compareTexts(before.markdown, draft.texts[lang].markdown) };
}
