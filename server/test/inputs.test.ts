import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyCall } from '#harness/every-call.ts';
import { inputsOf } from '#harness/schema-fuzz.ts';

describe('the schema of an input', () => {
  it('refuses whatever does not fit it, and never breaks on it', async () => {
    const calls = await everyCall();
    expect(calls.length).toBeGreaterThan(300);
    const { seed = 0, numRuns: runs = 100 } = fc.readConfigureGlobal();
    const broken: string[] = [];
    for (const call of calls) {
      const schemas = await call.schemas();
      const inputs = await inputsOf(call, { runs, seed });
      const breaking = inputs.find((input) => {
        try {
          schemas.input.safeParse(input);
          return false;
        } catch {
          return true;
        }
      });
      if (breaking !== undefined) broken.push(`${call.path} ${JSON.stringify(breaking)}`);
    }
    expect(broken).toEqual([]);
    // The longer command asks for many more runs.
  }, 600_000);
});
