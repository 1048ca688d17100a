import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidPrice } from '#contract/claims/price.ts';
import { claimMoney } from '#contract/claims/table.ts';
import type { Claim } from './claim.ts';
import { missingFor, paymentFrom, planOf } from './money.ts';
import { termsOf, totalOf, violationOf, warrantyUntil } from './terms.ts';

const recordedAt = new Date('2026-11-20T02:00:00Z');
const party = (id: string) => ({ id, name: id });

const example: Claim = {
  id: 'claim',
  no: 'AS-261120-1001',
  kind: 'trade',
  orderId: 'order',
  orderNo: 'TO-261101-1001',
  lineId: 'line',
  mpn: 'TPS54331DR',
  manufacturer: 'Texas Instruments',
  unitPrice: 64800n,
  delivered: 5000,
  cut: 0n,
  buyer: party('buyer'),
  seller: party('seller'),
  state: 'applied',
  version: 1,
  appliedAt: recordedAt,
  since: recordedAt,
  warrantyUntil: recordedAt,
  reason: 'functional',
  quantity: 2500,
  claimed: { remedy: 'refund', returnPieces: 2120, goods: 162000n, freight: 0n },
  text: '',
  refusal: '',
  offer: null,
  settlement: null,
  held: 0n,
  paid: 0n,
  outstanding: 0n,
  restPaidAt: null,
  back: null,
  counted: null,
  forwarded: null,
  quarantinedAt: null,
  surplusReturned: null,
  replacement: null,
  replacementEnding: null,
  funds: { available: 0n, depositFen: 0n, rateMicros: 7_100_000n },
};

const cents = fc.bigInt({ min: 0n, max: 10_000_000n });
const funds = fc.record({
  available: fc.bigInt({ min: -5n, max: 500_000n }),
  depositFen: cents,
  rateMicros: fc.option(fc.bigInt({ min: 1_000_000n, max: 20_000_000n }), { nil: null }),
});

/** Claims with terms in force, of which some money may be set aside already. */
const settledClaim = fc
  .record({
    funds,
    held: cents,
    paid: cents,
    owed: fc.bigInt({ min: 1n, max: 1_000_000n }),
    goods: fc.bigInt({ min: 1n, max: 162_000n }),
    freight: fc.bigInt({ min: 0n, max: 50_000n }),
    returnPieces: fc.integer({ min: 1, max: 2500 }),
    part: fc.integer({ min: 0, max: 2500 }),
    remedy: fc.constantFrom('refund', 'replacement', 'compensation'),
  })
  .map(({ goods, freight, returnPieces, part, remedy, ...rest }): Claim => {
    const terms = { remedy, returnPieces, goods, freight } as const;
    const pieces = Math.min(part, returnPieces);
    const counted = { pieces, by: null, recordedAt, location: '', note: '' };
    const settlement = { ...terms, source: 'claim', recordedAt, text: '' } as const;
    return { ...example, ...rest, counted, settlement };
  });

/** Cents that a plan takes of the seller, gives it back, and pays the buyer. */
function movedBy(steps: ReturnType<(typeof planOf)['pay']>['steps']) {
  const sums = { aside: 0n, fromSeller: 0n, fromHeld: 0n, back: 0n, fund: 0n };
  for (const step of steps) {
    if (step.what === 'pay') sums.fromHeld += step.minor;
    else if (step.what === 'giveBack') sums.back += step.minor;
    else if (step.what === 'fund') sums.fund += step.minor;
    else if (step.what === 'compensate') sums.fromSeller += step.minor - step.short;
    else if (step.what === 'setAside')
      sums.aside += step.payment.availableMinor + step.payment.deposit.minor;
  }
  return sums;
}

