import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '#contract/money.ts';
import { camtFile, csvFile, mt940File, type StatementFile } from '#harness/files/bank-files.ts';
import {
  BadStatement,
  countLines,
  gapsOf,
  type ReadStatement,
  readAmount,
} from '../core/statement.ts';
import { type CsvSettings, guessColumns, splitCsv } from './csv.ts';
import { decodeFile, formatOf, parseStatementFile } from './parse-statement-file.ts';

const line = {
  on: '2026-11-17',
  amount: '12400.00',
  name: 'Messwerk & Sohn GmbH',
  account: 'DE89370400440532013000',
  reference: 'RC-261117-0220',
  bankReference: 'NB1',
};
const file: StatementFile = {
  account: '7559018800104471',
  currency: 'USD',
  opening: '1000.00',
  closing: '13375.00',
  closedOn: '2026-11-17',
  lines: [line, { on: '2026-11-17', amount: '-25.00', reference: 'WIRE FEE' }],
};
const csvOf = (text: string): CsvSettings => ({
  currency: 'USD',
  columns: guessColumns(splitCsv(text)[0] ?? []),
  opening: null,
  closing: null,
  account: '7559018800104471',
});
const readCsvText = (text: string) => parseStatementFile(text, csvOf(text));
const violationOf = (work: () => unknown): string => {
  try {
    work();
    return 'read';
  } catch (error) {
    return error instanceof BadStatement ? error.fault : String(error);
  }
};
const only = (list: readonly ReadStatement[]): ReadStatement => {
  const [first] = list;
  if (first === undefined) throw new Error('no statement was read');
  return first;
};

