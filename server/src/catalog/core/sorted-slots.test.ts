import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedSlots } from './sorted-slots.ts';

/** Few signs, some of them neither digit nor capital of ours, in keys short and long. */
const SIGNS = ['0', '9', 'A', 'B', 'Z', 'Ω', '电'];
const key = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 11 });
const LONG = 6000;

describe('slots in the order of their keys', () => {
  it('give those that begin with a text, in order, from the long list and what came since', () => {
    const made = fc.sample(key, { numRuns: LONG + 300, seed: 7 }).map((signs) => signs.join(''));
    const keys: string[] = [];
    const sorted = new SortedSlots(keys);
    keys.push(...made.slice(0, LONG));
    sorted.addAll(Array.from(keys.keys()));
    for (const one of made.slice(LONG)) sorted.add(keys.push(one) - 1);
    const plain = Array.from(keys.keys()).sort((a, b) => {
      const [x, y] = [keys[a] as string, keys[b] as string];
      return x < y ? -1 : Number(x > y);
    });
    const inOrder = (slots: readonly number[]) => ({
      keys: slots.map((slot) => keys[slot]),
      slots: new Set(slots),
    });
    const expectAll = (prefix: string) => {
      const there = plain.filter((slot) => (keys[slot] as string).startsWith(prefix));
      expect(inOrder(starting(prefix))).toEqual(inOrder(there));
    };
    const starting = (prefix: string) => {
      const found: number[] = [];
      const all = sorted.eachStarting(prefix, 10_000, (slot) => found.push(slot));
      expect(all).toBe(true);
      return found;
    };
    fc.assert(
      fc.property(key, (signs) => expectAll(signs.join(''))),
      { numRuns: 400 },
    );
    for (const prefix of made.slice(0, 400)) expectAll(prefix);
  });
});
