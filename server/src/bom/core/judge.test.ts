import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMatch, type PartFound } from './judge.ts';

const TI = { id: 'ti', key: 'TEXASINSTRUMENTS' };

const part = (mpn: string, more: Partial<PartFound> = {}): PartFound => ({
  mpn,
  makerId: TI.id,
  makerKey: TI.key,
  widened: false,
  twins: false,
  sellers: 3,
  ...more,
});
const st = { makerId: 'st', makerKey: 'STMICROELECTRONICS' };

describe('judge', () => {
  it.each([
    ['LM358DR', 'exact'],
    ['lm358dr', 'normalised'],
    ['LM358 DR', 'normalised'],
    ['ＬＭ３５８ＤＲ', 'normalised'],
    ['LM358-DR', 'normalised'],
  ])('takes %s for LM358DR as %s', (typed, state) => {
    expect(decideMatch(typed, null, [part('LM358DR')])).toMatchObject({ state, candidates: [] });
  });

  it('finds nothing where nothing was found', () => {
    expect(decideMatch('LM358DR', TI, [])).toBeNull();
  });

  it('spec domain 3: lets the reader choose where a point or a twin makes another part of it', () => {
    expect(decideMatch('SMAJ6.0CA', null, [part('SMAJ60CA')])?.state).toBe('ambiguous');
    expect(decideMatch('SMAJ60CA', null, [part('SMAJ60CA', { twins: true })])?.state).toBe('exact');
    expect(decideMatch('1.5KE56CA-B', null, [part('1.5KE56CA/B', { twins: true })])?.state).toBe(
      'ambiguous',
    );
    const both = decideMatch('SMAJ60CA', null, [
      part('SMAJ6.0CA', { sellers: 9 }),
      part('SMAJ60CA'),
    ]);
    expect(both?.state).toBe('ambiguous');
    expect(both?.candidates.map(({ mpn }) => mpn)).toEqual(['SMAJ60CA', 'SMAJ6.0CA']);
  });

  it('lets the reader choose among makers, unless the line names one', () => {
    const found = [part('LM358DR'), part('LM358DR', { ...st, sellers: 9 })];
    expect(decideMatch('LM358DR', null, found)).toMatchObject({ state: 'ambiguous', part: st });
    expect(decideMatch('LM358DR', TI, found)).toMatchObject({
      state: 'exact',
      part: { makerId: 'ti' },
    });
    expect(decideMatch('LM358DR', { id: null, key: 'TEXASINSTRUMENTSUSA' }, found)?.state).toBe(
      'exact',
    );
  });

  it('tells that a number is another maker’s', () => {
    expect(decideMatch('LM358DR', { id: 'on', key: 'ONSEMI' }, [part('LM358DR')])).toMatchObject({
      state: 'otherMaker',
      candidates: [{ mpn: 'LM358DR' }],
    });
    expect(decideMatch('LM358DR', { id: null, key: 'NOBODY' }, [part('LM358DR')])?.state).toBe(
      'otherMaker',
    );
  });

  it('widens to a base, and never takes it by itself', () => {
    expect(decideMatch('TXS0108EPW', null, [part('TXS0108EPWR', { widened: true })])).toMatchObject(
      {
        state: 'base',
        candidates: [{ mpn: 'TXS0108EPWR' }],
      },
    );
  });

  it('counts other blanks of one maker’s number as the same number', () => {
    const found = [part('BSS83P H6327', { sellers: 9 }), part('BSS83PH6327')];
    expect(decideMatch('BSS83PH6327', null, found)).toMatchObject({
      state: 'exact',
      part: { mpn: 'BSS83PH6327' },
    });
  });

  it('settles only what it gives no choice of, and never takes another maker’s part', () => {
    const anyPart = fc.record({
      mpn: fc.constantFrom('SMAJ6.0CA', 'SMAJ60CA', 'SMAJ-60CA', 'SMAJ60 CA', 'smaj60ca'),
      makerId: fc.constantFrom('ti', 'st', 'on'),
      makerKey: fc.constantFrom('TEXASINSTRUMENTS', 'ST', 'ONSEMI'),
      widened: fc.boolean(),
      twins: fc.boolean(),
      sellers: fc.integer({ min: 1, max: 9 }),
    });
    const anyMaker = fc.option(
      fc.record({ id: fc.constantFrom('ti', 'st', null), key: fc.constantFrom('TI', 'ST') }),
    );
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 5 }), anyMaker, (found, maker) => {
        const judged = decideMatch('SMAJ60CA', maker, found);
        expect(judged === null).toBe(found.length === 0);
        if (judged === null) return;
        const isSettled = judged.state === 'exact' || judged.state === 'normalised';
        expect(judged.candidates.length === 0).toBe(isSettled);
        if (!isSettled) return;
        expect(judged.part.widened).toBe(false);
        expect(judged.part.mpn).not.toBe('SMAJ6.0CA');
        if (maker)
          expect([maker.id, 'same key']).toContain(
            judged.part.makerKey === maker.key ? 'same key' : judged.part.makerId,
          );
      }),
    );
  });
});
