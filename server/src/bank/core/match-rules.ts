import type { ItemKind, MatchReason } from '#contract/bank/line-schemas.ts';
import { parseMoney } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { basisPointsOf } from '#contract/settings/settings.ts';
import { isSameAccount, isSameName } from './payer.ts';
import { plainText } from './reference.ts';

/** A line as the matcher sees it; the amount in minor units, above zero where it came in. */
export interface LineToMatch {
  readonly id: string;
  readonly amount: bigint;
  readonly bookedOn: string;
  readonly name: string;
  readonly counterAccount: string;
  readonly reference: string;
}

/** A record that moves money at the bank; the amount with a sign, as the account moves. */
export interface ItemToMatch {
  readonly kind: ItemKind;
  readonly id: string;
  readonly no: string;
  /** References besides those that are made from its number. */
  readonly references: readonly string[];
  readonly amount: bigint;
  readonly owner: string;
  /** Names in which its owner pays or is paid. */
  readonly names: readonly string[];
  /** Accounts from which its owner paid before, or to which it is paid. */
  readonly accounts: readonly string[];
  readonly on: string;
  /** The reference by which it was paid last; absent where the account does not pay it. */
  readonly paidAs?: string | undefined;
  /** That payment is out: the bank has not sent it back. */
  readonly isOut?: boolean | undefined;
  /** Returns of its payments that are in the books and on no statement yet. */
  readonly unlistedReturns?: number | undefined;
}

/** A proposal: these lines are these records less what the bank kept. */
export interface Proposal {
  readonly lines: readonly LineToMatch[];
  readonly items: readonly ItemToMatch[];
  readonly charge: bigint;
  readonly reasons: readonly MatchReason[];
  readonly certain: boolean;
  readonly thirdParty: boolean;
}

/** Limits of what is taken for a charge that the bank kept of a wire. */
export interface ChargeLimits {
  /** In minor units. */
  readonly most: bigint;
  /** In basis points (1/10,000) of what it was kept from. */
  readonly share: bigint;
}

/** Returns the limits of a currency, as the setting states them. */
export const chargeLimitsOf = (
  { chargeUsd, chargeCny, chargePercent }: SettingValue<'bankCharges'>,
  currency: Currency,
): ChargeLimits => ({
  most: parseMoney(currency === 'CNY' ? chargeCny : chargeUsd, currency).minor,
  share: BigInt(basisPointsOf(chargePercent)),
});

const WHOLE_SHARE = 10_000n;

/** Whether a charge is within the limits beside the records that it was kept from. */
export const isWithinShare = (charge: bigint, of: bigint, { share }: ChargeLimits): boolean =>
  charge * WHOLE_SHARE <= size(of) * share;

/** A wire arrives so many days after it was announced, and may be booked so many before. */
const DAYS_AFTER = 14;
const DAYS_BEFORE = 5;
const DAY_MS = 86_400_000;

/** Kinds of lines that bring back what the bank had paid: found by their text alone. */
export const isBankReturn = ({ kind }: Pick<ItemToMatch, 'kind'>): boolean =>
  isPayoutReturn({ kind }) || kind === 'returnedPayment';

/** Kinds of returns of payments to members, which are counted beside their lines. */
export const isPayoutReturn = ({ kind }: Pick<ItemToMatch, 'kind'>): boolean =>
  kind === 'withdrawalReturn' || kind === 'exchangeReturn' || kind === 'returnedDeposit';

/** Returns the part of a file's reference that counts payments of a record; null where a text has none. */
function attemptIn(text: string, no: string): string | null {
  const number = no.split('-').join('[^0-9A-Z]?');
  const found = new RegExp(`${number}[^0-9A-Z]?V(\\d+)(?![0-9A-Z])`).exec(
    text.normalize('NFKC').toUpperCase(),
  );
  return found?.[1] ?? null;
}

/** A shorter reference may stand in many texts by chance. */
const REFERENCE_LEAST = 4;

/** Returns whether a text names a payment by the whole reference by which it went out. */
function namesPayment(text: string, paidAs: string): boolean {
  const plain = plainText(paidAs);
  if (plain.length < REFERENCE_LEAST) return false;
  const spaced = [...plain].join('[^0-9A-Z]*');
  return new RegExp(`(?<![0-9A-Z])${spaced}(?![0-9A-Z])`).test(
    text.normalize('NFKC').toUpperCase(),
  );
}

