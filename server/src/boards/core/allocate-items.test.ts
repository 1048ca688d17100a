import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateItems } from './allocate-items.ts';

const offers = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.nat(1000)), { minLength: 1, maxLength: 6 })
  .map((pairs) =>
    pairs.map(([quantity, accepted], index) => ({
      id: `item${index}`,
      quantity,
      acceptedQuantity: Math.min(accepted, quantity),
    })),
  );
const wishes = fc.array(
  fc.record({
    replyItemId: fc.nat(6).map((index) => `item${index}`),
    quantity: fc.integer({ min: 1, max: 1200 }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('allocateItems', () => {
  it('never takes more of an item than is left, and keeps every piece', () => {
    fc.assert(
      fc.property(offers, wishes, (offered, wanted) => {
        const taking = allocateItems(offered, wanted);
        if (!taking.ok) return;
        for (const { item, quantity } of taking.allocations) {
          expect(quantity).toBeLessThanOrEqual(item.quantity - item.acceptedQuantity);
        }
        const before = offered.reduce(
          (sum, item) => sum + item.quantity - item.acceptedQuantity,
          0,
        );
        const took = taking.allocations.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(took).toBe(wanted.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(taking.left).toBe(before - took);
      }),
    );
  });

  it('refuses exactly where some item is wanted beyond what is left, or is not there', () => {
    fc.assert(
      fc.property(offers, wishes, (offered, wanted) => {
        const sum = (id: string) =>
          wanted.reduce((all, one) => all + (one.replyItemId === id ? one.quantity : 0), 0);
        const known = wanted.every((one) => offered.some((item) => item.id === one.replyItemId));
        const enough = offered.every(
          (item) => sum(item.id) <= item.quantity - item.acceptedQuantity,
        );
        expect(allocateItems(offered, wanted).ok).toBe(known && enough);
      }),
    );
  });

  it('says how much is left of the item that is short', () => {
    const offered = [{ id: 'a', quantity: 10, acceptedQuantity: 4 }];
    expect(allocateItems(offered, [{ replyItemId: 'a', quantity: 7 }])).toMatchObject({
      why: 'tooMany',
      left: 6,
    });
  });
});
