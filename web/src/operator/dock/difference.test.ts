import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { differenceOf } from './difference.ts';

const nowhere = { consumed: 0, dispatched: 0, returned: 0, quarantined: 0, scrapped: 0 };

/** A line of 1,000 pieces at 0.02865, of which the seller declared some and the dock has some. */
const lineOf = ({ shipped = 1000, received = 0 } = {}) =>
  ({
    id: 'one',
    mpn: 'LM358DR',
    manufacturer: 'TI',
    dateCode: '',
    quantity: 1000,
    unitPrice: '0.02865',
    pieces: { ...nowhere, shipped, received, onShelf: received },
  }) satisfies Partial<OrderLine>;

describe('the difference of a count', () => {
  it('is none where as many came as were ordered and declared', () => {
    expect(differenceOf(lineOf(), 1000)).toBeNull();
    expect(differenceOf(lineOf({ received: 990 }), 10)).toBeNull();
  });

  it('says the price of missing pieces, to the cent by which the line shrinks', () => {
    const { declared, missing, extra } = differenceOf(lineOf(), 990) ?? {};
    expect(declared).toBe(-10);
    // 28.65 for all, 28.36 for those that came: 28.3635 rounded.
    expect(missing).toEqual({ pieces: 10, price: { amount: '0.29', currency: 'USD' } });
    expect(extra).toBeNull();
  });

  it('is named where the seller declared fewer than were ordered, and all of them came', () => {
    const { declared, missing } = differenceOf(lineOf({ shipped: 900 }), 900) ?? {};
    expect(declared).toBe(0);
    expect(missing).toEqual({ pieces: 100, price: { amount: '2.86', currency: 'USD' } });
  });

  it('of a second parcel counts what came before', () => {
    const { declared, missing } = differenceOf(lineOf({ received: 900 }), 60) ?? {};
    expect(declared).toBe(-40);
    expect(missing?.price.amount).toBe('1.15');
  });

  it('leaves the price of the line where more came than were ordered', () => {
    const { declared, missing, extra } = differenceOf(lineOf(), 1012) ?? {};
    expect(declared).toBe(12);
    expect(missing).toBeNull();
    expect(extra).toEqual({ pieces: 12, linePrice: { amount: '28.65', currency: 'USD' } });
  });
});
