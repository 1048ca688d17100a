import type { Grade } from '#contract/orders/line-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { OperatorFacts } from './operator-facts.ts';

/** A report in force about a line. */
export interface ReportKnown {
  readonly no: string;
  readonly code: string;
  readonly grade: Grade;
}

/** Dependencies that the composition provides. */
export interface ContentDeps {
  /** The reports in force of an order, by line, the oldest first. */
  readonly reportsOf: (
    db: Db,
    orderId: string,
    now: Date,
  ) => Promise<ReadonlyMap<string, readonly ReportKnown[]>>;
  /** Who runs the market, as public pages name it. */
  readonly operator: OperatorFacts;
}
