import { expect, it } from 'vitest';
import type { ClaimSummary } from '#contract/claims/claim.ts';
import { claimRows } from './claim-rows.ts';
import { documentWords } from './words.ts';

const claim: ClaimSummary = {
  id: '00000000-0000-7000-8000-000000000001',
  no: 'AS-261123-1000',
  kind: 'trade',
  state: 'arbitrating',
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
      '12.50',
    ]),
  );
  expect(mine.at(-2)).toBe(documentWords('en').actors.support);
  expect(theirs[4]).toBe('Messwerk GmbH');
  expect(theirs.slice(-2)).toEqual(['', '']);
});
