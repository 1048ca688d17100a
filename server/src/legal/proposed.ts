import { createHash } from 'node:crypto';
import { LegalReach, type LegalTexts } from '#contract/legal/schemas.ts';
import type { Facts } from '#server/approvals/public.ts';

/** The kind of request for the approval of a version. */
export const LEGAL_APPROVAL = 'legal.version';

/** The request for a version; the texts stand in the draft, by their hash here. */
export interface Proposed {
  readonly effectiveOn: string;
  readonly textsHash: string;
  readonly counted: LegalReach;
}

/** Returns the hash of texts in all languages. */
export const hashTexts = (texts: LegalTexts): string => {
  const ordered = [texts.zh, texts.en, texts.es, texts.fr, texts.ru].map((one) => [
    one.title,
    one.description,
    one.markdown,
    one.changes,
  ]);
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
};

/** Returns what a request keeps. */
export const toProposedFacts = ({ effectiveOn, textsHash, counted }: Proposed): Facts => ({
  effectiveOn,
  textsHash,
  counted: { ...counted },
});

/** Returns what a request asks for. */
export const readProposed = ({ effectiveOn, textsHash, counted }: Facts): Proposed => ({
  effectiveOn: String(effectiveOn),
  textsHash: String(textsHash),
  counted: LegalReach.parse(counted),
});