describe('the money of a claim', () => {
  it.each(claimMoney)('is conserved by %s: what is held changes by what moves', (move) => {
    fc.assert(
      fc.property(settledClaim, (claim) => {
        const plan = planOf[move](claim);
        const { aside, fromSeller, fromHeld, back } = movedBy(plan.steps);
        // Money is set aside once: a claim that holds some is never set aside again.
        const before = move === 'setAside' ? 0n : claim.held;
        expect(plan.held).toBe(before + aside - fromHeld - back);
        expect(plan.paid - claim.paid).toBe(fromHeld + fromSeller);
        expect(plan.outstanding).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it('pays what is due, and owes exactly the rest', () => {
    fc.assert(
      fc.property(settledClaim, (claim) => {
        const due = totalOf(claim.settlement ?? claim.claimed);
        const { paid, outstanding, held } = planOf.pay(claim);
        expect(paid - claim.paid + outstanding).toBe(due);
        expect(held).toBe(0n);
      }),
    );
  });

  it('pays of a short count no more than its pieces earn, and all for all', () => {
    fc.assert(
      fc.property(settledClaim, (claim) => {
        const { settlement, counted } = claim;
        if (!settlement || !counted) throw new Error('the example has both');
        const plan = planOf.payPart(claim);
        const due = plan.paid - claim.paid + plan.outstanding;
        expect(due).toBeLessThanOrEqual(totalOf(settlement));
        if (counted.pieces === settlement.returnPieces) expect(due).toBe(totalOf(settlement));
      }),
    );
  });

  it('never takes more of a seller than it has: the balance first, then the deposit', () => {
    fc.assert(
      fc.property(funds, cents, (has, minor) => {
        const { availableMinor, deposit } = paymentFrom(has, minor);
        const most = has.available > 0n ? has.available : 0n;
        expect(availableMinor).toBeLessThanOrEqual(most);
        expect(deposit.fen).toBeLessThanOrEqual(has.depositFen);
        expect(availableMinor + deposit.minor).toBeLessThanOrEqual(minor);
        if (deposit.fen > 0n) expect(availableMinor).toBe(most);
        expect(deposit.fen > 0n).toBe(deposit.minor > 0n);
      }),
    );
  });

  it('goes back but for what a replacement needs, which is what its pieces cost the buyer', () => {
    const terms = { remedy: 'replacement', returnPieces: 2500, goods: 1120_00n } as const;
    const settlement = { ...terms, freight: 0n, source: 'claim', recordedAt, text: '' } as const;
    const counted = { pieces: 1000, by: null, recordedAt, location: '', note: '' };
    const claim = { ...example, cut: 1000_00n, settlement, counted, held: 1120_00n };
    expect(planOf.fundReplacement(claim).steps).toEqual([
      { what: 'giveBack', minor: 1120_00n, toBalance: 448_00n },
      { what: 'fund', pieces: 1000, unitPrice: 44800n, minor: 448_00n },
    ]);
    expect(planOf.giveBack(claim).steps).toEqual([
      { what: 'giveBack', minor: 1120_00n, toBalance: 0n },
    ]);
  });

  it('secures a replacement in full or names what is missing', () => {
    const terms = { remedy: 'replacement', returnPieces: 100, goods: 6480n, freight: 0n } as const;
    const settlement = { ...terms, source: 'claim', recordedAt, text: '' } as const;
    const poor = { available: 1000n, depositFen: 0n, rateMicros: null };
    const rich = { ...poor, available: 6480n };
    expect(missingFor({ ...example, settlement, funds: poor })).toBe(5480n);
    expect(missingFor({ ...example, settlement, funds: rich })).toBe(0n);
  });
});

describe('the terms of a claim', () => {
  it('take the price of the pieces for a replacement, whatever was stated', () => {
    const stated = {
      remedy: 'replacement',
      returnPieces: 1000,
      amount: '1.00',
      freight: '5',
    } as const;
    expect(termsOf(example, stated)).toMatchObject({ goods: 64800n, freight: 0n });
  });

  it('cannot go beyond the claimed pieces or their price', () => {
    const most = paidPrice(example, example.quantity);
    const terms = { remedy: 'refund', returnPieces: 1, goods: most, freight: 0n } as const;
    expect(violationOf(example, terms)).toBeNull();
    expect(violationOf(example, { ...terms, goods: most + 1n })?.field).toBe('amount');
    expect(violationOf(example, { ...terms, goods: 0n })?.field).toBe('amount');
    expect(violationOf(example, { ...terms, returnPieces: 0 })?.field).toBe('returnPieces');
    expect(violationOf(example, { ...terms, freight: 50_001n })?.field).toBe('freight');
  });

  it('cannot go beyond what the pieces cost the buyer after a price cut', () => {
    // 5,000 pieces at 0.648 USD less 1,000.00 are 2,240.00; half of them are claimed.
    const cut = { ...example, cut: 1000_00n };
    const terms = { remedy: 'refund', returnPieces: 1, goods: 1120_00n, freight: 0n } as const;
    expect(violationOf(cut, terms)).toBeNull();
    const more = { ...terms, goods: 1120_01n };
    expect(violationOf(cut, more)).toEqual({ field: 'amount', most: 1120_00n });
    const replaced = { remedy: 'replacement', returnPieces: 2500, amount: '0' } as const;
    expect(termsOf(cut, replaced)).toMatchObject({ goods: 1120_00n });
    expect(violationOf(cut, termsOf(cut, replaced))).toBeNull();
  });

  it('hold for the warranty, and for 30 days at least', () => {
    const days = (warranty: number) =>
      (warrantyUntil(recordedAt, warranty).getTime() - recordedAt.getTime()) / 86_400_000;
    expect([days(0), days(15), days(30), days(90)]).toEqual([30, 30, 30, 90]);
  });
});
