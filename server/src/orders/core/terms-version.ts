import type { Payer, ServiceBearer } from '#contract/orders/terms-schemas.ts';

/** Forms that the text of a version may have; a version keeps the one that its hash is of. */
export type TermsForm = 1 | 2;

/** The version of the terms in force, and when each party accepted it. */
export interface Terms {
  readonly number: number;
  readonly hash: string;
  readonly at: Date;
  readonly testsOnPass: Payer;
  readonly testsOnFail: Payer;
  readonly serviceBy: ServiceBearer;
  /** The form of the text: the first says nothing of service and cancellation. */
  readonly form: TermsForm;
  readonly buyerAt: Date | null;
  readonly sellerAt: Date | null;
}
