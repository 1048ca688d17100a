import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySettings, FIXED_SEED, freshSeed, propertySettings } from './seed.ts';

/** The values that a property is tried with. */
function tried(): number[] {
  const values: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (value) => {
      values.push(value);
    }),
  );
  return values;
}

describe('property tests', () => {
  it('have the seed of this run in every file without asking for it', () => {
    expect(fc.readConfigureGlobal()).toMatchObject(propertySettings(process.env));
  });

  it('try the same values under the same seed, and others under another', () => {
    const before = propertySettings(process.env);
    const underFixed = [1, 2].map(() => {
      applySettings({ seed: FIXED_SEED, numRuns: 20 });
      return tried();
    });
    applySettings({ seed: FIXED_SEED + 1, numRuns: 20 });
    const underOther = tried();
    applySettings(before);
    expect(underFixed[0]).toEqual(underFixed[1]);
    expect(underFixed[0]).toHaveLength(20);
    expect(underOther).not.toEqual(underFixed[0]);
  });

  it('are replayed by the environment, and refuse a seed that is none', () => {
    expect(propertySettings({})).toEqual({ seed: FIXED_SEED, numRuns: 100 });
    expect(propertySettings({ PROPERTY_SEED: '-7', PROPERTY_RUNS: '1000' })).toEqual({
      seed: -7,
      numRuns: 1000,
    });
    expect(() => propertySettings({ PROPERTY_SEED: 'abc' })).toThrow('PROPERTY_SEED');
  });

  it('get fresh seeds that PROPERTY_SEED can name', () => {
    const seeds = new Set(Array.from({ length: 50 }, freshSeed));
    expect(seeds.size).toBeGreaterThan(45);
    for (const seed of seeds) {
      expect(propertySettings({ PROPERTY_SEED: String(seed) }).seed).toBe(seed);
    }
  });
});
