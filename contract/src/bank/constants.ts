/** A statement's file has at most so many bytes, and so many lines. */
export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;

/** Base64 takes four characters for three bytes. */
export const CONTENT_MAX = Math.ceil((STATEMENT_MAX_BYTES * 4) / 3) + 4;

export const statementFormats = ['csv', 'mt940', 'camt053'] as const;

/** Columns of a CSV file that a statement is read from. */
export const csvFields = [
  'bookedOn',
  'valueOn',
  'amount',
  'debit',
  'credit',
  'balance',
  'name',
  'counterAccount',
  'reference',
  'bankReference',
] as const;

export type CsvField = (typeof csvFields)[number];

/** Kinds of records that move money at the bank. */
export const itemKinds = [
  'recharge',
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'exchange',
  'exchangeReturn',
  'depositReturn',
  'returnedDeposit',
  'suspense',
  'paymentReturn',
  'returnedPayment',
] as const;

/** Why the matcher proposes a match, or is not certain of it. */
export const matchReasons = [
  'reference',
  'referenceRepaired',
  'shorthand',
  'checkDigits',
  'amount',
  'sumOfItems',
  'partsOfItem',
  'name',
  'account',
  'date',
  'charge',
  'bankFee',
  'bankReturn',
  'earlierPayment',
  'thirdParty',
  'payerUnknown',
  'ambiguous',
  'otherReference',
  'amountDiffers',
  'accountClosed',
] as const;

export const lineFilters = ['all', 'certain', 'open', 'thirdParty', 'matched'] as const;

export const MATCH_MOST = 20;

/** A file of payments has at most so many of them. */
export const PAYOUT_FILE_MOST = 500;

export const STATUS_MOST = 1024 * 1024;

export const paymentKinds = ['withdrawal', 'paymentReturn', 'exchange'] as const;

/** The figures that a close adds up to what the bank should have; what is not listed is taken off. */
export const closeParts = [
  'available',
  'frozen',
  'deposits',
  'escrow',
  'revenue',
  'exchange',
  'suspense',
  'ownFunds',
  'openLines',
] as const;

/** The explained share of a close is counted in parts of this whole. */
export const EXPLAINED_WHOLE = 10_000;
