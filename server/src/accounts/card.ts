import type { Identity, Language } from '#contract/option-schemas.ts';

/** The fields of an account that other slices may read. */
export interface AccountCard {
  readonly id: string;
  readonly company: string;
  /** Country code in upper case; empty until the information is completed. */
  readonly country: string;
  /** First and last name, blanks trimmed; empty where neither is given. */
  readonly name: string;
  readonly email: string;
  readonly lang: Language;
  /** null until the information is completed. */
  readonly identity: Identity | null;
  /** A seller whose settlement passed. */
  readonly settled: boolean;
  /** Takes no new business: the terms in force were declined, or the account was closed. */
  readonly withdrawn: boolean;
  /** When the account was opened. */
  readonly createdAt: Date;
}