const namesRecord = ({ reference, name }: PaymentText, no: string): boolean =>
  plainText(`${reference} ${name}`).includes(plainText(no));

type PaymentText = Pick<LineToMatch, 'reference' | 'name'>;
type PaidItem = Pick<ItemToMatch, 'kind' | 'no' | 'paidAs' | 'isOut' | 'unlistedReturns'>;

/**
 * Returns whether a line is about a payment of a record before the one that is out now: its text says
 * so by the reference of a file, or a return is in the books that no line reports and the text does
 * not name the payment that is out. That payment came back, and the record has moved on since.
 */
export function isOfEarlierPayment(
  line: PaymentText,
  { kind, no, paidAs = '', isOut = false, unlistedReturns = 0 }: PaidItem,
): boolean {
  const { reference } = line;
  const [last, attempt] = [attemptIn(paidAs, no), attemptIn(reference, no)];
  if (last !== null && attempt !== null) return !isOut || attempt !== last;
  if (!isBankReturn({ kind }) || unlistedReturns === 0) return false;
  // A number that was typed as the reference of its payment names all of them.
  const hasOwnReference = isOut && !plainText(no).includes(plainText(paidAs));
  return !hasOwnReference || !namesPayment(`${reference} ${line.name}`, paidAs);
}

/** Whether a line may be the payment of a record in the days in which its wire arrives. */
export const mayPay = (line: LineToMatch, item: ItemToMatch): boolean =>
  !isBankReturn(item) && !isOfEarlierPayment(line, item) && isInTime(line, item);

export const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);
export const sum = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((all, { amount }) => all + amount, 0n);
export const keyOf = ({ kind, id }: ItemToMatch): string => `${kind}/${id}`;

type Payer = 'same' | 'unknown' | 'other';

/** Returns whether a line's payer is the owner of a record. */
export function comparePayer(line: LineToMatch, item: ItemToMatch): Payer {
  if (item.accounts.some((account) => isSameAccount(account, line.counterAccount))) return 'same';
  if (line.name.trim() === '') return 'unknown';
  return item.names.some((name) => isSameName(name, line.name)) ? 'same' : 'other';
}

/** Whether a line is booked in the days in which a record's wire arrives. */
function isInTime(line: LineToMatch, item: ItemToMatch): boolean {
  const days = (Date.parse(line.bookedOn) - Date.parse(item.on)) / DAY_MS;
  return days >= -DAYS_BEFORE && days <= DAYS_AFTER;
}

const feeWords =
  /\b(CHARGES?|FEES?|COMMISSION|SERVICE CHARGE|ENTGELT\w*|GEB(UE|Ü)HR\w*|SPESEN|FRAIS|COMISI(O|Ó)N|GASTOS)\b|手续费|服务费|账户管理费|КОМИССИЯ/iu;

/** Whether a line is the bank's own charge: it goes out, to nobody, and says so. */
export const isBankFee = (line: LineToMatch, { most }: ChargeLimits): boolean =>
  line.amount < 0n &&
  size(line.amount) <= most &&
  line.counterAccount === '' &&
  feeWords.test(line.reference);

export const returnWords =
  /\b(RETURN(ED)?|REJECT(ED)?|REVERSAL|R(UE|Ü)CK\w*|RETOUR|DEVOLUCI(O|Ó)N|AC0[1-6]|BE0\d)\b|退汇|退回|ВОЗВРАТ/iu;

/** Whether somebody else than the owner of a record paid it. */
export const isPaidByOther = (
  lines: readonly LineToMatch[],
  items: readonly ItemToMatch[],
): boolean =>
  items.some(
    (item) =>
      item.amount > 0n &&
      !isBankReturn(item) &&
      lines.some((line) => comparePayer(line, item) === 'other'),
  );

/** Whether a line does not name the record that came back: its amount alone is no evidence. */
const isUnprovenReturn = (line: LineToMatch, item: ItemToMatch): boolean =>
  isBankReturn(item) && !namesRecord(line, item.no);

/** Whether a second person approves a match before anything is booked. */
export function needsSecondPerson(
  { lines, items, charge }: Pick<Proposal, 'lines' | 'items' | 'charge'>,
  limits: ChargeLimits,
): boolean {
  const [first] = lines;
  const isFee = items.length === 0 && first !== undefined && isBankFee(first, limits);
  return (
    isPaidByOther(lines, items) ||
    (charge !== 0n && !isFee) ||
    items.some((item) => lines.some((line) => isUnprovenReturn(line, item)))
  );
}
