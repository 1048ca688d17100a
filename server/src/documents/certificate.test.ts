import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import * as contract from '#contract/orders/calls.ts';
import type { LineReport } from '#contract/orders/line-schemas.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { documentContent } from './core/content.ts';
import { offeredDocuments } from './core/offered.ts';
import type { OrderFile } from './deps.ts';
import { documentWords } from './words.ts';

let market: Pipeline;
let file: OrderFile;
beforeAll(async () => {
  market = await openPipeline();
  const { act, buyer, seller, buyerId: accountId } = market;
  const orderId = await bringTo(market, 'reported');
  for (const party of [seller, buyer]) await act(contract.acceptResult, orderId, party);
  file = await market.orders.orderFile(market.db, { orderId, accountId, now: NOW });
});
afterAll(() => market.close());

const report = (facts: Partial<LineReport>): LineReport => ({
  no: 'TR-1',
  code: 'ABCD-EFGH',
  lotNo: 'LOT-1',
  dateCode: '2414',
  pieces: 1250,
  verdict: 'pass',
  grade: 'B',
  conclusion: '',
  issuedAt: NOW.toISOString(),
  samplingStandard: 'AS6081',
  labMark: 'SZ-1',
  yearWeek: '26-47',
  tests: [],
  photos: [],
  leftOut: [],
  earlier: null,
  ...facts,
});

/** The order with reports on its one line. */
const reported = (...reports: LineReport[]): OrderFile['order'] => ({
  ...file.order,
  lines: file.order.lines.map((line) => ({ ...line, reports })),
});

/** Cells of the certificate by row, under the heads that are asked for. */
function cellsOf(
  order: OrderFile['order'],
  lang: Language,
  heads: readonly (keyof ReturnType<typeof documentWords>['columns'])[],
): string[][] {
  const words = documentWords(lang);
  const names = { country: (code: string) => code, carrier: (key: string) => key };
  const { columns, rows } = documentContent('certificate', { ...file, order, words, names });
  const places = heads.map((head) =>
    columns.findIndex((column) => column.head === words.columns[head]),
  );
  return rows.map((row) => places.map((place) => row[place] ?? ''));
}

const kinds = (order: OrderFile['order']) => offeredDocuments(order).map(({ kind }) => kind);

describe('the certificate of conformance', () => {
  it('certifies a lot by its last report only', () => {
    const retested = reported(
      report({ verdict: 'conditional' }),
      report({ no: 'TR-2', earlier: 'TR-1' }),
    );
    expect(cellsOf(retested, 'en', ['report'])).toEqual([['TR-2 ABCD-EFGH']]);
    expect(kinds(retested)).toContain('certificate');
  });

  it('is not offered where no kept lot conforms', () => {
    const failed = reported(report({}), report({ no: 'TR-2', verdict: 'fail', earlier: 'TR-1' }));
    expect(cellsOf(failed, 'en', ['report'])).toEqual([]);
    expect(kinds(failed)).not.toContain('certificate');
  });

  it.each(languages)('describes each lot as its last report does, in %s', (lang) => {
    const lots = reported(
      report({ verdict: 'conditional' }),
      report({ no: 'TR-2', lotNo: 'LOT-2', dateCode: '2419', pieces: 300, grade: 'A' }),
      // The retest has the pieces that the first tests left, and the date code that it read.
      report({ no: 'TR-3', dateCode: '2415', pieces: 1247, verdict: 'pass', earlier: 'TR-1' }),
      report({ no: 'TR-4', lotNo: 'LOT-3', verdict: 'fail' }),
      report({ no: 'TR-5', lotNo: 'LOT-4', dateCode: '', pieces: 80, verdict: 'conditional' }),
    );
    const { verdicts } = documentWords(lang);
    const heads = ['lot', 'dateCode', 'lotSize', 'report', 'verdict', 'grade'] as const;
    expect(cellsOf(lots, lang, heads)).toEqual([
      ['LOT-2', '2419', '300', 'TR-2 ABCD-EFGH', verdicts.pass, 'A'],
      ['LOT-1', '2415', '1,247', 'TR-3 ABCD-EFGH', verdicts.pass, 'B'],
      ['LOT-4', '', '80', 'TR-5 ABCD-EFGH', verdicts.conditional, 'B'],
    ]);
  });
});
