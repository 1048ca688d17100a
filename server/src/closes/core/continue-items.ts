import type { CloseItem } from '#contract/closes/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';

/** Identifies an open item among those of a close. */
export interface Finding {
  readonly kind: CloseItem['kind'];
  readonly currency: Currency | null;
  readonly amount: bigint | null;
}

/**
 * Returns for each finding of a close the item of the close before that it continues, null for a new
 * one. Findings of one kind and currency are paired by their amounts first, then in order.
 */
export function continuedItems<Item extends Finding>(
  findings: readonly Finding[],
  before: readonly Item[],
): (Item | null)[] {
  const left = new Set(before);
  const removeFirst = (fits: (item: Item) => boolean): Item | null => {
    const item = [...left].find(fits) ?? null;
    if (item !== null) left.delete(item);
    return item;
  };
  const isAlike = (one: Finding, other: Finding) =>
    one.kind === other.kind && one.currency === other.currency;
  const same = findings.map((finding) =>
    removeFirst((item) => isAlike(item, finding) && item.amount === finding.amount),
  );
  return findings.map(
    (finding, index) => same[index] ?? removeFirst((item) => isAlike(item, finding)),
  );
}