describe('a statement file', () => {
  it.each([
    ['camt.053.001.02', camtFile(file, 2), null],
    ['camt.053.001.08', camtFile(file, 8), null],
    ['MT940', mt940File(file), null],
    ['CSV', csvFile(file), csvOf(csvFile(file))],
  ] as const)('reads the same from %s', (_name, text, csv) => {
    const read = only(parseStatementFile(text, csv));
    expect(read).toMatchObject({
      currency: 'USD',
      account: '7559018800104471',
      openedOn: '2026-11-17',
      closedOn: '2026-11-17',
      opening: 100_000n,
      closing: 1_337_500n,
    });
    expect(read.lines).toMatchObject([
      {
        bookedOn: '2026-11-17',
        amount: 1_240_000n,
        name: 'Messwerk & Sohn GmbH',
        counterAccount: 'DE89370400440532013000',
        reference: expect.stringContaining('RC-261117-0220'),
        bankReference: 'NB1',
      },
      { amount: -2_500n, reference: expect.stringContaining('WIRE FEE'), bankReference: '' },
    ]);
  });

  it('is refused where its balance is wrong, in every format', () => {
    const wrong = { ...file, closing: '13375.01' };
    expect(violationOf(() => parseStatementFile(camtFile(wrong), null))).toBe('balance');
    expect(violationOf(() => parseStatementFile(mt940File(wrong), null))).toBe('balance');
    const text = csvFile(file).replace('13375.00', '13375.01');
    expect(violationOf(() => readCsvText(text))).toBe('balance');
  });

  it('is never read as another statement where it is cut off anywhere', () => {
    for (const text of [camtFile(file, 2), camtFile(file, 8), mt940File(file)]) {
      const whole = only(parseStatementFile(text, null));
      const end = text.trimEnd().length - 3;
      for (let at = 1; at < end; at += 7) {
        let read: readonly ReadStatement[] = [];
        try {
          read = parseStatementFile(text.slice(0, at), null);
        } catch (error) {
          expect(error).toBeInstanceOf(BadStatement);
          continue;
        }
        // All that a cut may lose is what stands after the closing balance.
        expect(only(read)).toEqual(whole);
      }
    }
  });

  it('refuses a document type, entities of its own, and nesting without end', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${camtFile(file)}`;
    expect(violationOf(() => parseStatementFile(`<?xml version="1.0"?>${bomb}`, null))).toBe(
      'unreadable',
    );
    expect(violationOf(() => parseStatementFile('<a>'.repeat(5000), null))).toBe('unreadable');
    expect(violationOf(() => parseStatementFile('<a></a>', null))).toBe('unreadable');
  });

  it('reads a reversal, an entry of the year before and a lost reference of MT940', () => {
    const text = [
      ':20:X',
      ':25:12345678',
      ':28C:1/1',
      ':60F:C260101USD10,00',
      ':61:2601021231C5,00NTRFNONREF',
      ':86:free text',
      ':61:260102RC2,5NTRFNONREF//',
      ':62F:C260102USD12,5',
    ].join('\n');
    const read = only(parseStatementFile(text, null));
    expect(read.lines).toMatchObject([
      { bookedOn: '2025-12-31', valueOn: '2026-01-02', amount: 500n, bankReference: '' },
      { bookedOn: '2026-01-02', amount: -250n, bankReference: '' },
    ]);
  });

  it('reads a batch of camt.053 as the transactions that it says it has', () => {
    const parts = ['40.00', '60.00'].map(
      (amount) => `<TxDtls><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>`,
    );
    const batch = camtFile({
      ...file,
      closing: '1100.00',
      lines: [{ ...line, amount: '100.00' }],
    }).replace(/<TxDtls>.*<\/TxDtls>/s, parts.join(''));
    expect(only(parseStatementFile(batch, null)).lines.map(({ amount }) => amount)).toEqual([
      4000n,
      6000n,
    ]);
  });

  it('reads CSV newest first, with semicolons, commas for decimals and debit columns', () => {
    const text = [
      '交易日期;借方金额;贷方金额;余额;对方户名;摘要',
      '2026-11-18;;1.000,50;1.500,50;"云璟; 电子";货款',
      '2026-11-17;500,00;;500,00;;手续费',
    ].join('\r\n');
    const read = only(readCsvText(text));
    expect(read).toMatchObject({ opening: 100_000n, closing: 150_050n });
    expect(read.lines).toMatchObject([
      { amount: -50_000n },
      { amount: 100_050n, name: '云璟; 电子' },
    ]);
  });

  it('is known by how it begins, and decoded by its bytes', () => {
    expect(formatOf(camtFile(file))).toBe('camt053');
    expect(formatOf(mt940File(file))).toBe('mt940');
    expect(formatOf(csvFile(file))).toBe('csv');
    expect(decodeFile(new Uint8Array([0xc6, 0xbd, 0xb0, 0xb2]))).toBe('平安');
    expect(decodeFile(Buffer.from('Łódź 平安'))).toBe('Łódź 平安');
  });

  it.each([
    ['1,234.56', 123_456n],
    ['1.234,56', 123_456n],
    ['1 234,5', 123_450n],
    ['-12.00', -1_200n],
    ['12.00-', -1_200n],
    ['(12.00)', -1_200n],
    ['+3', 300n],
    ['1,234,567', 123_456_700n],
    ['12.345.6', null],
    ['1e9', null],
    ['', null],
    ['12.3456', null],
    ['１２', null],
  ])('reads %j as an amount or refuses it', (text, minor) => {
    expect(readAmount(text)).toBe(minor);
  });
});

const cents = fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((one) => one !== 0);
const word = fc.constantFrom('RC-261117-0220', 'Messwerk', 'a & b', '货款', '', 'x "y"');
const anyLine = fc.record({
  on: fc.constantFrom('2026-11-16', '2026-11-17'),
  amount: cents.map((one) => formatDecimal(BigInt(one), 2)),
  reference: word,
  name: word,
});
const anyFile = fc.array(anyLine, { minLength: 1, maxLength: 20 }).map((lines) => {
  const sorted = lines.toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const sum = sorted.reduce((all, one) => all + BigInt(one.amount.replace('.', '')), 0n);
  return { ...file, opening: '0.00', closing: formatDecimal(sum, 2), lines: sorted };
});

describe('lines of statements', () => {
  it('keep their amounts whatever the format, and the sum leads to the closing balance', () => {
    fc.assert(
      fc.property(anyFile, (made) => {
        for (const read of [
          parseStatementFile(camtFile(made), null),
          parseStatementFile(mt940File(made), null),
        ]) {
          const amounts = only(read).lines.map(({ amount }) => formatDecimal(amount, 2));
          expect(amounts).toEqual(made.lines.map(({ amount }) => amount));
        }
      }),
    );
  });

  it('have one place each: twins count up, and a second reading gives the same places', () => {
    fc.assert(
      fc.property(anyFile, (made) => {
        const keysOf = () =>
          countLines(only(parseStatementFile(camtFile(made), null)).lines).map(
            ({ fingerprint, occurrence }) => `${fingerprint}/${occurrence}`,
          );
        const keys = keysOf();
        expect(new Set(keys).size).toBe(made.lines.length);
        expect(keysOf()).toEqual(keys);
      }),
    );
  });
});

describe('the chain of statements', () => {
  const link = (id: string, opening: bigint, closing: bigint, knownSum = 0n) => ({
    id,
    opening,
    closing,
    knownSum,
  });
  it('has no gap where each opening is the closing before it, known lines counted once', () => {
    expect([...gapsOf([link('a', 0n, 5n), link('b', 5n, 9n), link('c', 7n, 12n, 2n)])]).toEqual([]);
  });
  it('says how much is missing where a statement was left out', () => {
    expect([...gapsOf([link('a', 0n, 5n), link('c', 9n, 12n)])]).toEqual([['c', 4n]]);
  });
});
