import { isValidIBAN } from 'ibantools';
import { formatDecimal } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { BankAccountFields } from '#contract/wallet/bank-account.ts';

/** Who is paid, as the bank account says it. */
export type Creditor = Omit<BankAccountFields, 'branch'>;

/** One payment of a file; the amount in minor units. */
export interface Payment {
  readonly endToEnd: string;
  readonly amount: bigint;
  readonly remittance: string;
  readonly creditor: Creditor;
}

/** A file of payments from one account on one day. */
export interface PaymentFile {
  readonly messageId: string;
  readonly createdAt: Date;
  /** A day, `2026-11-22`. */
  readonly paidOn: string;
  readonly currency: Currency;
  readonly debtor: { readonly name: string; readonly account: string; readonly bankCode: string };
  readonly payments: readonly Payment[];
}

/** Returns a written file with another day on which the bank is asked to pay. */
export const withDay = (content: string, paidOn: string): string =>
  content.replace(/<ReqdExctnDt><Dt>[0-9-]{10}<\/Dt>/, `<ReqdExctnDt><Dt>${paidOn}</Dt>`);

/** Returns a text as XML holds it, without control characters and cut to its field. */
const text = (value: string, most: number): string =>
  [
    ...value
      .normalize('NFC')
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const element = (name: string, value: string, most: number): string =>
  text(value, most) === '' ? '' : `<${name}>${text(value, most)}</${name}>`;

const account = (number: string): string => {
  const plain = number.replace(/\s/g, '').toUpperCase();
  return isValidIBAN(plain)
    ? `<Id><IBAN>${plain}</IBAN></Id>`
    : `<Id><Othr><Id>${text(plain, 34)}</Id></Othr></Id>`;
};

const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

const CNAPS = /^\d{12}$/;

/** The code of a bank in the payment system of a country: ABA of the United States, CNAPS of China. */
const clearing = (system: 'USABA' | 'CNAPS', code: string): string =>
  code === ''
    ? ''
    : `<ClrSysMmbId><ClrSysId><Cd>${system}</Cd></ClrSysId><MmbId>${text(code, 35)}</MmbId></ClrSysMmbId>`;

const agent = (code: string, routing: string, name: string): string => {
  const bic = BIC.test(code) ? `<BICFI>${code}</BICFI>` : '';
  const system = CNAPS.test(code) ? clearing('CNAPS', code) : clearing('USABA', routing);
  return `<FinInstnId>${bic}${system}${element('Nm', name, 140)}</FinInstnId>`;
};

/** The payee's bank; an IBAN alone names it too. */
const bankOf = ({ bankCode, routing, bankName }: Creditor): string =>
  [bankCode, routing, bankName].every((one) => one === '')
    ? ''
    : `<CdtrAgt>${agent(bankCode, routing, bankName)}</CdtrAgt>`;

/** A structured address: banks refuse payees whose address has lines only. */
const address = ({ street, postcode, town, country }: Creditor): string =>
  // Of a payer whom we pay back nothing is known but name and account.
  country === ''
    ? ''
    : `<PstlAdr>${element('StrtNm', street, 70)}${element('PstCd', postcode, 16)}` +
      `${element('TwnNm', town, 35)}<Ctry>${text(country, 2)}</Ctry></PstlAdr>`;

const amountOf = (minor: bigint): string => formatDecimal(minor, 2);

const transfer = (
  currency: Currency,
  { endToEnd, amount, remittance, creditor }: Payment,
): string =>
  `<CdtTrfTxInf><PmtId><EndToEndId>${text(endToEnd, 35)}</EndToEndId></PmtId>` +
  `<Amt><InstdAmt Ccy="${currency}">${amountOf(amount)}</InstdAmt></Amt>` +
  bankOf(creditor) +
  `<Cdtr>${element('Nm', creditor.accountName, 140)}${address(creditor)}</Cdtr>` +
  `<CdtrAcct>${account(creditor.accountNumber)}</CdtrAcct>` +
  `<RmtInf><Ustrd>${text(remittance, 140)}</Ustrd></RmtInf></CdtTrfTxInf>`;

/**
 * Writes a customer credit transfer initiation (ISO 20022 pain.001.001.09): one batch from one
 * account. Throws RangeError without payments, or with an amount that is not above zero.
 */
export function writePain001(file: PaymentFile): string {
  const { messageId, createdAt, paidOn, currency, debtor, payments } = file;
  if (payments.length === 0) throw new RangeError('a file has at least one payment');
  if (payments.some(({ amount }) => amount <= 0n)) throw new RangeError('a payment is above zero');
  const total = amountOf(payments.reduce((sum, { amount }) => sum + amount, 0n));
  const totals = `<NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`;
  const name = element('Nm', debtor.name, 140);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${text(messageId, 35)}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm>${totals}<InitgPty>${name}</InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${text(messageId, 35)}</PmtInfId><PmtMtd>TRF</PmtMtd>${totals}<ReqdExctnDt><Dt>${paidOn}</Dt></ReqdExctnDt>`,
    `<Dbtr>${name}</Dbtr><DbtrAcct>${account(debtor.account)}<Ccy>${currency}</Ccy></DbtrAcct><DbtrAgt>${agent(debtor.bankCode, '', '')}</DbtrAgt><ChrgBr>SHAR</ChrgBr>`,
    ...payments.map((payment) => transfer(currency, payment)),
    '</PmtInf></CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n');
}
