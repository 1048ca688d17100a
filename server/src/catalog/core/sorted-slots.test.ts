import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedSlots } from './sorted-slots.ts';

/** Few signs, some of them neither digit nor capital of ours, in keys short and long. */
const SIGNS = ['0', '9', 'A', 'B', 'Z', 'Ω', '电'];
const key = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 11 });
/** How many are added at once, one batch after the other: some join the long list, some do not. */
const BATCHES = [4000, 900, 1, 700, 300, 2000, 60];
/** So many are then added one by one: more than ever wait in the short list. */
const SINGLES = 4300;

describe('slots in the order of their keys', () => {
  it('give those that begin with a text, in order, however many at once they came', () => {
    const inBatches = BATCHES.reduce((sum, size) => sum + size, 0);
    const made = fc.sample(key, { numRuns: inBatches + SINGLES, seed: 7 });
    const texts = made.map((signs) => signs.join(''));
    const keys: string[] = [];
    const sorted = new SortedSlots(keys);
    const checked = (prefixes: readonly string[]) => {
      const plain = Array.from(keys.keys()).sort((a, b) => {
        const [x, y] = [keys[a] as string, keys[b] as string];
        return x < y ? -1 : Number(x > y);
      });
      for (const prefix of prefixes) {
        const found: number[] = [];
        const all = sorted.visitPrefix(prefix, 20_000, (slot) => found.push(slot));
        expect(all).toBe(true);
        expect(found).toEqual(plain.filter((slot) => (keys[slot] as string).startsWith(prefix)));
      }
    };
    const drawn = fc.sample(key, { numRuns: 60, seed: 8 }).map((signs) => signs.join(''));
    for (const size of BATCHES) {
      const from = keys.length;
      keys.push(...texts.slice(from, from + size));
      sorted.addAll(Array.from({ length: size }, (_, n) => from + n));
      checked(['', ...drawn]);
    }
    for (const text of texts.slice(inBatches)) sorted.add(keys.push(text) - 1);
    checked(['', ...drawn, ...texts.slice(0, 200)]);
  });
});
