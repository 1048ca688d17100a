import { electronicFormatIBAN, getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools';
import { isSameCompany } from '#contract/bank/company-names.ts';
import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { BankAccountFields } from '#contract/wallet/bank-account.ts';

/** A bank account as it is typed, its number without blanks. */
export interface BankFacts extends BankAccountFields {
  readonly currency: Currency;
}

/** A field that is wrong, and the key of its sentence. */
export interface BankViolation {
  readonly field: keyof BankFacts;
  readonly key: FieldKey;
}

const ABA_WEIGHTS = [3, 7, 1];

/** Returns whether nine digits are a routing number of the American Bankers Association. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * (ABA_WEIGHTS[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** Returns whether twelve digits are a CNAPS code: their check digit is ISO 7064 MOD 11,10. */
export function isCnapsCode(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  let product = 10;
  for (const digit of text.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + Number(text.at(-1))) % 10 === 1;
}

const usesIban = (country: string): boolean =>
  getCountrySpecifications()[country]?.IBANRegistry === true;

function dollarViolations(facts: BankFacts): BankViolation[] {
  const { accountNumber, bankCode, routing, country } = facts;
  const violations: BankViolation[] = [];
  if (!isValidBIC(bankCode)) violations.push({ field: 'bankCode', key: 'bankBic' });
  else if (bankCode.slice(4, 6) !== country)
    violations.push({ field: 'country', key: 'bankCountry' });
  if (usesIban(country)) {
    const iban = electronicFormatIBAN(accountNumber) ?? '';
    if (!isValidIBAN(iban) || !iban.startsWith(country)) {
      violations.push({ field: 'accountNumber', key: 'bankIban' });
    }
  } else if (!/^[0-9A-Z]{4,34}$/.test(accountNumber)) {
    violations.push({ field: 'accountNumber', key: 'bankNumber' });
  }
  const isAmerican = country === 'US';
  if (isAmerican ? !isRoutingNumber(routing) : routing !== '') {
    violations.push({ field: 'routing', key: 'bankRouting' });
  }
  return violations;
}

function yuanViolations({
  accountNumber,
  bankCode,
  branch,
  routing,
  country,
}: BankFacts): BankViolation[] {
  const violations: BankViolation[] = [];
  if (!isCnapsCode(bankCode)) violations.push({ field: 'bankCode', key: 'bankCnaps' });
  if (!/^\d{8,32}$/.test(accountNumber))
    violations.push({ field: 'accountNumber', key: 'bankNumber' });
  if (branch === '') violations.push({ field: 'branch', key: 'needed' });
  if (country !== 'CN') violations.push({ field: 'country', key: 'bankCountry' });
  if (routing !== '') violations.push({ field: 'routing', key: 'bankRouting' });
  return violations;
}

/**
 * Returns all that is wrong with an account: its numbers by their check digits, its holder by the
 * names of the member's company.
 */
export function bankViolations(facts: BankFacts, holders: readonly string[]): BankViolation[] {
  const violations = facts.currency === 'USD' ? dollarViolations(facts) : yuanViolations(facts);
  if (holders.some((holder) => isSameCompany(holder, facts.accountName))) return violations;
  return [{ field: 'accountName', key: 'bankHolder' }, ...violations];
}

const payeeFields = [
  'accountName',
  'accountNumber',
  'bankName',
  'branch',
  'bankCode',
  'routing',
  'street',
  'town',
  'country',
  'postcode',
] as const satisfies readonly (keyof BankFacts)[];

/** Returns whether a change of an account changes who is paid, and where. */
export const isPayeeChanged = (before: BankFacts, after: BankFacts): boolean =>
  payeeFields.some((field) => before[field] !== after[field]);

/** Names an account in a remark of the ledger, in any language. */
export const payeeRemark = (account: Pick<BankFacts, 'bankName' | 'accountNumber'>): string =>
  `${account.bankName} •••• ${lastFourDigits(account.accountNumber)}`;

/** The last characters of an account number that people see. */
export const lastFourDigits = (accountNumber: string): string => accountNumber.slice(-4);
