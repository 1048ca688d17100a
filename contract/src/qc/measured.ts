import { type BadLot, chanceToFind, type Sampled } from './planning/coverage.ts';
import { type FaultKind, lotKinds } from './planning/fault-kinds.ts';

/** How often a test found a counterfeit type in blind samples, with its interval of 95 %. */
export interface MeasuredRate {
  readonly test: string;
  readonly truth: string;
  readonly trials: number;
  readonly hits: number;
  readonly low: number;
  readonly high: number;
}

/** The chance to find a lot of one kind by what blind samples measured. */
export interface MeasuredChance {
  /** Trials of the plan's tests on blind samples of the kind, few ones too. */
  readonly trials: number;
  /** Tests with enough trials; the chances are theirs alone, 0 to 1, and null where there is none. */
  readonly tests: number;
  readonly chance: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Returns the chance that tests find a lot of one kind, with measured rates in place of estimates.
 * Only tests with `trialsMin` trials count; their interval is that of all rates at once low or high,
 * which is wider than 95 %.
 */
export function measuredChance(
  tests: readonly Sampled[],
  rates: readonly MeasuredRate[],
  { kind, lot, bad, trialsMin }: BadLot & { readonly kind: FaultKind; readonly trialsMin: number },
): MeasuredChance {
  const tried = tests.flatMap(({ test, sample }) => {
    const rate = rates.find((one) => one.test === test && one.truth === kind);
    return rate === undefined || sample === 0 ? [] : [{ rate, sample }];
  });
  const trials = tried.reduce((sum, { rate }) => sum + rate.trials, 0);
  const measured = tried.filter(({ rate }) => rate.trials >= trialsMin);
  if (measured.length === 0) return { trials, tests: 0, chance: null, low: null, high: null };
  const combined = (recognitionOf: (rate: MeasuredRate) => number): number =>
    1 -
    measured.reduce((missed, { rate, sample }) => {
      const found = lotKinds.includes(kind)
        ? recognitionOf(rate)
        : chanceToFind({ lot, bad }, sample, recognitionOf(rate));
      return missed * (1 - found);
    }, 1);
  return {
    trials,
    tests: measured.length,
    chance: combined(({ hits, trials: of }) => hits / of),
    low: combined(({ low }) => low),
    high: combined(({ high }) => high),
  };
}
