import type { Facets } from '#contract/catalog/search-schemas.ts';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { conditions, stockConditions } from '#contract/options.ts';
import type { Count, PartIndex } from './part-index.ts';

/** The part of a line filter that counters can decide; null accepts everything. */
export interface CounterFilter {
  readonly conditions: readonly StockCondition[] | null;
  readonly packagings: readonly Packaging[] | null;
  readonly leadTimes: readonly LeadTime[] | null;
  readonly quantity: number | null;
  readonly covering: boolean;
  readonly passedSince: Date | null;
}

const packagings: readonly Packaging[] = ['roll', 'pallet', 'pipe'];
const MAKERS_MOST = 30;

/** Lines of one condition; those of none of the counted ones are unknown. */
const conditionCount = (index: PartIndex, slot: number, condition: StockCondition): number =>
  condition === 'unknown'
    ? conditions.reduce((rest, one) => rest - index.count(slot, one), index.count(slot, 'lines'))
    : index.count(slot, condition);

const leadTimeCount = (index: PartIndex, slot: number, leadTime: LeadTime): number =>
  leadTime === 'now'
    ? index.count(slot, 'now')
    : index.count(slot, 'lines') - index.count(slot, 'now');

/** Whether the counters of a part leave it open that one of its lines passes. */
export function mayMatch(index: PartIndex, slot: number, filter: CounterFilter): boolean {
  const has = (names: readonly Count[] | null) =>
    names === null || names.some((name) => index.count(slot, name) > 0);
  return (
    (filter.conditions === null ||
      filter.conditions.some((condition) => conditionCount(index, slot, condition) > 0)) &&
    has(filter.packagings) &&
    (filter.leadTimes === null ||
      filter.leadTimes.some((leadTime) => leadTimeCount(index, slot, leadTime) > 0)) &&
    (!filter.covering || index.quantity(slot) >= (filter.quantity ?? 0)) &&
    (filter.passedSince === null || index.count(slot, 'passed') > 0)
  );
}

/** Offers of parts by maker, those with most first. */
export function manufacturerCounts(
  index: PartIndex,
  slots: readonly number[],
  names: ReadonlyMap<string, string>,
): Facets['manufacturers'] {
  const lines = new Map<string, number>();
  for (const slot of slots) {
    const name = names.get(index.makerId(slot)) ?? '';
    lines.set(name, (lines.get(name) ?? 0) + index.count(slot, 'lines'));
  }
  return [...lines]
    .map(([value, n]) => ({ value, lines: n }))
    .sort((a, b) => b.lines - a.lines || (a.value < b.value ? -1 : 1));
}

/** Offers of parts by what they may be filtered by. */
export function countFacets(
  index: PartIndex,
  slots: readonly number[],
  names: ReadonlyMap<string, string>,
): Facets {
  const sum = (of: (slot: number) => number) => slots.reduce((all, slot) => all + of(slot), 0);
  const counted = <T extends Count>(values: readonly T[]) =>
    values
      .map((value) => ({ value, lines: sum((slot) => index.count(slot, value)) }))
      .filter(({ lines }) => lines > 0);
  return {
    manufacturers: manufacturerCounts(index, slots, names).slice(0, MAKERS_MOST),
    conditions: stockConditions
      .map((value) => ({
        value,
        lines: sum((slot) => conditionCount(index, slot, value)),
      }))
      .filter(({ lines }) => lines > 0),
    packagings: counted(packagings),
    leadTimes: (['now', 'any'] as const)
      .map((value) => ({ value, lines: sum((slot) => leadTimeCount(index, slot, value)) }))
      .filter(({ lines }) => lines > 0),
  };
}
