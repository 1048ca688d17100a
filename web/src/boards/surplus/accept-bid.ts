import type { ClientInput } from '#contract/call.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { acceptBid } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';

type Item = Bid['items'][number];

/** How much of each item is sold, as typed; empty for nothing. */
export type AcceptQuantities = Readonly<Record<string, string>>;

/** The form as it opens: everything that is left is sold. */
export const initialQuantities = (bid: Bid): AcceptQuantities =>
  Object.fromEntries(bid.items.map(({ id, left }) => [id, left > 0 ? `${left}` : '']));

/**
 * The items that are sold, each with its quantity as typed. An item that sold out since it was typed
 * has no field, and is left out.
 */
export const listSoldItems = (bid: Bid, quantities: AcceptQuantities) =>
  bid.items.flatMap((item) => {
    const quantity = quantities[item.id] ?? '';
    return quantity !== '' && item.left > 0 ? [{ item, quantity }] : [];
  });

export const inputOf = (bid: Bid, quantities: AcceptQuantities): ClientInput<typeof acceptBid> => ({
  replyId: bid.id,
  version: bid.version,
  items: listSoldItems(bid, quantities).map(({ item, quantity }) => ({
    replyItemId: item.id,
    quantity,
  })),
});

/** Faults by item id; `over` where more is sold than is left. */
export function validateDraft(bid: Bid, quantities: AcceptQuantities): FieldErrors {
  const sold = listSoldItems(bid, quantities);
  const violations: Record<string, string> = {};
  for (const [path, reason] of Object.entries(validateInput(acceptBid, inputOf(bid, quantities)))) {
    const [list, index, field] = path.split('.');
    const row = list === 'items' && field ? sold[Number(index)] : undefined;
    violations[row?.item.id ?? path] = reason;
  }
  for (const { item, quantity } of sold) {
    if (Number(quantity) > item.left) violations[item.id] ??= 'over';
  }
  return violations;
}

/** Returns what an item brings at the sold quantity; null while the quantity is not valid. */
export const costOf = (item: Item, quantity: string): MoneyWire | null =>
  /^[1-9]\d*$/.test(quantity)
    ? wire(lineAmount({ unitPrice: parseUnitPrice(item.unitPrice), quantity: Number(quantity) }))
    : null;
