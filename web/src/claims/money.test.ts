import { expect, it } from 'vitest';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { escrowOfReplacement, paidInAll } from './money.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const view = (replacement: object) =>
  ({
    state: 'replacing',
    kind: 'trade',
    unitPrice: '0.50000',
    delivered: 600,
    cut: usd('0.00'),
    settlement: { returnPieces: 40 },
    count: { pieces: 45 },
    money: { held: usd('0.00'), uncovered: usd('0.00'), paid: usd('1.00'), owed: usd('0.00') },
    replacement: {
      state: 'dispatched',
      ending: null,
      refunded: usd('0.00'),
      covered: usd('0.00'),
      ...replacement,
    },
  }) as unknown as ClaimView;

it('the buyer was paid what the claim, its replacement and the cover of losses paid', () => {
  expect(paidInAll(view({ refunded: usd('7.50'), covered: usd('12.50') }))).toEqual(usd('21.00'));
  expect(paidInAll({ ...view({}), replacement: null })).toEqual(usd('1.00'));
});

it('the escrow of a replacement holds the price of the pieces that were not refunded', () => {
  expect(escrowOfReplacement(view({}))).toEqual(usd('20.00'));
  expect(escrowOfReplacement(view({ refunded: usd('7.50') }))).toEqual(usd('12.50'));
});

it('the escrow of a replacement is empty once its money has left', () => {
  expect(escrowOfReplacement(view({ ending: 'whole' }))).toEqual(usd('0.00'));
  expect(escrowOfReplacement({ ...view({}), kind: 'agent' })).toEqual(usd('0.00'));
  expect(escrowOfReplacement({ ...view({}), state: 'replaced' })).toEqual(usd('0.00'));
});
