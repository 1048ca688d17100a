/** The typed fields of a bank account; its number without blanks. */
export interface BankAccountFields {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  readonly branch: string;
  /** SWIFT code; for payments in CNY a CNAPS code. */
  readonly bankCode: string;
  /** ABA routing number; empty where there is none. */
  readonly routing: string;
  readonly street: string;
  readonly town: string;
  readonly country: string;
  readonly postcode: string;
}
