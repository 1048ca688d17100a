import type { LegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { OperatorFacts } from './operator-facts.ts';

/** A report in force about a line. */
export interface ReportKnown {
  readonly no: string;
  readonly code: string;
  readonly grade: Grade;
}

/** Versions of the pages that members accept. */
export interface LegalPages {
  /** The numbers of a page's versions and when each applies, the newest first. */
  list(
    db: Db,
    slug: LegalDocument,
  ): Promise<readonly { readonly number: number; readonly effectiveAt: Date }[]>;
  /** The edition of the product's own text that is number 0 of this market. */
  edition(db: Db, slug: LegalDocument): Promise<number>;
  /** The text of a version from number 1 on in one language; null where there is none. */
  text(
    db: Db,
    of: { readonly document: LegalDocument; readonly number: number; readonly lang: Language },
  ): Promise<{
    readonly title: string;
    readonly description: string;
    readonly markdown: string;
  } | null>;
}

/** Dependencies that the composition provides. */
export interface ContentDeps {
  /** The reports in force of an order, by line, the oldest first. */
  readonly reportsOf: (
    db: Db,
    orderId: string,
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly ReportKnown[]>>;
  readonly legal: LegalPages;
  /** Who runs the market, as public pages name it. */
  readonly operator: OperatorFacts;
}
