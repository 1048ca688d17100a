import type { ClientInput } from '#contract/call.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Condition, Language, Packaging } from '#contract/option-schemas.ts';
import { dayChoices } from '#contract/options.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import type { estimateAgentOrder } from '#contract/orders/agent/estimate-calls.ts';
import type { GoodsType, TestCode } from '#contract/orders/terms-schemas.ts';
import { type FieldErrors, validateInput as violationsIn } from '#web/api/use-form.ts';
import { EMPTY_SHIP_TO, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';

/** A line of the form, as typed. */
export interface LineDraft {
  readonly key: number;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly condition: Condition;
  readonly packaging: Packaging | '';
  readonly dateCode: string;
  readonly warrantyDays: string;
}

/** The whole form of an agent order, as typed. */
export interface AgentDraft {
  readonly supplier: {
    readonly name: string;
    readonly contact: string;
    readonly email: string;
    /** The language of the invitation; empty where its name decides. */
    readonly lang: Language | '';
  };
  readonly lines: readonly LineDraft[];
  readonly goodsType: GoodsType;
  /** Null as long as the recommendation for the goods type is taken. */
  readonly tests: readonly TestCode[] | null;
  readonly shipTo: ShipToDraft;
  readonly invoice: string;
  readonly note: string;
}

/** An order has at most so many lines. */
export const MOST_LINES = 50;

export const emptyLine = (key: number): LineDraft => ({
  key,
  mpn: '',
  manufacturer: '',
  quantity: '',
  unitPrice: '',
  condition: 'brandNew',
  packaging: '',
  dateCode: '',
  warrantyDays: '30',
});

export const EMPTY_AGENT_DRAFT: AgentDraft = {
  supplier: { name: '', contact: '', email: '', lang: '' },
  lines: [emptyLine(1)],
  goodsType: 'originalUnder3',
  tests: null,
  shipTo: EMPTY_SHIP_TO,
  invoice: '',
  note: '',
};

/**
 * Whether somebody typed anything but an address and tests, which the form fills in by itself: less
 * is no draft to keep.
 */
export function saysAnything({ supplier, lines, invoice, note }: AgentDraft): boolean {
  const empty = EMPTY_AGENT_DRAFT;
  const isBlankLine = (line: LineDraft) =>
    JSON.stringify(line) === JSON.stringify(emptyLine(line.key));
  return (
    JSON.stringify(supplier) !== JSON.stringify(empty.supplier) ||
    !lines.every(isBlankLine) ||
    invoice !== '' ||
    note !== ''
  );
}

/** The call's input of a draft; `tests` are what is chosen or recommended now. */
export function inputOf(
  draft: AgentDraft,
  tests: readonly TestCode[],
): ClientInput<typeof placeAgentOrder> {
  return {
    supplier: { ...draft.supplier, lang: draft.supplier.lang || undefined },
    lines: draft.lines.map(({ key: _, packaging, warrantyDays, ...line }) => ({
      ...line,
      packaging: packaging || null,
      warrantyDays: dayChoices.find((days) => `${days}` === warrantyDays) ?? 30,
    })),
    shipTo: draft.shipTo,
    inspection: { goodsType: draft.goodsType, tests: [...tests] },
    invoice: draft.invoice,
    note: draft.note,
  };
}

/** Returns the word keys of what is wrong, by the path of the field: `lines.0.mpn`. */
export function violationsOf(draft: AgentDraft): FieldErrors {
  const violations = violationsIn(placeAgentOrder, inputOf(draft, []));
  // An empty e-mail is a missing one before it is a wrong one.
  const isEmpty = draft.supplier.email.trim() === '';
  const field = 'supplier.email';
  return isEmpty && field in violations ? { ...violations, [field]: 'emailEmpty' } : violations;
}

const QUANTITY_MAX = 2_000_000_000;

/**
 * Reads figures without a schema: the page is public, and its first load carries none. The call
 * judges them by its own.
 */
function quantityOf(typed: string): number | null {
  const text = typed.trim();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= QUANTITY_MAX ? Number(text) : null;
}

function unitPriceOf(typed: string): bigint | null {
  const text = typed.trim();
  const isRight = /^(0|[1-9]\d{0,8})(\.\d{1,5})?$/.test(text) && /[1-9]/.test(text);
  return isRight ? parseUnitPrice(text) : null;
}

/** Returns the cost of a line; null while its figures are not valid. */
export function lineCost(line: LineDraft): bigint | null {
  const quantity = quantityOf(line.quantity);
  const unitPrice = unitPriceOf(line.unitPrice);
  if (quantity === null || unitPrice === null) return null;
  return lineAmount({ unitPrice, quantity });
}

/** Sums the lines whose figures are valid. */
export const goodsCost = (lines: readonly LineDraft[]): MoneyWire =>
  wire(lines.reduce((sum, line) => sum + (lineCost(line) ?? 0n), 0n));

/** The quantity of the largest line: what a sampling plan is shown for. */
export function largestQuantity(lines: readonly LineDraft[]): number | null {
  const read = lines.flatMap((line) => quantityOf(line.quantity) ?? []);
  return read.length === 0 ? null : Math.max(...read);
}

/** Lines whose figures are valid: those that an estimate counts. */
export const completeLines = (lines: readonly LineDraft[]): readonly LineDraft[] =>
  lines.filter((line) => (lineCost(line) ?? 0n) > 0n);

/** Returns what an estimate is asked for; null while no line has a cost. */
export function estimateInputOf(
  draft: AgentDraft,
  tests: readonly TestCode[],
): ClientInput<typeof estimateAgentOrder> | null {
  const lines = completeLines(draft.lines);
  if (lines.length === 0) return null;
  return {
    lines: lines.map(({ quantity, unitPrice }) => ({
      quantity: Number(quantity),
      unitPrice: unitPrice.trim(),
    })),
    tests: [...tests],
    ownFreight: draft.shipTo.freightAccount.trim() !== '',
  };
}
