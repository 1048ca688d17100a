import { describe, expect, it } from 'vitest';
import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { firstRuling, rulingAmounts } from './ruling.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const terms = (goods: string, more: Partial<ClaimTerms> = {}): ClaimTerms => ({
  remedy: 'refund',
  returnPieces: 400,
  goods: usd(goods),
  freight: usd('0.00'),
  total: usd(goods),
  ...more,
});
const settled = (of: ClaimTerms) => ({ ...of, source: 'offer' as const, at: '', text: '' });
const count = (pieces: number) => ({ pieces }) as ClaimView['count'];
const withFreight = terms('1144.00', { freight: usd('20.00'), total: usd('1164.00') });

/** A claim on 400 of 1000 pieces at 2.86 USD that support decides after its goods were sent. */
const view = (more: Partial<ClaimView>) =>
  ({
    state: 'arbitrating',
    unitPrice: '2.86000',
    delivered: 1000,
    cut: usd('0.00'),
    quantity: 400,
    claimed: terms('1144.00'),
    offer: null,
    settlement: settled(terms('1144.00')),
    back: { agreed: 400 },
    count: null,
    ...more,
  }) as ClaimView;

describe('the amount that a ruling begins with', () => {
  it('is what the counted pieces are worth where too few came, beside all that was agreed', () => {
    const short = view({ count: count(100) });
    expect(rulingAmounts(short)).toEqual({ counted: usd('286.00'), whole: usd('1144.00') });
    expect(firstRuling(short)).toMatchObject({ decision: 'compensation', amount: '286.00' });
  });

  it('has the freight that the seller bears, and never more than the pieces cost', () => {
    const short = view({ count: count(100), settlement: settled(withFreight) });
    expect(rulingAmounts(short)).toEqual({ counted: usd('306.00'), whole: usd('1144.00') });
    const less = terms('400.00', { freight: usd('20.00'), total: usd('420.00') });
    expect(rulingAmounts(view({ count: count(100), settlement: settled(less) }))).toEqual({
      counted: usd('120.00'),
      whole: usd('420.00'),
    });
  });

  it('is the price of the counted pieces where they were to be replaced', () => {
    const settlement = settled(terms('1144.00', { remedy: 'replacement' }));
    expect(firstRuling(view({ count: count(10), settlement })).amount).toBe('28.60');
  });

  it('is typed where nothing came: a parcel without pieces earns nothing by itself', () => {
    const empty = view({ count: count(0), settlement: settled(withFreight) });
    expect(rulingAmounts(empty)).toEqual({ counted: null, whole: usd('1144.00') });
    expect(firstRuling(empty)).toMatchObject({ decision: 'compensation', amount: '' });
  });

  it('is all that was agreed where all came, or the parcel is lost', () => {
    for (const found of [count(400), count(450), null]) {
      const claim = view({ count: found });
      expect(rulingAmounts(claim)).toEqual({ counted: null, whole: usd('1144.00') });
      expect(firstRuling(claim).amount).toBe('1144.00');
    }
  });

  it('follows what was agreed, not an offer or a claim before it', () => {
    const claim = view({
      count: count(100),
      claimed: terms('1000.00'),
      offer: { ...terms('900.00'), by: 'buyer', number: 1, at: '', text: '' },
      settlement: settled(terms('800.00')),
    });
    expect(firstRuling(claim).amount).toBe('200.00');
  });

  it('is the last offer, or the claim, while no goods were sent', () => {
    const early = view({ back: null, settlement: null });
    expect(rulingAmounts(early)).toBeNull();
    expect(firstRuling(early)).toMatchObject({
      decision: 'refund',
      amount: '1144.00',
      returnPieces: '400',
    });
    const offer = { ...withFreight, by: 'seller' as const, number: 1, at: '', text: '' };
    expect(firstRuling({ ...early, offer })).toMatchObject({ freight: '20.00' });
  });
});
