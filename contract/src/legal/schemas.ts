import { z } from 'zod';
import { MemberSession } from '../accounts/schemas.ts';
import { OpenApproval } from '../approvals/schemas.ts';
import { PageText } from '../content/page-schemas.ts';
import { Instant, needed } from '../fields.ts';
import { Language } from '../option-schemas.ts';
import { Nothing } from '../response-schemas.ts';
import { LEGAL_CHANGES_MAX, legalDocuments } from './documents.ts';

export const LegalDocument = z.enum(legalDocuments);

/** A text in one language with what changed in it, as members are notified of it. */
export const LegalText = PageText.extend({ changes: needed(LEGAL_CHANGES_MAX) });

export type LegalText = z.infer<typeof LegalText>;

const inFive = <T extends z.ZodType>(one: T) =>
  z.object({ zh: one, en: one, es: one, fr: one, ru: one });

/** A version in all five languages. */
export const LegalTexts = inFive(LegalText);

export type LegalTexts = z.infer<typeof LegalTexts>;

/** A paragraph of a compared text. */
const Paragraph = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

export type Paragraph = z.infer<typeof Paragraph>;

const LegalVersion = z.object({
  /** 0 for the text from before any version. */
  number: z.number().int(),
  effectiveAt: Instant,
  state: z.enum(['past', 'current', 'scheduled']),
  /** The changes since the version before, in the reader's language; empty for number 0. */
  changes: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  approvedBy: z.string(),
  /** Members who accepted it so far. */
  accepted: z.number().int(),
  /** Members who declined it and have not accepted it since. */
  declined: z.number().int(),
});

export type LegalVersion = z.infer<typeof LegalVersion>;

/** Whom a version that applies now would ask: counted, nothing is kept. */
export const LegalReach = z.object({
  members: z.number().int(),
  buyers: z.number().int(),
  sellers: z.number().int(),
  /** Members who never accepted the version that the new one follows. */
  behind: z.number().int(),
});

export type LegalReach = z.infer<typeof LegalReach>;

/** A document as its desk sees it. */
export const LegalState = z.object({
  document: LegalDocument,
  versions: z.array(LegalVersion),
  /** The texts that a new draft begins with: those of the newest version, changes empty. */
  newest: inFive(PageText),
  /** The product's newest texts, where those of the market are older and not the same by now. */
  product: LegalTexts.nullable(),
  draft: z
    .object({
      version: z.number().int(),
      texts: LegalTexts,
      savedBy: z.string(),
      savedAt: Instant,
    })
    .nullable(),
  proposal: OpenApproval.extend({
    effectiveOn: z.string(),
    reason: z.string(),
    /** As counted when it was proposed. */
    counted: LegalReach,
  }).nullable(),
  /** The first day from which a version that is approved today may apply, in GMT+8. */
  earliest: z.string(),
  reach: LegalReach,
});

export type LegalState = z.infer<typeof LegalState>;

const Key = z.object({ document: LegalDocument });

export const opsLegalOne = { input: Key, output: LegalState };

export const opsLegalSave = {
  /** 0 where there is no draft yet. */
  input: Key.extend({ version: z.number().int().min(0), texts: LegalTexts }),
  output: Nothing,
};

export const opsLegalDrop = {
  input: Key.extend({ version: z.number().int().min(1) }),
  output: Nothing,
};

export const opsLegalCompare = {
  input: Key.extend({ lang: Language }),
  output: z.object({ paragraphs: z.array(Paragraph) }),
};

export const opsLegalPropose = {
  input: Key.extend({
    version: z.number().int().min(1),
    effectiveOn: z.iso.date('date'),
    reason: needed(500),
  }),
  output: Nothing,
};

/** A version that a member has yet to accept, with what changed since the one accepted before. */
export const PendingVersion = z.object({
  document: LegalDocument,
  number: z.number().int(),
  title: z.string(),
  effectiveAt: Instant,
  changes: z.string(),
  /** Paragraphs that are new or gone; those that stay are left out. */
  paragraphs: z.array(Paragraph),
});

export type PendingVersion = z.infer<typeof PendingVersion>;

export const legalPending = {
  input: Nothing,
  output: z.object({ list: z.array(PendingVersion) }),
};

/** Versions as they were displayed to the member. */
const VersionNumbers = z
  .array(z.object({ document: LegalDocument, number: z.number().int().min(1) }))
  .min(1)
  .max(legalDocuments.length);

export const legalAccept = {
  input: z.object({ accepted: VersionNumbers }),
  output: MemberSession,
};

export const legalDecline = {
  input: z.object({ declined: VersionNumbers }),
  output: MemberSession,
};
