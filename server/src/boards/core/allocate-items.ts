/** The fields of a reply's item that an acceptance needs. */
export interface Offered {
  readonly id: string;
  readonly quantity: number;
  readonly acceptedQuantity: number;
}

export interface Wanted {
  readonly replyItemId: string;
  readonly quantity: number;
}

/** The accepted quantity of each item, or the reason why nothing is accepted. */
export type AllocationResult<Item extends Offered> =
  | {
      readonly ok: true;
      readonly allocations: readonly { readonly item: Item; readonly quantity: number }[];
      /** Pieces of the whole reply that are left after it. */
      readonly left: number;
    }
  | { readonly ok: false; readonly why: 'unknown' }
  | { readonly ok: false; readonly why: 'tooMany'; readonly item: Item; readonly left: number };

/**
 * Takes quantities from the items of one reply: never more of an item than was offered and is not
 * taken yet, and all of what is wanted or nothing. An item that is wanted twice is taken once, for
 * the sum. What the post asked for is no limit.
 */
export function allocateItems<Item extends Offered>(
  offered: readonly Item[],
  wanted: readonly Wanted[],
): AllocationResult<Item> {
  const items = new Map(offered.map((item) => [item.id, item]));
  const sums = new Map<Item, number>();
  for (const { replyItemId, quantity } of wanted) {
    const item = items.get(replyItemId);
    if (item === undefined) return { ok: false, why: 'unknown' };
    sums.set(item, (sums.get(item) ?? 0) + quantity);
  }
  for (const [item, quantity] of sums) {
    const left = item.quantity - item.acceptedQuantity;
    if (quantity > left) return { ok: false, why: 'tooMany', item, left };
  }
  const left = offered.reduce(
    (sum, item) => sum + item.quantity - item.acceptedQuantity - (sums.get(item) ?? 0),
    0,
  );
  return { ok: true, allocations: [...sums].map(([item, quantity]) => ({ item, quantity })), left };
}
