import { expect, it } from 'vitest';
import type { SheetRowResult } from '#contract/enquiries/quote-sheet-schemas.ts';
import { countsOf, toSubmittedRows } from './use-sheet.ts';

const row = (outcome: SheetRowResult['outcome'], id: string | null = 'a'): SheetRowResult => ({
  row: 2,
  no: 'EQ-261121-1001/1',
  mpn: 'LM358DR',
  outcome,
  id,
  version: id === null ? null : 1,
  state: 'awaiting',
  quote: null,
  refusal: outcome === 'refuse' ? { reason: 'noStock', note: '' } : null,
  faults: [],
});

it('sends what answers, and counts every row once', () => {
  const rows = [row('quote'), row('refuse', 'b'), row('left'), row('over'), row('fault', null)];
  expect(countsOf(rows)).toEqual({ quote: 1, refuse: 1, left: 1, over: 1, fault: 1 });
  expect(toSubmittedRows(rows).map(({ id }) => id)).toEqual(['a', 'b']);
});
