/** A line as a test writes it to a statement; the amount with a sign. */
export interface FileLine {
  readonly on: string;
  readonly amount: string;
  readonly name?: string;
  readonly account?: string;
  readonly reference?: string;
  readonly bankReference?: string;
}

/** A statement as a test writes it to a file. */
export interface StatementFile {
  readonly account: string;
  readonly currency: string;
  readonly opening: string;
  readonly closing: string;
  readonly closedOn: string;
  /** The bank's own number of it; a fixed one where absent. */
  readonly statementNo?: string;
  readonly lines: readonly FileLine[];
}

const unsigned = (amount: string): string => amount.replace('-', '');
const sideOf = (amount: string): string => (amount.startsWith('-') ? 'DBIT' : 'CRDT');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const balance = (code: string, amount: string, { currency, closedOn }: StatementFile): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${unsigned(amount)}</Amt>` +
  `<CdtDbtInd>${sideOf(amount)}</CdtDbtInd><Dt><Dt>${closedOn}</Dt></Dt></Bal>`;

function camtEntry(line: FileLine, currency: string, version: 2 | 8): string {
  const side = line.amount.startsWith('-') ? 'Cdtr' : 'Dbtr';
  const name = escaped(line.name ?? '');
  const party = version === 8 ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`;
  const status = version === 8 ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
  const account = line.account
    ? `<${side}Acct><Id><Othr><Id>${line.account}</Id></Othr></Id></${side}Acct>`
    : '';
  return (
    `<Ntry><Amt Ccy="${currency}">${unsigned(line.amount)}</Amt><CdtDbtInd>${sideOf(line.amount)}</CdtDbtInd>` +
    `${status}<BookgDt><Dt>${line.on}</Dt></BookgDt><ValDt><Dt>${line.on}</Dt></ValDt>` +
    `<AcctSvcrRef>${line.bankReference ?? 'NONREF'}</AcctSvcrRef><NtryDtls><TxDtls>` +
    `<RltdPties>${line.name ? `<${side}>${party}</${side}>` : ''}${account}</RltdPties>` +
    `<RmtInf><Ustrd>${escaped(line.reference ?? '')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  );
}

/** Writes a statement as camt.053.001.02 or .08. */
export function camtFile(file: StatementFile, version: 2 | 8 = 8): string {
  const entries = file.lines.map((line) => camtEntry(line, file.currency, version));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.0${version}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><ElctrncSeqNb>${file.statementNo ?? '7'}</ElctrncSeqNb><Acct><Id><Othr><Id>${file.account}</Id></Othr></Id><Ccy>${file.currency}</Ccy></Acct>
${balance('OPBD', file.opening, file)}${balance('CLBD', file.closing, file)}
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

const swiftDay = (day: string): string => day.slice(2).replaceAll('-', '');
const swiftAmount = (amount: string): string => unsigned(amount).replace('.', ',');
const mark = (amount: string): string => (amount.startsWith('-') ? 'D' : 'C');

/** Writes a statement as MT940 with sub-fields of field 86. */
export function mt940File(file: StatementFile): string {
  const day = swiftDay(file.closedOn);
  const lines = file.lines.map((line) => {
    const entry = `:61:${swiftDay(line.on)}${swiftDay(line.on).slice(2)}${mark(line.amount)}${swiftAmount(line.amount)}NTRFNONREF//${line.bankReference ?? ''}`;
    const details = `:86:166?00TRANSFER?20${line.reference ?? ''}?31${line.account ?? ''}?32${line.name ?? ''}`;
    return `${entry}\r\n${details}`;
  });
  const closing = (tag: string, amount: string) =>
    `:${tag}:${mark(amount)}${day}${file.currency}${swiftAmount(amount)}`;
  return [
    ':20:STARTUMSE',
    `:25:${file.account}`,
    `:28C:${file.statementNo ?? '00007/001'}`,
    closing('60F', file.opening),
    ...lines,
    closing('62F', file.closing),
    '-',
    '',
  ].join('\r\n');
}

/** Writes a statement as CSV with a column of balances. */
export function csvFile(file: StatementFile): string {
  let cents = Math.round(Number(file.opening) * 100);
  const quoted = (text = ''): string => `"${text.replaceAll('"', '""')}"`;
  const rows = file.lines.map((line) => {
    cents += Math.round(Number(line.amount) * 100);
    const cells = [line.on, line.on, line.amount, (cents / 100).toFixed(2)];
    const texts = [line.name, line.account, line.reference, line.bankReference].map(quoted);
    return [...cells, ...texts].join(',');
  });
  return [
    'Booking date,Value date,Amount,Balance,Counterparty,Counterparty account,Reference,Bank reference',
    ...rows,
    '',
  ].join('\n');
}
