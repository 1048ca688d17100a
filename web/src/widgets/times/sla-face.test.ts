import { describe, expect, test } from 'vitest';
import { gaugeTone } from './gauge-tone.ts';
import { slaFace } from './sla-face.ts';

const HOUR = 3_600_000;
const at = (used: number, length = 8 * HOUR) => ({ since: 0, due: length, now: used * length });

describe('a staff timer', () => {
  test('turns amber from three quarters and red when late', () => {
    expect(slaFace(at(0.5))).toEqual({ clock: '04:00', used: 0.5, tone: 'plain' });
    expect(slaFace(at(0.75)).tone).toBe('wait');
    expect(slaFace({ since: 0, due: HOUR, now: HOUR + 52 * 60_000 })).toEqual({
      clock: '\u221200:52',
      used: 1,
      tone: 'late',
    });
  });

  test('leaves hours to working days above one day, late ones as well', () => {
    expect(slaFace({ since: 0, due: HOUR, now: 121 * HOUR })).toEqual({
      clock: null,
      used: 1,
      tone: 'late',
    });
    expect(slaFace({ since: 0, due: 40 * HOUR, now: 0 }).clock).toBeNull();
    expect(slaFace({ since: 0, due: 40 * HOUR, now: 20 * HOUR }).clock).toBe('20:00');
  });
});

describe('the working-day gauge', () => {
  test.each([
    [3, false, true, 'plain'],
    [2, false, true, 'wait'],
    [2, false, false, 'plain'],
    [1, false, false, 'wait'],
    [0, false, false, 'wait'],
    [-1, true, false, 'late'],
    [null, false, true, 'plain'],
  ] as const)('%s left, late %s, mine %s: %s', (left, late, mine, tone) => {
    expect(gaugeTone({ left, late, mine })).toBe(tone);
  });
});
