import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as bank from '#contract/bank/calls.ts';
import {
  camtFile,
  type FileLine,
  mt940File,
  type StatementFile,
} from '#harness/files/bank-files.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let balance = 0;

beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
});
afterAll(() => market.close());

const onDay = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
const line = (day: number, amount: string, reference = 'FEE'): FileLine => ({
  on: onDay(day),
  amount,
  reference,
});
/** A statement after the balance of the one before. */
function statement(lines: readonly FileLine[], statementNo = '7'): StatementFile {
  const opening = balance.toFixed(2);
  for (const { amount } of lines) balance += Number(amount);
  return {
    ...{ account: '7559018800104471', currency: 'USD', statementNo, lines },
    ...{ opening, closing: balance.toFixed(2), closedOn: lines.at(-1)?.on ?? '' },
  };
}
const send = (content: string) =>
  wei.send(bank.opsBankImport, {
    fileName: 'statement.txt',
    content: Buffer.from(content).toString('base64'),
  });
/** Puts the statements of camt.053 into one file. */
function camtOf([first, ...more]: readonly [StatementFile, ...StatementFile[]]): string {
  const others = more.map((one) => /<Stmt>.*<\/Stmt>/s.exec(camtFile(one))?.[0] ?? '');
  return camtFile(first).replace('</BkToCstmrStmt>', () => `${others.join('')}</BkToCstmrStmt>`);
}
const close = () => wei.send(bank.opsBankClose, { currency: 'USD' });

describe('an import of pages of one day', () => {
  it('adds equal lines of each page, once, and leaves no gap', async () => {
    await send(camtFile(statement([line(1, '500.00', 'first day')])));
    const pages = [
      statement([line(2, '-25.00'), line(2, '70.00', 'goods')], '8/1'),
      statement([line(2, '-25.00')], '8/2'),
      statement([line(2, '30.00', 'more goods'), line(2, '-25.00')], '8/3'),
    ];
    const file = pages.map((page) => mt940File(page)).join('');
    expect(await send(file)).toMatchObject({ added: 5, known: 0, statements: 3 });
    expect(await send(file)).toMatchObject({ added: 0, known: 5, statements: 3 });
    for (const page of pages) expect(await send(mt940File(page))).toMatchObject({ added: 0 });
    expect(await close()).toMatchObject({ bank: { amount: '525.00' }, gaps: 0, stops: [] });
  });

  it('does so for statements of camt.053, whole or one by one', async () => {
    const first = statement([line(3, '-25.00'), line(3, '-25.00')], '9');
    const second = statement([line(3, '-25.00'), line(3, '-25.00')], '10');
    expect(await send(camtOf([first, second]))).toMatchObject({ added: 4, statements: 2 });
    const third = statement([line(3, '-25.00')], '11');
    expect(await send(camtFile(third))).toMatchObject({ added: 1, known: 0 });
    for (const one of [third, first, second]) {
      expect(await send(camtFile(one, 2))).toMatchObject({ added: 0 });
    }
    expect(await close()).toMatchObject({ bank: { amount: '400.00' }, gaps: 0, stops: [] });
  });

  it('is refused in another format, and for any part of days that are there', async () => {
    const lines = [11, 12, 13, 14, 15, 20].map((day) => line(day, `${day}.00`, `goods ${day}`));
    const opening = balance;
    const partOf = (...days: number[]): StatementFile => {
      const own = lines.filter(({ on }) => days.some((day) => on === onDay(day)));
      const before = lines.filter(({ on }) => on < (own[0]?.on ?? ''));
      const start = before.reduce((sum, { amount }) => sum + Number(amount), opening);
      const end = own.reduce((sum, { amount }) => sum + Number(amount), start);
      return {
        ...{ account: '7559018800104471', currency: 'USD', closedOn: own.at(-1)?.on ?? '' },
        ...{ opening: start.toFixed(2), closing: end.toFixed(2) },
        lines: own.map((one) => ({ ...one, name: 'IN OTHER WORDS' })),
      };
    };
    const whole = statement(lines);
    expect(await send(camtFile(whole))).toMatchObject({ added: 6 });
    for (const part of [partOf(11, 12, 13, 14, 15), partOf(11), partOf(13), partOf(20)]) {
      await expect(send(mt940File(part))).rejects.toMatchObject({
        reply: { data: { fail: 'bank.overlap' } },
      });
    }
    expect(await send(camtFile(whole))).toMatchObject({ added: 0, known: 6 });
    expect(await close()).toMatchObject({ bank: { amount: '485.00' }, gaps: 0, stops: [] });
  });
});
