import type { ClientInput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { dayChoices } from '#contract/options.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { addSurplusQuote } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import type { ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { lineCost } from '../amounts.ts';

/** The bid for one item, as typed. */
export interface BidLine {
  readonly postItemId: string;
  readonly on: boolean;
  readonly unitPrice: string;
  readonly quantity: string;
}

export interface BidDraft {
  readonly lines: readonly BidLine[];
  readonly validDays: string;
  readonly note: string;
  readonly goodsType: GoodsType;
  /** Null as long as the recommendation for the goods type is taken. */
  readonly tests: readonly TestCode[] | null;
}

const goodsTypeOf = {
  brandNew: 'originalUnder3',
  likeNew: 'bulkNew',
  reNew: 'refurbished',
} as const;

/** The form as it opens: all that is left, at the price that is asked. */
export const initialBidDraft = (deal: SurplusDeal): BidDraft => ({
  lines: deal.items.map((item) => ({
    postItemId: item.id,
    on: item.left > 0 && deal.items.length === 1,
    unitPrice: item.unitPrice ?? '',
    quantity: item.left > 0 ? `${item.left}` : '',
  })),
  validDays: '15',
  note: '',
  goodsType: goodsTypeOf[deal.items[0]?.condition ?? 'brandNew'],
  tests: null,
});

const leftOf = (deal: SurplusDeal, { postItemId }: BidLine): number =>
  deal.items.find((item) => item.id === postItemId)?.left ?? 0;

/** The lines that are bid for. What sold out since it was ticked has no fields, and is left out. */
export const listBidLines = (deal: SurplusDeal, draft: BidDraft): readonly BidLine[] =>
  draft.lines.filter((line) => line.on && leftOf(deal, line) > 0);

interface Bidding {
  readonly deal: SurplusDeal;
  readonly draft: BidDraft;
  readonly shipTo: ShipToDraft;
  readonly tests: readonly TestCode[];
  readonly attach: readonly string[];
}

export const inputOf = (bidding: Bidding): ClientInput<typeof addSurplusQuote> => {
  const { deal, draft, shipTo, tests, attach } = bidding;
  return {
    postId: deal.id,
    version: deal.version,
    validDays: dayChoices.find((days) => `${days}` === draft.validDays) ?? 15,
    note: draft.note,
    attach: [...attach],
    items: listBidLines(deal, draft).map(({ on: _on, ...line }) => line),
    shipTo,
    inspection: { goodsType: draft.goodsType, tests: [...tests] },
  };
};

/** Faults by `<item id>.<field>` and `shipTo.<field>`; `over` where more is bid for than is left. */
export function validateDraft(bidding: Bidding): FieldErrors {
  const bid = listBidLines(bidding.deal, bidding.draft);
  const violations: Record<string, string> = {};
  for (const [path, reason] of Object.entries(validateInput(addSurplusQuote, inputOf(bidding)))) {
    const [list, index, field] = path.split('.');
    const line = list === 'items' && field ? bid[Number(index)] : undefined;
    violations[line ? `${line.postItemId}.${field}` : path] = reason;
  }
  for (const line of bid) {
    if (Number(line.quantity) > leftOf(bidding.deal, line)) {
      violations[`${line.postItemId}.quantity`] ??= 'over';
    }
  }
  return violations;
}

/** Sums the items of a bid. */
export const goodsOf = (lines: readonly BidLine[]): MoneyWire =>
  wire(lines.reduce((sum, line) => sum + (lineCost(line) ?? 0n), 0n));
