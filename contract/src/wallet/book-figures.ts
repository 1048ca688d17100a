/** The balances of a currency's books, in minor units; the bank as the ledger keeps it. */
export interface BookFigures {
  readonly available: bigint;
  readonly frozen: bigint;
  readonly deposits: bigint;
  readonly escrow: bigint;
  readonly revenue: bigint;
  readonly exchange: bigint;
  /** Payments of third parties that go back, and deposits that the bank brought back. */
  readonly suspense: bigint;
}
