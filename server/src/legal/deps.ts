import type { LegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';

/** A text as readers see it. */
export interface FirstText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly updatedAt: Date;
}

/** A text of the product that is newer than that of the market, with what changed in it. */
type NewerText = Omit<FirstText, 'updatedAt'> & { readonly changes: string };

/** Dependencies of the slice. */
export interface LegalDeps {
  /** The text from before any version: that of the information page. */
  readonly firstText: (db: Db, document: LegalDocument, lang: Language) => Promise<FirstText>;
  /** The product's text of a later edition than the market's; null where there is none. */
  readonly newerText: (
    db: Db,
    document: LegalDocument,
    lang: Language,
  ) => Promise<NewerText | null>;
}
