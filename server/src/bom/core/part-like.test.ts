import { describe, expect, it } from 'vitest';
import { isPartLike } from './part-like.ts';

describe('isPartLike', () => {
  it.each([
    'LM358DR',
    'RC0402FR-071KL',
    'PCF8523T/1,118',
    '22232041',
    'PTS810 SJM 250 SMTR LFS',
    'B2B-XH-A (LF)(SN)',
    'YAGEO RC0402FR-071KL',
    '1N4148',
    'BC847',
  ])('takes %s for a part number', (text) => {
    expect(isPartLike(text)).toBe(true);
  });

  it.each([
    '',
    '100nF',
    '4.7uF/16V',
    '10k 1% 0603',
    '4k7',
    '0603',
    'SOT-23',
    '12.288MHz',
    'LED RED',
    'Resistor 10k',
    'see drawing',
    '贴片电阻 10K',
    'https://example.com/LM358DR',
    'X'.repeat(60) + '1'.repeat(60),
  ])('takes %s for none', (text) => {
    expect(isPartLike(text)).toBe(false);
  });
});
