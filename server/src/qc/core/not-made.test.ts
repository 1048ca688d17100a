import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue, priceOf } from '#contract/qc/catalogue.ts';
import type { PlannedInspection } from './inspection.ts';
import { notMadeOf, retestNotMadeOf } from './not-made.ts';

type Tested = Parameters<typeof retestNotMadeOf>[1][number];

const inspection = (one: {
  orderId?: string;
  lineId?: string;
  lotId: string;
  pieces: number;
  bought: readonly TestCode[];
  made: readonly TestCode[];
  by?: 'support' | 'seller';
}): Tested => ({
  orderId: one.orderId ?? 'order',
  lineId: one.lineId ?? 'line',
  lotId: one.lotId,
  pieces: one.pieces,
  bought: one.bought,
  retest: one.by === undefined ? null : { by: one.by, reason: 'again', price: 0n },
  plan: one.bought.map((test) => ({
    test,
    result: one.made.includes(test) ? {} : null,
  })) as unknown as PlannedInspection['plan'],
});
const minor = (tested: readonly Tested[]) => notMadeOf(tested)[0]?.minor;

it('gives back nothing where all was made, and the whole price where nothing was', () => {
  fc.assert(
    fc.property(
      fc.subarray([...testCodes]),
      fc.integer({ min: 1, max: 99_999 }),
      (bought, pieces) => {
        const lot = { lotId: 'a', pieces, bought };
        expect(minor([inspection({ ...lot, made: bought })])).toBe(0n);
        expect(minor([inspection({ ...lot, made: [] })])).toBe(priceOf(bought));
      },
    ),
  );
});

it('never gives back more than was paid, and less the more was made', () => {
  const lots = fc.array(
    fc.record({ pieces: fc.integer({ min: 1, max: 9_999 }), made: fc.subarray([...testCodes]) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.subarray([...testCodes]), lots, (bought, some) => {
      const tested = some.map((lot, index) => inspection({ ...lot, lotId: `${index}`, bought }));
      const refund = minor(tested) ?? 0n;
      expect(refund >= 0n && refund <= priceOf(bought)).toBe(true);
      const first = tested.slice(0, 1).map((one) => inspection({ ...one, bought, made: bought }));
      expect(minor([...first, ...tested.slice(1)]) ?? 0n).toBeLessThanOrEqual(refund);
    }),
  );
});

it('counts a test as made that a retest made up for', () => {
  const bought = ['xray'] as const;
  const first = inspection({ lotId: 'a', pieces: 100, bought, made: [] });
  const retest = inspection({ lotId: 'a', pieces: 97, bought, made: ['xray'] });
  expect(minor([first])).toBe(catalogue.xray.priceMinor);
  expect(minor([first, retest])).toBe(0n);
});

it('charges a test that one of two equal lots got at half its price', () => {
  const bought = ['xray'] as const;
  const lots = [
    inspection({ lotId: 'a', pieces: 100, bought, made: ['xray'] }),
    inspection({ lotId: 'b', pieces: 100, bought, made: [] }),
  ];
  expect(minor(lots)).toBe(catalogue.xray.priceMinor / 2n);
});

it('prices what the retest of the seller left out, whatever the first inspection made', () => {
  const bought = ['xray', 'decapsulation'] as const;
  const first = inspection({ lotId: 'a', pieces: 100, bought, made: bought });
  const made = ['decapsulation'] as const;
  const retest = { lotId: 'a', pieces: 97, bought, made };
  const minor = (by: 'support' | 'seller') =>
    retestNotMadeOf('order', [first, inspection({ ...retest, by })]).map((one) => one.minor);
  expect(minor('seller')).toEqual([catalogue.xray.priceMinor]);
  expect(minor('support')).toEqual([]);
});

it('for a part that is contested again, its own retest counts and not that of its parent', () => {
  const bought = ['xray'] as const;
  const by = 'seller' as const;
  const ofParent = ['one', 'other'].map((lineId) =>
    inspection({
      orderId: 'parent',
      lineId,
      lotId: `lot of ${lineId}`,
      pieces: 100,
      bought,
      made: bought,
      by,
    }),
  );
  const ofPart = inspection({
    orderId: 'part',
    lineId: 'one',
    lotId: 'lot of one',
    pieces: 98,
    bought,
    made: [],
    by,
  });
  const price = catalogue.xray.priceMinor;
  const all = [...ofParent, ofPart];
  expect(retestNotMadeOf('part', all)).toEqual([{ lineId: 'one', minor: price }]);
  expect(retestNotMadeOf('part', ofParent)).toEqual([]);
  expect(retestNotMadeOf('parent', ofParent).map(({ minor }) => minor)).toEqual([0n, 0n]);
});
