import { expect, test } from 'vitest';
import type { HistoryRow, OrderView } from '#contract/orders/view-schemas.ts';
import { factsOfOrder } from './track-facts.ts';

const row = (from: HistoryRow['from'], to: HistoryRow['to'], at: string): HistoryRow => ({
  event: 'report',
  by: 'qc',
  you: false,
  at,
  from,
  to,
  facts: {},
});

const order = (history: HistoryRow[]) =>
  ({
    state: 'reported',
    kind: 'trade',
    me: 'buyer',
    history,
    sums: { held: { amount: '1.00', currency: 'USD' } },
    due: null,
    returnAuthorised: false,
    lines: [{ reports: [{ grade: 'B' }] }, { reports: [] }],
  }) as unknown as OrderView;

test('the last entry into a state is its moment, whatever the order of the history', () => {
  const facts = factsOfOrder(
    order([
      row('inspecting', 'reported', '2026-11-20T00:00:00Z'),
      row('inspecting', 'reported', '2026-11-17T00:00:00Z'),
      row('reported', 'reported', '2026-11-21T00:00:00Z'),
      row('confirmed', 'paid', '2026-11-09T00:00:00Z'),
    ]),
  );
  expect(facts.moments).toEqual({ paid: '2026-11-09T00:00:00Z', reported: '2026-11-20T00:00:00Z' });
});

test('a grade is named only where one report speaks for the order', () => {
  expect(factsOfOrder(order([])).grade).toBe('B');
  const two = order([]);
  two.lines[1]?.reports.push({ grade: 'F' } as never);
  expect(factsOfOrder(two).grade).toBeNull();
});
