import { z } from 'zod';
import { command, parties, query } from '../call.ts';
import { CountryCode, Id, Instant, needed, text } from '../fields.ts';
import { Currency } from '../money.ts';
import { quotas } from '../quotas.ts';
import { Nothing, Paging, pageOf } from '../response.ts';

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

/** My bank accounts, those of USD first, the preferred ones first in each currency. */
export const bankList = query({
  path: '/wallet/bank/list',
  callers: parties,
  input: Paging.extend({ currency: Currency.optional() }),
  output: pageOf(BankAccount).extend({
    /** The names of my company that an account may be held in. */
    holders: z.array(z.string()),
  }),
});

/** Adds a bank account. The first one of a currency is the preferred one of it. */
export const bankAdd = command({
  path: '/wallet/bank/add',
  perCaller: quotas.bankAccounts,
  callers: parties,
  input: z.object({
    currency: Currency,
    accountNumber: AccountNumber,
    first: Preferred.default('N'),
    ...written,
  }),
  output: BankAccount,
  failures: ['wallet.bank.known', 'wallet.bank.tooMany'],
});

/**
 * Changes a bank account; what is left out stays. A changed payee is paid after 24 h again, and
 * approvals of withdrawals to it are void. `first: 'Y'` alone makes it the preferred one.
 */
export const bankUpdate = command({
  path: '/wallet/bank/update',
  perCaller: quotas.bankAccounts,
  callers: parties,
  input: z.object({
    id: Id,
    version: z.number().int(),
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
  failures: ['wallet.bank.known', 'wallet.changed'],
});

/** Removes a bank account that no open withdrawal is paid to. */
export const bankDel = command({
  path: '/wallet/bank/del',
  callers: parties,
  input: z.object({ id: Id, version: z.number().int() }),
  output: Nothing,
  failures: ['wallet.bank.inUse', 'wallet.changed'],
});
