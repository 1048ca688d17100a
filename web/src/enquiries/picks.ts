import type { ClientInput } from '#contract/call.ts';
import { inquiryOrder } from '#contract/enquiries/calls.ts';
import type {
  BuyerRequest,
  EnquiryLine,
  Mix,
  QuoteVersion,
} from '#contract/enquiries/line-schemas.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import type { ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';

/** How much is taken of a quote, and which version of it was seen when it was chosen. */
export interface Pick {
  readonly requestId: string;
  readonly hash: string;
  readonly quantity: string;
}

export interface OrderDraft {
  readonly picks: readonly Pick[];
  readonly goodsType: GoodsType;
  /** Null as long as the recommendation for the goods type is taken. */
  readonly tests: readonly TestCode[] | null;
}

export const NO_PICKS: OrderDraft = { picks: [], goodsType: 'originalUnder3', tests: null };

/** A pick beside what it was picked of. */
export interface Picked {
  readonly pick: Pick;
  readonly line: EnquiryLine;
  readonly request: BuyerRequest;
  readonly quote: QuoteVersion;
}

/** The prices of a quote. */
type Prices = { readonly [Key in 'unitPrice' | 'priceBreaks']: QuoteVersion[Key] };

/** Price a piece at a quantity: the last price break that is reached. */
export function priceAt({ unitPrice, priceBreaks }: Prices, quantity: number): string {
  const reached = priceBreaks.filter((one) => quantity >= one.quantity);
  return reached.at(-1)?.unitPrice ?? unitPrice;
}

/** Returns the cost of a quantity of a quote; null while the quantity is not valid. */
export function costOf(quote: QuoteVersion, quantity: string) {
  if (!/^[1-9]\d{0,9}$/.test(quantity)) return null;
  const count = Number(quantity);
  return wire(lineAmount({ unitPrice: parseUnitPrice(priceAt(quote, count)), quantity: count }));
}

/** The quantity that is taken when a quote is chosen: what is asked for, within what it allows. */
export function startingQuantity(line: EnquiryLine, quote: QuoteVersion, others: number): string {
  const wanted = Math.max(1, line.quantity - others);
  return `${Math.min(Math.max(wanted, quote.moq ?? 1), quote.quantity)}`;
}

/** Picks of quotes that can still be ordered from, in the order of the lines. */
export function pickedOf(lines: readonly EnquiryLine[], picks: readonly Pick[]): Picked[] {
  const byRequest = new Map(picks.map((pick) => [pick.requestId, pick]));
  return lines.flatMap((line) =>
    line.requests.flatMap((request) => {
      const pick = byRequest.get(request.id);
      if (pick === undefined || request.state !== 'quoted' || request.quote === null) return [];
      return [{ pick, line, request, quote: request.quote }];
    }),
  );
}

/** Whether a newer version took the place of the one that was chosen. */
export const isChanged = ({ pick, quote }: Picked): boolean => pick.hash !== quote.hash;

/** The quantity is out of what the quote allows; null where it is not. */
export function quantityViolation({ pick, quote }: Picked): 'over' | 'under' | null {
  const count = Number(pick.quantity);
  if (count > quote.quantity) return 'over';
  return quote.moq !== null && count < quote.moq ? 'under' : null;
}

/** The picks of a mix, each of the version that is shown. */
export function picksOfMix(mix: Mix, lines: readonly EnquiryLine[]): Pick[] {
  const quotes = new Map(
    lines.flatMap((line) => line.requests.map((one) => [one.id, one.quote] as const)),
  );
  return mix.picks.flatMap(({ requestId, quantity }) => {
    const quote = quotes.get(requestId);
    return quote ? [{ requestId, hash: quote.hash, quantity: `${quantity}` }] : [];
  });
}

interface Ordering {
  readonly id: string;
  readonly picked: readonly Picked[];
  readonly draft: OrderDraft;
  readonly shipTo: ShipToDraft;
  readonly tests: readonly TestCode[];
}

export const inputOf = ({
  id,
  picked,
  draft,
  shipTo,
  tests,
}: Ordering): ClientInput<typeof inquiryOrder> => ({
  id,
  picks: picked.map(({ pick, request }) => ({
    requestId: request.id,
    version: request.version,
    hash: pick.hash,
    quantity: pick.quantity,
  })),
  shipTo,
  inspection: { goodsType: draft.goodsType, tests: [...tests] },
});

/** The path in the form of a field of what is sent: `picks.2.quantity` is `<request>.quantity`. */
export function fieldPathOf(picked: readonly Picked[], path: string): string {
  const [list, index, field] = path.split('.');
  const one = list === 'picks' ? picked[Number(index)] : undefined;
  return one && field ? `${one.request.id}.${field}` : path;
}

/** Faults by `<request id>.quantity` and `shipTo.<field>`. */
export function validateOrdering(ordering: Ordering): FieldErrors {
  const { picked } = ordering;
  const violations: Record<string, string> = {};
  for (const [path, reason] of Object.entries(validateInput(inquiryOrder, inputOf(ordering)))) {
    violations[fieldPathOf(picked, path)] = reason;
  }
  for (const one of picked) {
    const out = quantityViolation(one);
    if (out !== null) violations[`${one.request.id}.quantity`] ??= out;
    if (isChanged(one)) violations[`${one.request.id}.hash`] ??= 'changed';
  }
  return violations;
}

/** Groups the selected quotes by seller, in the order in which sellers first appear. */
export function bySeller(picked: readonly Picked[]) {
  return [...Map.groupBy(picked, ({ request }) => request.sellerId)].map(([id, of]) => ({
    id,
    name: of[0]?.request.sellerName ?? '',
    picked: of,
    goods: wire(
      of.reduce((sum, { quote, pick }) => {
        const count = /^[1-9]\d{0,9}$/.test(pick.quantity) ? Number(pick.quantity) : 0;
        const unitPrice = parseUnitPrice(priceAt(quote, count));
        return sum + lineAmount({ unitPrice, quantity: count });
      }, 0n),
    ),
  }));
}

/** A target compared with a price, in percent of the target; null without either. */
export function aboveTarget(price: string, target: string | null): number | null {
  if (target === null) return null;
  const aim = Number(parseUnitPrice(target));
  return aim === 0 ? null : (Number(parseUnitPrice(price)) - aim) / aim;
}
