import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodesAt, parseXml, textAt, type XmlNode } from '../formats/xml.ts';
import { type Creditor, type PaymentFile, writePain001 } from './pain001.ts';

/**
 * The published structure of pain.001.001.09, as far as a file of ours may use it: the children of each
 * element in their order, `?` for those that may be left out, `+` for those that repeat; `|` separates
 * a choice; a pattern is what its text must be.
 */
type Shape = readonly string[] | RegExp;
const text = (most: number) => new RegExp(`^[\\s\\S]{1,${most}}$`, 'u');
const address = ['StrtNm?', 'PstCd?', 'TwnNm', 'Ctry'];
const accountId = ['IBAN|Othr'];
const structure: Readonly<Record<string, Shape>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  InitgPty: ['Nm?'],
  MsgId: text(35),
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d{2}$/,
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs?',
    'CtrlSum?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr?',
    'CdtTrfTxInf+',
  ],
  PmtInfId: text(35),
  PmtMtd: /^(CHK|TRF|TRA)$/,
  ReqdExctnDt: ['Dt|DtTm'],
  Dt: /^\d{4}-\d\d-\d\d$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  Dbtr: ['Nm?'],
  DbtrAcct: ['Id', 'Ccy?'],
  Ccy: /^[A-Z]{3}$/,
  DbtrAgt: ['FinInstnId'],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr?', 'CdtrAcct?', 'RmtInf?'],
  PmtId: ['EndToEndId'],
  EndToEndId: text(35),
  Amt: ['InstdAmt'],
  InstdAmt: /^(?!0\.00$)\d{1,16}\.\d{2}$/,
  CdtrAgt: ['FinInstnId'],
  FinInstnId: ['BICFI?', 'ClrSysMmbId?', 'Nm?'],
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  ClrSysMmbId: ['ClrSysId?', 'MmbId'],
  ClrSysId: ['Cd|Prtry'],
  Cd: text(5),
  MmbId: text(35),
  Cdtr: ['Nm?', 'PstlAdr?'],
  PstlAdr: address,
  StrtNm: text(70),
  PstCd: text(16),
  TwnNm: text(35),
  Ctry: /^[A-Z]{2}$/,
  CdtrAcct: ['Id'],
  IBAN: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/,
  Othr: ['Id'],
  Nm: text(140),
  RmtInf: ['Ustrd?'],
  Ustrd: text(140),
};

