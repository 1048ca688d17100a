import { describe, expect, it } from 'vitest';
import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { EMPTY } from './draft.ts';
import { effectsOf } from './effects.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const terms = (remedy: ClaimTerms['remedy'], total: string): ClaimTerms => ({
  remedy,
  returnPieces: remedy === 'compensation' ? 0 : 3,
  goods: usd(total),
  freight: usd('0.00'),
  total: usd(total),
});

const view = (more: Partial<ClaimView>) =>
  ({
    me: 'buyer',
    state: 'returnAuthorised',
    unitPrice: '1.18000',
    delivered: 4,
    cut: usd('0.00'),
    quantity: 4,
    funds: null,
    offer: null,
    count: null,
    settlement: null,
    back: null,
    claimed: terms('refund', '4.72'),
    money: { held: usd('4.72'), uncovered: usd('0.00'), paid: usd('0.00'), owed: usd('0.00') },
    ...more,
  }) as ClaimView;

// The key stands for the sentence.
const spoken = {
  t: (key: string) => key,
  format: { money: ({ amount }: { amount: string }) => amount },
};
const effects = (of: ClaimView, event: Parameters<typeof effectsOf>[1]['event'], draft = EMPTY) =>
  effectsOf(of, { event, draft }, spoken as unknown as Parameters<typeof effectsOf>[2]).map(
    ({ money, pieces, text }) => [money?.amount ?? pieces ?? null, text],
  );

const counted = (pieces: number) =>
  ({ pieces, at: '', location: '', note: '', mine: false }) satisfies ClaimView['count'];

const none = {
  held: usd('0.00'),
  uncovered: usd('0.00'),
  paid: usd('0.00'),
  owed: usd('0.00'),
} satisfies ClaimView['money'];

describe('the effects of a choice', () => {
  it('state what is set aside before goods are sent, and apart what is only owed', () => {
    const settlement = { ...terms('refund', '4.72'), source: 'offer' as const, at: '', text: '' };
    const money = { ...none, held: usd('3.00'), uncovered: usd('1.72') };
    expect(effects(view({ settlement, money }), 'shipBack')).toEqual([
      [3, 'effect.return'],
      ['3.00', 'effect.heldBuyer'],
      ['1.72', 'effect.uncovered'],
    ]);
    expect(effects(view({ settlement }), 'shipBack')).toEqual([
      [3, 'effect.return'],
      ['4.72', 'effect.heldBuyer'],
    ]);
  });

  it('state of a short count what is at hand, and apart what is only owed', () => {
    const settlement = { ...terms('refund', '4.72'), source: 'claim' as const, at: '', text: '' };
    const money = { ...none, held: usd('1.00'), uncovered: usd('3.72') };
    const short = view({ state: 'returned', settlement, count: counted(1), money });
    expect(effects(short, 'acceptCount')).toEqual([
      ['1.00', 'effect.counted'],
      ['0.57', 'effect.uncovered'],
    ]);
  });

  it('promise no money to a buyer who sends goods back to have them replaced', () => {
    const settlement = {
      ...terms('replacement', '4.72'),
      source: 'ruling' as const,
      at: '',
      text: '',
    };
    expect(effects(view({ settlement }), 'shipBack')).toContainEqual(['4.72', 'effect.security']);
    expect(JSON.stringify(effects(view({ settlement }), 'shipBack'))).not.toContain('Buyer');
  });

  it('state the money of the counted pieces of a short return, and what goes back', () => {
    const settlement = { ...terms('refund', '4.72'), source: 'claim' as const, at: '', text: '' };
    const short = view({ state: 'returned', settlement, count: counted(1) });
    expect(effects(short, 'acceptCount')).toEqual([
      ['1.57', 'effect.counted'],
      ['3.15', 'effect.heldBack'],
    ]);
  });

  it('state what stays secured where a short return is replaced', () => {
    const settlement = {
      ...terms('replacement', '3.54'),
      source: 'claim' as const,
      at: '',
      text: '',
    };
    const short = view({
      state: 'returned',
      settlement,
      count: counted(2),
      money: { ...none, held: usd('3.54') },
    });
    expect(effects(short, 'acceptCount')).toEqual([
      [2, 'effect.countedReplace'],
      ['2.36', 'effect.security'],
      ['1.18', 'effect.heldBack'],
    ]);
  });

  it('say of an offer that it moves nothing before the other side accepts', () => {
    const draft = { ...EMPTY, remedy: 'compensation' as const, amount: '2.00' };
    expect(effects(view({ state: 'refused' }), 'offer', draft)[0]).toEqual([null, 'effect.offer']);
  });

  it('state what a ruling costs, and that a rejection pays nothing', () => {
    const staff = view({ me: 'staff', state: 'arbitrating' });
    const pays = { ...EMPTY, decision: 'compensation' as const, amount: '2.00' };
    expect(effects(staff, 'rule', pays)).toEqual([['2.00', 'effect.payStaff']]);
    const rejects = { ...EMPTY, decision: 'reject' as const };
    expect(effects(staff, 'rule', rejects)).toEqual([[null, 'effect.ruleReject']]);
  });
});
