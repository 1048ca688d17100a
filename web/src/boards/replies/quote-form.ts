import { addWantQuote } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import type { ClientInput } from '#contract/call.ts';
import type { StockLine } from '#contract/inventory/schemas.ts';
import { wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Condition, LeadTime, Packaging } from '#contract/option-schemas.ts';
import { dayChoices } from '#contract/options.ts';
import { needed } from '#web/api/needed.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import { lineCost } from '../amounts.ts';

/** The quote of one item of the post, as typed. */
export interface QuoteLine {
  readonly postItemId: string;
  /** The part that the item asks for. */
  readonly wanted: string;
  /** Whether this item is quoted at all. */
  readonly on: boolean;
  readonly stockId: string;
  readonly offeredModel: string;
  readonly manufacturer: string;
  readonly unitPrice: string;
  readonly quantity: string;
  /** Empty until its seller says it, where its stock does not know it. */
  readonly condition: Condition | '';
  readonly packaging: Packaging | '';
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly warrantyDays: string;
  readonly note: string;
}

export interface QuoteDraft {
  /** The version of the post that the lines answer. */
  readonly version: number;
  /** Whether the post was changed since the draft was begun. */
  readonly isRefitted: boolean;
  readonly lines: readonly QuoteLine[];
  readonly validDays: string;
  readonly note: string;
}

const keyOf = (mpn: string) => mpn.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The reader's stock of a part, the part written exactly so first. */
export function stockOf(model: string, stock: readonly StockLine[]): readonly StockLine[] {
  const found = stock.filter((line) => keyOf(line.mpn) === keyOf(model));
  return [
    ...found.filter((line) => line.mpn === model),
    ...found.filter((line) => line.mpn !== model),
  ];
}

/** Prefills a quote from a line of stock; never with more pieces than are wanted. */
export const fromStock = (line: StockLine, wanted: number): Partial<QuoteLine> => ({
  stockId: line.id,
  offeredModel: line.mpn,
  manufacturer: line.manufacturer,
  unitPrice: line.unitPrice ?? '',
  quantity: `${Math.min(line.quantity, wanted)}`,
  // Stock of unknown condition leaves it to the seller to say.
  condition: line.condition === 'unknown' ? '' : line.condition,
  packaging: line.packaging ?? '',
  dateCode: line.dateCode,
  leadTime: line.leadTime,
});

/** The form as it opens: filled from stock; without any stock the first item is to be quoted. */
export function initialQuoteDraft(post: Post, stock: readonly StockLine[]): QuoteDraft {
  const held = post.items.map((item) => stockOf(item.model, stock)[0]);
  const none = held.every((line) => line === undefined);
  return {
    version: post.version,
    isRefitted: false,
    lines: post.items.map((item, index) => {
      const line = held[index];
      return {
        postItemId: item.id,
        wanted: item.model,
        on: line !== undefined || (none && index === 0),
        stockId: '',
        offeredModel: item.model,
        manufacturer: '',
        unitPrice: '',
        quantity: `${item.count}`,
        condition: 'brandNew',
        packaging: '',
        dateCode: '',
        leadTime: 'now',
        warrantyDays: '30',
        note: '',
        ...(line ? fromStock(line, item.count) : {}),
      };
    }),
    validDays: '15',
    note: '',
  };
}

/**
 * A draft for the post as it is now. A changed post has new items: what was typed of a part goes to
 * the item that asks for it, the others begin as in `start`.
 */
export function fitToPost(draft: QuoteDraft, post: Post, start: QuoteDraft): QuoteDraft {
  if (draft.version === post.version) return draft;
  const typed = [...draft.lines];
  const lines = start.lines.map((line) => {
    const index = typed.findIndex(({ wanted }) => wanted === line.wanted);
    const [found] = index === -1 ? [] : typed.splice(index, 1);
    return found ? { ...found, postItemId: line.postItemId } : line;
  });
  return { ...draft, lines, version: post.version, isRefitted: true };
}

interface Sending {
  readonly post: Pick<Post, 'id' | 'version'>;
  readonly draft: QuoteDraft;
  readonly attach: readonly string[];
}

const daysOf = (text: string) => dayChoices.find((days) => `${days}` === text) ?? 30;

export function inputOf({ post, draft, attach }: Sending): ClientInput<typeof addWantQuote> {
  return {
    postId: post.id,
    version: post.version,
    validDays: dayChoices.find((days) => `${days}` === draft.validDays) ?? 15,
    note: draft.note,
    attach: [...attach],
    items: draft.lines
      .filter((line) => line.on)
      .map(({ on: _on, wanted: _wanted, stockId: _stock, packaging, warrantyDays, ...line }) => ({
        ...line,
        // An empty one is refused at its field.
        condition: line.condition as Condition,
        packaging: packaging || null,
        warrantyDays: daysOf(warrantyDays),
      })),
  };
}

/** Faults by `<item id>.<field>`. */
export function validateDraft(post: Pick<Post, 'id' | 'version'>, draft: QuoteDraft): FieldErrors {
  const quoted = draft.lines.filter((line) => line.on);
  const violations = Object.entries(
    validateInput(addWantQuote, inputOf({ post, draft, attach: [] })),
  );
  const fields = violations.map(([path, reason]) => {
    const [list, index, field] = path.split('.');
    const line = list === 'items' && field ? quoted[Number(index)] : undefined;
    return [line ? `${line.postItemId}.${field}` : path, reason] as const;
  });
  return needed(
    Object.fromEntries(fields),
    Object.fromEntries(
      quoted.map(({ postItemId, condition }) => [`${postItemId}.condition`, condition]),
    ),
  );
}

/** Sums the quoted items whose figures are valid. */
export const totalOf = (lines: readonly QuoteLine[]): MoneyWire =>
  wire(lines.reduce((sum, line) => sum + (line.on ? (lineCost(line) ?? 0n) : 0n), 0n));
