import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { expect, it } from 'vitest';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import { writeSheet } from '#server/sheets/public.ts';
import { claimRows } from './claim-rows.ts';
import { documentWords } from './words.ts';

const claim: ClaimSummary = {
  id: '00000000-0000-7000-8000-000000000001',
  no: 'AS-261123-1000',
  kind: 'trade',
  state: 'arbitrating',
  replacementEnding: null,
  version: 3,
  orderId: '00000000-0000-7000-8000-000000000002',
  orderNo: 'TO-261101-1000',
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  quantity: 40,
  remedy: 'compensation',
  amount: { amount: '12.50', currency: 'USD' },
  buyerName: 'Messwerk GmbH',
  sellerName: 'Hexin Ltd',
  me: 'buyer',
  appliedAt: '2026-11-20T02:00:00.000Z',
  due: {
    on: ['approver'],
    since: '2026-11-20T02:00:00.000Z',
    at: '2026-11-24T02:00:00.000Z',
    workingDaysLeft: 1,
    workingDaysAllowed: 2,
    late: false,
  },
  yourMove: false,
};

async function* batches(...claims: ClaimSummary[]) {
  yield claims;
}

it('a file of claims names state, remedy, the other party and who must act', async () => {
  const rows = [];
  for await (const batch of claimRows(
    batches(claim, { ...claim, me: 'seller', due: null }),
    documentWords('en'),
  )) {
    rows.push(...batch);
  }
  const [head = [], mine = [], theirs = []] = rows;
  expect(head).toHaveLength(mine.length);
  expect(head.slice(8, 10)).toEqual(['Remedy', 'Amount, USD']);
  expect(mine).toEqual(
    expect.arrayContaining([
      'Support decides',
      'Hexin Ltd',
      40,
      'Compensation, no return',
      { decimal: '12.50' },
    ]),
  );
  expect(mine.at(-2)).toBe(documentWords('en').actors.support);
  expect(theirs[4]).toBe('Messwerk GmbH');
  expect(theirs.slice(-2)).toEqual(['', '']);
});

const more: ClaimSummary = {
  ...claim,
  no: 'AS-261123-1001',
  state: 'refunded',
  remedy: 'refund',
  amount: { amount: '1200.05', currency: 'USD' },
  due: null,
};

/** The file as a spreadsheet opens it: its headings, and the values of each row by heading. */
async function opened(lang: 'en' | 'zh') {
  const target = new PassThrough();
  const written = buffer(target);
  const rows = claimRows(batches(claim, more), documentWords(lang));
  await writeSheet(target, { format: 'xlsx', rows });
  const book = new exceljs.Workbook();
  await book.xlsx.load((await written) as never);
  const values: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => values.push((row.values as unknown[]).slice(1)));
  const [head = [], ...found] = values;
  return { head, found };
}

it.each(['en', 'zh'] as const)(
  'a spreadsheet of claims in %s has their rows, and amounts that it can sum',
  async (lang) => {
    const { claims } = documentWords(lang);
    const { head, found } = await opened(lang);
    const column = head.indexOf(claims.amount);
    expect(found.map(([no]) => no)).toEqual([claim.no, more.no]);
    expect(found.map((row) => row[3])).toEqual([claims.states.arbitrating, claims.states.refunded]);
    expect(found.map((row) => row[8])).toEqual([
      claims.remedies.compensation,
      claims.remedies.refund,
    ]);
    expect(found.map((row) => row[column])).toEqual([12.5, 1200.05]);
    expect(found.map((row) => row[7])).toEqual([40, 40]);
    expect(found.reduce((sum, row) => sum + Number(row[column]), 0)).toBeCloseTo(1212.55, 5);
  },
);

it.each(['part', 'lost'] as const)(
  'a file of claims says that a replacement ended otherwise than whole: %s',
  async (replacementEnding) => {
    const words = documentWords('en');
    const ended: ClaimSummary = { ...claim, state: 'replaced', replacementEnding };
    const found = [];
    for await (const batch of claimRows(batches(ended), words)) found.push(...batch);
    const event = replacementEnding === 'part' ? 'completeInPart' : 'loseReplacement';
    expect(found.at(-1)?.[3]).toBe(words.claims.events[event]);
  },
);

it('a text file of claims keeps both decimals of an amount', async () => {
  const target = new PassThrough();
  const written = buffer(target);
  const rows = claimRows(batches(claim), documentWords('en'));
  await writeSheet(target, { format: 'csv', rows });
  expect((await written).toString('utf8')).toContain(',12.50,');
});
