import { z } from 'zod';
import { CountryCode, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { Currency } from '../money-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';

/** Whether an account is the preferred one of its currency. */
export const Preferred = z.enum(['Y', 'N']);

/** The structured address that banks need of a payee. */
const Address = {
  street: text(140).default(''),
  town: needed(60),
  country: CountryCode,
  postcode: needed(16),
};

const AccountNumber = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'needed').max(34, 'tooLong'));

const written = {
  /** The holder: a name of the member's company. */
  accountName: needed(100),
  bankName: needed(100),
  /** The opening bank; required in CNY. */
  branch: text(100).default(''),
  /** SWIFT code (BIC) for USD, CNAPS code of twelve digits for CNY. */
  bankCode: needed(12),
  /** ABA routing number of a bank in the United States; empty elsewhere. */
  routing: text(9).default(''),
  ...Address,
};

/**
 * A bank account of the member (specification section 3). Only the last characters of its number
 * leave the server.
 */
export const BankAccount = z.object({
  id: Id,
  version: z.number().int(),
  currency: Currency,
  accountName: z.string(),
  bankName: z.string(),
  branch: z.string(),
  bankCode: z.string(),
  routing: z.string(),
  street: z.string(),
  town: z.string(),
  country: z.string(),
  postcode: z.string(),
  /** The last four characters of the number. */
  ending: z.string(),
  first: Preferred,
  addedAt: Instant,
  /** From when it is paid without a second factor: 24 h after it was added or changed. */
  payableFrom: Instant,
  /** How often it was paid, and when first; null where it never was. */
  timesPaid: z.number().int(),
  firstPaidAt: Instant.nullable(),
});

export type BankAccount = z.infer<typeof BankAccount>;

export const bankList = {
  input: Paging.extend({ currency: Currency.optional() }),
  output: pageOf(BankAccount).extend({
    /** The names of my company that an account may be held in. */
    holders: z.array(z.string()),
  }),
};

export const bankAdd = {
  input: z.object({
    currency: Currency,
    accountNumber: AccountNumber,
    first: Preferred.default('N'),
    ...written,
  }),
  output: BankAccount,
};

export const bankUpdate = {
  input: RecordVersion.extend({
    accountNumber: AccountNumber.optional(),
    first: z.literal('Y').optional(),
    accountName: written.accountName.optional(),
    bankName: written.bankName.optional(),
    branch: text(100).optional(),
    bankCode: written.bankCode.optional(),
    routing: text(9).optional(),
    street: text(140).optional(),
    town: written.town.optional(),
    country: written.country.optional(),
    postcode: written.postcode.optional(),
  }),
  output: BankAccount,
};

export const bankDel = {
  input: RecordVersion,
  output: Nothing,
};
