import type { LegalDocument } from '#contract/legal/documents.ts';
import type { PendingVersion } from '#contract/legal/schemas.ts';
import * as staffContract from '#contract/legal/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { ANNOUNCE_JOB, announceVersions } from './commands/announce-versions.ts';
import { dropDraft, editDraft } from './commands/edit-draft.ts';
import { proposeVersion } from './commands/propose-version.ts';
import { compareTexts } from './core/compare-texts.ts';
import type { LegalDeps } from './deps.ts';
import { compareDraft, readState, readText } from './queries/read-state.ts';
import { insertAcceptances, insertRefusals, listPending } from './store/acceptances.ts';
import { findFirstEdition } from './store/first-texts.ts';
import { findText, listInForce, listVersions } from './store/versions.ts';

export { legalApproval } from './commands/legal-approval.ts';
export type { FirstText, LegalDeps } from './deps.ts';
export { listOpenDrafts } from './queries/list-open-drafts.ts';

/** Refusals of the slice's own tables: what was accepted is never written anew. */
export const legalRefusals: SqlStateFailures = { LG001: 'legal.changed' };

/** Puts the slice together: the desk of versions and the job that announces them. */
export const legalSlice = (
  deps: LegalDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({
  calls: [
    implement(staffContract.opsLegalOne, (ctx, input) => readState(ctx, deps, input)),
    implement(staffContract.opsLegalCompare, (ctx, input) => compareDraft(ctx, deps, input)),
    implement(staffContract.opsLegalSave, (ctx, input) => editDraft(ctx, input)),
    implement(staffContract.opsLegalDrop, (ctx, input) => dropDraft(ctx, input)),
    implement(staffContract.opsLegalPropose, (ctx, input) => proposeVersion(ctx, deps, input)),
  ],
  jobs: {
    [ANNOUNCE_JOB]: (_payload, { db, now, signal }) => announceVersions(db, { now, signal }),
  },
  // Carries on what a stopped program left.
  cron: [{ job: ANNOUNCE_JOB, pattern: '* * * * *' }],
});

/** Returns the numbers of a document's versions and when each applies, the newest first. */
export const legalVersions = (
  db: Db,
  document: LegalDocument,
): Promise<readonly { readonly number: number; readonly effectiveAt: Date }[]> =>
  listVersions(db, document);

/** Returns which edition of the product's own text is number 0 of this market. */
export const firstEdition = (db: Db, document: LegalDocument): Promise<number> =>
  findFirstEdition(db, document);

/** Returns the text of a version from number 1 on in one language; null where there is none. */
export const legalText = (
  db: Db,
  of: { readonly document: LegalDocument; readonly number: number; readonly lang: Language },
) => findText(db, of);

/** Returns whether an account has yet to accept a version in force. */
export const hasPendingTerms = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await listPending(db, accountId, now)).length > 0;

/** Lists what an account has yet to accept, with what changed since it last accepted. */
export async function pendingTerms(
  db: Db,
  deps: LegalDeps,
  { accountId, now, lang }: { accountId: string; now: Date; lang: Language },
): Promise<PendingVersion[]> {
  const list: PendingVersion[] = [];
  for (const one of await listPending(db, accountId, now)) {
    const { document, number, acceptedNumber, effectiveAt } = one;
    const text = await readText(db, deps, { document, number, lang });
    const before = await readText(db, deps, { document, number: acceptedNumber, lang });
    list.push({
      document,
      number,
      title: text.title,
      effectiveAt: effectiveAt.toISOString(),
      changes: text.changes,
      paragraphs: compareTexts(before.markdown, text.markdown).filter(
        ({ kind }) => kind !== 'same',
      ),
    });
  }
  return list;
}

/** Records that a new account accepted all versions in force by registering. */
export async function acceptInForce(tx: Tx, accountId: string, now: Date): Promise<void> {
  await insertAcceptances(tx, accountId, await listInForce(tx, now), now);
}

/** Versions as they were displayed to a member. */
type VersionNumbers = readonly { readonly document: LegalDocument; readonly number: number }[];

/** Returns what an account has yet to accept; null where other versions were displayed. */
async function matchPending(tx: Tx, accountId: string, versions: VersionNumbers, now: Date) {
  const pending = await listPending(tx, accountId, now);
  const isListed = (one: (typeof pending)[number]) =>
    versions.some(({ document, number }) => document === one.document && number === one.number);
  return pending.length === 0 || !pending.every(isListed) ? null : pending;
}

/** Records the acceptance of versions; false where those are not what is to be accepted now. */
export async function acceptTerms(
  tx: Tx,
  {
    accountId,
    accepted,
    now,
  }: { readonly accountId: string; readonly accepted: VersionNumbers; readonly now: Date },
): Promise<boolean> {
  const pending = await matchPending(tx, accountId, accepted, now);
  if (pending !== null) await insertAcceptances(tx, accountId, pending, now);
  return pending !== null;
}

/** Records that versions were declined; false where those are not what is to be accepted now. */
export async function declineTerms(
  tx: Tx,
  {
    accountId,
    declined,
    now,
  }: { readonly accountId: string; readonly declined: VersionNumbers; readonly now: Date },
): Promise<boolean> {
  const pending = await matchPending(tx, accountId, declined, now);
  if (pending !== null) await insertRefusals(tx, accountId, pending, now);
  return pending !== null;
}
