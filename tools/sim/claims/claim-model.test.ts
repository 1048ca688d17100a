import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DeliveredPrice, paidPrice, replacementPrice } from '#contract/claims/price.ts';
import { lineWith, orderWith } from '#harness/orders.ts';
import { cutShares } from '#server/orders/core/money/money.ts';
import type { ModelLine, ModelOrder } from '../model/model.ts';
import { priceOf } from '../model/model-money.ts';
import { claimPrice, replacementPrice as modelReplacementPrice } from './claim-model.ts';

const settledLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5000 }),
    unitPrice: fc.oneof(
      fc.bigInt({ min: 1n, max: 99n }),
      fc.bigInt({ min: 100n, max: 5_000_000n }),
    ),
    acceptedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ acceptedShare, quantity, unitPrice }) => {
    const accepted = Math.max(1, Math.round(quantity * acceptedShare));
    return { quantity, unitPrice, accepted };
  });

it('the model prices claimed pieces after a price cut as the product does', () => {
  const lines = fc.array(settledLine, { minLength: 1, maxLength: 4 });
  const cut = fc.bigInt({ min: 0n, max: 5_000_00n });
  fc.assert(
    fc.property(lines, cut, fc.nat(), (settled, cutAll, roll) => {
      const known = settled.map((line, nth) => ({ ...line, id: `${nth}` }));
      const order = {
        ...orderWith('completed', { cut: cutAll }),
        lines: known.map(({ accepted, ...line }) =>
          lineWith({ ...line, acceptedQuantity: accepted }),
        ),
      };
      const modelLines = known.map((line) => ({ ...line, received: line.quantity, consumed: 0 }));
      const model = { cut: cutAll, lines: modelLines } as unknown as ModelOrder;
      for (const [nth, share] of cutShares(order).entries()) {
        const line = modelLines[nth] as unknown as ModelLine;
        const { unitPrice, accepted } = known[nth] ?? { unitPrice: 0n, accepted: 1 };
        const priced: DeliveredPrice = { unitPrice, delivered: accepted, cut: share };
        const pieces = 1 + (roll % accepted);
        const claimed = { order: model, line };
        expect(claimPrice(claimed, pieces)).toBe(paidPrice(priced, pieces));
        expect(modelReplacementPrice(claimed, pieces)).toBe(replacementPrice(priced, pieces));
      }
    }),
  );
});

it('the model prices a line of which nothing was kept after a price cut', () => {
  const line = { unitPrice: 50_000n, quantity: 10, accepted: 0, received: 10, consumed: 0 };
  const other = { ...line, accepted: 10 };
  const lines = [line, other].map((one, nth) => ({ ...one, id: `${nth}` }));
  const [none] = lines as unknown as ModelLine[];
  const order = { cut: 100n, lines } as unknown as ModelOrder;
  if (none === undefined) throw new Error('there is a line');
  expect(claimPrice({ order, line: none }, 1)).toBe(priceOf(none, 1));
});
