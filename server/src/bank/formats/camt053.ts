import { STATEMENT_MAX_LINES } from '#contract/bank/calls.ts';
import { currencies, parseDecimal } from '#contract/money.ts';
import { BadStatement, type ReadLine, type ReadStatement } from '../core/statement.ts';
import { nodesAt, parseXml, textAt, textOf, type XmlNode } from './xml.ts';

/** Reads camt.053 of versions .001.02 to .001.08: a bank-to-customer statement of ISO 20022. */
const CENT_DECIMALS = 2;

function minorOf(text: string, entryNo: number): bigint {
  // ISO amounts may have up to five decimals; a bank's account has two that are not zero.
  const plain = text.replace(/(\.\d{2})0+$/, '$1');
  try {
    return parseDecimal(plain, CENT_DECIMALS);
  } catch {
    throw new BadStatement('unreadable', entryNo, text);
  }
}

const isDebit = (node: unknown): boolean => textAt(node, 'CdtDbtInd') === 'DBIT';

/** A day of the file: `<Dt>`, or the day of `<DtTm>`. */
function dayAt(node: unknown, entryNo: number): string {
  const text = (textAt(node, 'Dt') || textAt(node, 'DtTm')).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new BadStatement('unreadable', entryNo, text);
  return text;
}

/** The name of a party: the version of 2019 puts it one level deeper. */
const partyName = (details: unknown, party: string): string =>
  textAt(details, 'RltdPties', party, 'Pty', 'Nm') || textAt(details, 'RltdPties', party, 'Nm');

const partyAccount = (details: unknown, party: string): string =>
  (
    textAt(details, 'RltdPties', `${party}Acct`, 'Id', 'IBAN') ||
    textAt(details, 'RltdPties', `${party}Acct`, 'Id', 'Othr', 'Id')
  ).replace(/\s/g, '');

const knownReference = (text: string): string => (/^(NOTPROVIDED|NONREF)$/i.test(text) ? '' : text);

function detailsLine(line: ReadLine, details: unknown, entry: unknown): ReadLine {
  const other = line.amount > 0n ? 'Dbtr' : 'Cdtr';
  const remittance = [
    ...nodesAt(details, 'RmtInf', 'Ustrd').map(textOf),
    ...nodesAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textOf),
    knownReference(textAt(details, 'Refs', 'EndToEndId')),
    textAt(details, 'RtrInf', 'Rsn', 'Cd'),
    textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf'),
  ];
  return {
    ...line,
    name: partyName(details, other),
    counterAccount: partyAccount(details, other),
    reference: remittance.filter(Boolean).join(' '),
    bankReference: knownReference(textAt(details, 'Refs', 'AcctSvcrRef')) || line.bankReference,
  };
}

/** The lines of one entry: a batch whose transactions have amounts becomes one line for each. */
function linesOf(entry: unknown, entryNo: number, currency: string): ReadLine[] {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  const amountNode = nodesAt(entry, 'Amt')[0] as XmlNode | undefined;
  if (String(amountNode?.['@Ccy'] ?? '') !== currency) {
    throw new BadStatement('unreadable', entryNo, String(amountNode?.['@Ccy'] ?? 'Amt'));
  }
  const sign = isDebit(entry) ? -1n : 1n;
  const bookedOn = dayAt(nodesAt(entry, 'BookgDt')[0] ?? nodesAt(entry, 'ValDt')[0], entryNo);
  const whole: ReadLine = {
    bookedOn,
    valueOn:
      nodesAt(entry, 'ValDt').length > 0 ? dayAt(nodesAt(entry, 'ValDt')[0], entryNo) : bookedOn,
    amount: sign * minorOf(textOf(amountNode), entryNo),
    name: '',
    counterAccount: '',
    reference: textAt(entry, 'AddtlNtryInf'),
    bankReference:
      knownReference(textAt(entry, 'AcctSvcrRef')) || knownReference(textAt(entry, 'NtryRef')),
  };
  const details = nodesAt(entry, 'NtryDtls', 'TxDtls');
  if (details.length === 0) return [whole];
  if (details.length === 1) return [detailsLine(whole, details[0], entry)];
  const parts = details.map((one) => {
    const amount = nodesAt(one, 'Amt')[0] ?? nodesAt(one, 'AmtDtls', 'TxAmt', 'Amt')[0];
    if (amount === undefined) return null;
    const direction = textAt(one, 'CdtDbtInd');
    const way = direction === '' ? sign : direction === 'DBIT' ? -1n : 1n;
    return detailsLine({ ...whole, amount: way * minorOf(textOf(amount), entryNo) }, one, entry);
  });
  const sum = parts.reduce((all, part) => all + (part?.amount ?? 0n), 0n);
  // A batch that does not say its parts stays one line.
  if (parts.includes(null) || sum !== whole.amount) return [whole];
  return parts.filter((part): part is ReadLine => part !== null && part.amount !== 0n);
}

function statementOf(node: unknown): ReadStatement {
  const balances = nodesAt(node, 'Bal');
  const find = (...codes: string[]) =>
    balances.find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')));
  const opening = find('OPBD', 'PRCD');
  const closing = find('CLBD');
  if (opening === undefined || closing === undefined) {
    throw new BadStatement('truncated', 0, opening === undefined ? 'OPBD' : 'CLBD');
  }
  const ccy =
    textAt(node, 'Acct', 'Ccy') || String((nodesAt(closing, 'Amt')[0] as XmlNode)['@Ccy'] ?? '');
  const currency = currencies.find((one) => one === ccy);
  if (currency === undefined) throw new BadStatement('unreadable', 0, ccy || 'Ccy');
  const signed = (one: unknown): bigint =>
    (isDebit(one) ? -1n : 1n) * minorOf(textAt(one, 'Amt'), 0);
  const entries = nodesAt(node, 'Ntry');
  if (entries.length > STATEMENT_MAX_LINES) throw new BadStatement('tooMany', entries.length);
  const lines = entries.flatMap((entry, index) => linesOf(entry, index + 1, currency));
  if (lines.length > STATEMENT_MAX_LINES) throw new BadStatement('tooMany', lines.length);
  const closedOn = dayAt(nodesAt(closing, 'Dt')[0], 0);
  const from = textAt(node, 'FrToDt', 'FrDtTm').slice(0, 10);
  const first = lines.map(({ bookedOn }) => bookedOn).sort()[0];
  const openedOn = from || first || closedOn;
  return {
    format: 'camt053',
    currency,
    account: (
      textAt(node, 'Acct', 'Id', 'IBAN') || textAt(node, 'Acct', 'Id', 'Othr', 'Id')
    ).replace(/\s/g, ''),
    statementNo: textAt(node, 'ElctrncSeqNb') || textAt(node, 'LglSeqNb') || textAt(node, 'Id'),
    openedOn: openedOn > closedOn ? closedOn : openedOn,
    closedOn,
    opening: signed(opening),
    closing: signed(closing),
    lines,
  };
}

/** Reads all statements of a camt.053 file. Throws BadStatement. */
export function readCamt053(text: string): ReadStatement[] {
  const statements = nodesAt(parseXml(text), 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) throw new BadStatement('unreadable', 1, 'BkToCstmrStmt');
  return statements.map(statementOf);
}
