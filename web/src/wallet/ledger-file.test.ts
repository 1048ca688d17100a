import { expect, test } from 'vitest';
import type { LogRow } from '#contract/wallet/schemas.ts';
import { EXPORT_PAGE, ledgerLines, readLedger } from './ledger-file.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const row = (id: string, more: Partial<LogRow> = {}): LogRow => ({
  id,
  at: '2026-11-21T02:00:00.000Z',
  matter: 'recharge',
  change: usd('1.00'),
  balance: usd(`${id}.00`),
  state: 'success',
  cause: { kind: 'recharge', id, no: `RC-261121-${id}` },
  detail: { type: 'recharge', id },
  order: null,
  orderNo: null,
  accountEnding: '',
  parts: [],
  orderLines: 0,
  remark: '',
  failReason: '',
  ...more,
});
/** So many rows, the newest first. */
const ledgerOf = (count: number) =>
  Array.from({ length: count }, (_, index) => row(String(count - index)));
/** Reads pages of a ledger that changes after each page. */
function pagesOf(ledger: LogRow[], change: (pageNum: number) => void) {
  const pages: number[] = [];
  const readPage = async (pageNum: number) => {
    pages.push(pageNum);
    const list = ledger.slice((pageNum - 1) * EXPORT_PAGE, pageNum * EXPORT_PAGE);
    const oldest = list.at(-1)?.balance.amount ?? '0.00';
    const answer = {
      total: ledger.length,
      list,
      broughtForward: { from: null, balance: usd(oldest) },
    };
    change(pageNum);
    return answer;
  };
  return { readPage, pages };
}
const idsOf = (rows: readonly LogRow[]) => rows.map(({ id }) => id);

test('the file has each row that stood at the beginning once, whatever is booked meanwhile', async () => {
  for (const count of [1, 100, 200, 250]) {
    const ledger = ledgerOf(count);
    const before = idsOf(ledger);
    const { readPage } = pagesOf(ledger, (pageNum) => {
      if (pageNum <= 2) ledger.unshift(row(String(ledger.length + 1)));
    });
    const { rows, broughtForward } = await readLedger(readPage, () => {});
    expect(idsOf(rows), String(count)).toEqual(before);
    expect(broughtForward?.balance.amount, String(count)).toBe('1.00');
  }
});

test('the file misses no row where others leave the filter meanwhile', async () => {
  const ledger = ledgerOf(250);
  const { readPage, pages } = pagesOf(ledger, (pageNum) => {
    if (pageNum === 1 && ledger.length === 250) ledger.splice(3, 2);
  });
  const { rows } = await readLedger(readPage, () => {});
  expect(idsOf(rows)).toEqual(idsOf(ledger));
  expect(pages).toEqual([1, 2, 1, 2, 3]);
});

test('the file stops after the last page, and of nothing after the first', async () => {
  for (const [count, read] of [
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
  ] as const) {
    const { readPage, pages } = pagesOf(ledgerOf(count), () => {});
    await readLedger(readPage, () => {});
    expect(pages, String(count)).toEqual(read);
  }
});

test('the changes of the file add up: a failed recharge moved nothing, a failed withdrawal did', () => {
  const t = ((key: string) => key) as Parameters<typeof ledgerLines>[1];
  const rows = [
    row('4', { matter: 'withdrawal', state: 'failed', change: usd('5.00') }),
    row('3', { matter: 'withdrawal', state: 'failed', change: usd('-5.00') }),
    row('2', { state: 'failed', change: usd('900.00'), failReason: 'No such transfer' }),
    row('1'),
  ];
  const [head, ...lines] = ledgerLines({ rows, broughtForward: null }, t);
  expect(head).toEqual(
    ['time', 'matter', 'ref', 'change', 'balance', 'status'].map((key) => `col.${key}`),
  );
  expect(lines.map((line) => line[3])).toEqual(['5.00', '-5.00', '0.00', '1.00']);
});
