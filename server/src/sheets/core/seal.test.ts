import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const sealer = { secret: randomBytes(32), purpose: 'stock' };
const now = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-11-21T02:10:00Z');

it('answers what was sealed until it ends', () => {
  const what = { kind: 'export', account: 'a', filter: { keyword: 'ä=1' } };
  const text = seal(what, later, sealer);
  expect(unseal(text, now, sealer)).toEqual(what);
  expect(unseal(text, later, sealer)).toEqual(what);
  expect(unseal(text, new Date(later.getTime() + 1), sealer)).toBeNull();
  expect(unseal(text, now, { ...sealer, secret: randomBytes(32) })).toBeNull();
  expect(unseal(text, now, { ...sealer, purpose: 'quotes' })).toBeNull();
});

it('answers nothing for a text that was changed in any place', () => {
  const text = seal({ account: 'a' }, later, sealer);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom(...'abcXYZ01-_.'), (at, letter) => {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      // The last letter of base64url holds bits that stand for nothing.
      if (changed === text || at === text.length - 1) return;
      expect(unseal(changed, now, sealer)).toBeNull();
    }),
  );
  for (const foreign of ['', '.', 'a.b', 'e30.AAAAAAAAAAAAAAAAAAAAAA']) {
    expect(unseal(foreign, now, sealer)).toBeNull();
  }
});
