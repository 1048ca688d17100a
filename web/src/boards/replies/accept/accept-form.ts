import { acceptReply } from '#contract/boards/calls.ts';
import type { Reply } from '#contract/boards/schemas.ts';
import type { ClientInput } from '#contract/call.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import { goodsTypeOf, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';

type Item = Reply['items'][number];

/** How much of an offered item is taken, as typed. */
export interface AcceptLine {
  readonly id: string;
  readonly on: boolean;
  readonly quantity: string;
}

export interface AcceptDraft {
  readonly lines: readonly AcceptLine[];
  readonly goodsType: GoodsType;
  /** Null as long as the recommendation for the goods type is taken. */
  readonly tests: readonly TestCode[] | null;
}

export const leftOf = (item: Item): number => item.quantity - item.taken;

/** The form as it opens: everything that is left is taken. */
export const initialAcceptDraft = (reply: Reply): AcceptDraft => ({
  lines: reply.items.map((item) => ({
    id: item.id,
    on: leftOf(item) > 0,
    quantity: leftOf(item) > 0 ? `${leftOf(item)}` : '',
  })),
  goodsType: goodsTypeOf[reply.items[0]?.condition ?? 'brandNew'],
  tests: null,
});

/** The items that are taken, each with its quantity as typed. */
export function listAcceptedItems(reply: Reply, draft: AcceptDraft) {
  return reply.items.flatMap((item) => {
    const line = draft.lines.find((one) => one.id === item.id);
    return line?.on && leftOf(item) > 0 ? [{ item, quantity: line.quantity }] : [];
  });
}

interface Accepting {
  readonly reply: Reply;
  readonly draft: AcceptDraft;
  readonly shipTo: ShipToDraft;
  readonly tests: readonly TestCode[];
}

export const inputOf = ({
  reply,
  draft,
  shipTo,
  tests,
}: Accepting): ClientInput<typeof acceptReply> => ({
  replyId: reply.id,
  version: reply.version,
  items: listAcceptedItems(reply, draft).map(({ item, quantity }) => ({
    replyItemId: item.id,
    quantity,
  })),
  shipTo,
  inspection: { goodsType: draft.goodsType, tests: [...tests] },
});

/** Faults by `<item id>.quantity` and `shipTo.<field>`; `over` where more is taken than is left. */
export function validateDraft(accepting: Accepting): FieldErrors {
  const accepted = listAcceptedItems(accepting.reply, accepting.draft);
  const violations: Record<string, string> = {};
  for (const [path, reason] of Object.entries(validateInput(acceptReply, inputOf(accepting)))) {
    const [list, index, field] = path.split('.');
    const acceptedItem = list === 'items' && field ? accepted[Number(index)] : undefined;
    violations[acceptedItem ? `${acceptedItem.item.id}.${field}` : path] = reason;
  }
  for (const { item, quantity } of accepted) {
    if (Number(quantity) > leftOf(item)) violations[`${item.id}.quantity`] ??= 'over';
  }
  return violations;
}

/** Returns the cost of an item at the accepted quantity; null while the quantity is not valid. */
export function costOf(item: Item, quantity: string): MoneyWire | null {
  if (!/^[1-9]\d*$/.test(quantity)) return null;
  const unitPrice = parseUnitPrice(item.unitPrice);
  return wire(lineAmount({ unitPrice, quantity: Number(quantity) }));
}