/** Returns where a node is not as the structure says; empty for a valid one. */
function violations(name: string, node: unknown, path = ''): string[] {
  const here = `${path}/${name}`;
  const shape = name === 'Id' ? idShape(node) : structure[name];
  if (shape === undefined) return [`${here} is not allowed`];
  if (shape instanceof RegExp)
    return shape.test(textOfNode(node)) ? [] : [`${here}: ${textOfNode(node)}`];
  const children = Object.entries((node ?? {}) as XmlNode).filter(([key]) => !/^[@#]/.test(key));
  const allowed = shape.flatMap((one) => one.replace(/[?+]$/, '').split('|'));
  const order = children.map(([key]) => allowed.indexOf(key));
  const faults = order.some((at, index) => at < 0 || (index > 0 && at <= (order[index - 1] ?? -1)))
    ? [`${here} has ${children.map(([key]) => key).join(' ')}`]
    : [];
  for (const one of shape) {
    const names = one.replace(/[?+]$/, '').split('|');
    const found = children.filter(([key]) => names.includes(key)).length;
    if (found === 0 && !one.endsWith('?')) faults.push(`${here} lacks ${one}`);
    if (found > 1) faults.push(`${here} has more than one of ${one}`);
  }
  for (const [key, value] of children) {
    const isMany = shape.includes(`${key}+`);
    if (Array.isArray(value) && !isMany) faults.push(`${here} repeats ${key}`);
    for (const child of Array.isArray(value) ? value : [value])
      faults.push(...violations(key, child, here));
  }
  return faults;
}
const textOfNode = (node: unknown): string =>
  typeof node === 'string' ? node : String((node as XmlNode | undefined)?.['#text'] ?? '');
/** `Id` is a choice below an account, and a text below `Othr`. */
const idShape = (node: unknown): Shape => (typeof node === 'string' ? text(34) : accountId);

const creditor: Creditor = {
  accountName: 'Yunjing & Sons <深圳> Ltd',
  accountNumber: '000155193306',
  bankName: 'Harbor & Pine Bank, N.A.',
  bankCode: 'HRBPUS44',
  routing: '111000025',
  street: '200 Congress Ave',
  town: 'Austin',
  country: 'US',
  postcode: '78701',
};
const file: PaymentFile = {
  messageId: 'PF-261122-1234',
  createdAt: new Date('2026-11-22T02:03:04.567Z'),
  paidOn: '2026-11-22',
  currency: 'USD',
  debtor: {
    name: 'Assay Test Centre (Shenzhen) Ltd.',
    account: '7559018800104471',
    bankCode: 'NHUBCNSZ',
  },
  payments: [
    { endToEnd: 'WD-261122-1001-V2', amount: 1_840_000n, remittance: 'WD-261122-1001', creditor },
  ],
};
const readBack = (made: PaymentFile) => parseXml(writePain001(made));
const documentOf = (made: PaymentFile): unknown => nodesAt(readBack(made), 'Document')[0];

const name = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter((one) => /\S/.test(one.replace(/\p{Cc}/gu, '')));
const anyPayment = fc
  .record({
    amount: fc.bigInt({ min: 1n, max: 99_999_999n }),
    accountName: name,
    town: name,
    street: fc.oneof(fc.constant(''), name),
    iban: fc.boolean(),
    routing: fc.constantFrom('', '111000025'),
  })
  .map(({ amount, iban, ...rest }) => ({
    endToEnd: 'WD-1-V2',
    amount,
    remittance: 'WD-1',
    creditor: {
      ...creditor,
      ...rest,
      accountNumber: iban ? 'DE89370400440532013000' : '000155193306',
    },
  }));

describe('a file of payments', () => {
  it('has the published structure of pain.001.001.09', () => {
    expect(writePain001(file)).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(violations('Document', documentOf(file))).toEqual([]);
  });

  it('is distinguished from one that has not: an address of lines only, a missing town, another order', () => {
    const spoiled = (from: string | RegExp, to: string) =>
      violations(
        'Document',
        nodesAt(parseXml(writePain001(file).replace(from, to)), 'Document')[0],
      );
    expect(spoiled('<TwnNm>Austin</TwnNm>', '<AdrLine>Austin</AdrLine>')).not.toEqual([]);
    expect(spoiled('<TwnNm>Austin</TwnNm>', '')).toEqual([expect.stringContaining('lacks TwnNm')]);
    expect(spoiled(/(<Amt>.*?<\/Amt>)(<CdtrAgt>.*?<\/CdtrAgt>)/, '$2$1')).not.toEqual([]);
    expect(spoiled('18400.00</InstdAmt>', '0.00</InstdAmt>')).not.toEqual([]);
  });

  it('says the payee with a structured address, its bank by SWIFT and routing number, and no more', () => {
    const [one] = nodesAt(documentOf(file), 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf');
    expect(textAt(one, 'Cdtr', 'Nm')).toBe('Yunjing & Sons <深圳> Ltd');
    expect(textAt(one, 'Cdtr', 'PstlAdr', 'TwnNm')).toBe('Austin');
    expect(textAt(one, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId')).toBe('111000025');
    expect(textAt(one, 'CdtrAcct', 'Id', 'Othr', 'Id')).toBe('000155193306');
    expect(textAt(one, 'Amt', 'InstdAmt')).toBe('18400.00');
  });

  it('of any payments is valid, and its totals are the sum and the count', () => {
    fc.assert(
      fc.property(fc.array(anyPayment, { minLength: 1, maxLength: 8 }), (payments) => {
        const document = documentOf({ ...file, payments });
        expect(violations('Document', document)).toEqual([]);
        const sum = payments.reduce((all, { amount }) => all + amount, 0n);
        const head = nodesAt(document, 'CstmrCdtTrfInitn', 'GrpHdr')[0];
        expect(textAt(head, 'CtrlSum').replace('.', '')).toBe(sum.toString().padStart(3, '0'));
        expect(textAt(head, 'NbOfTxs')).toBe(String(payments.length));
      }),
    );
  });

  it('is never written without payments, or for nothing', () => {
    expect(() => writePain001({ ...file, payments: [] })).toThrow(RangeError);
    const payments = file.payments.map((one) => ({ ...one, amount: 0n }));
    expect(() => writePain001({ ...file, payments })).toThrow(RangeError);
  });
});
