import type { ClientInput } from '#contract/call.ts';
import { inventoryBulk } from '#contract/inventory/calls.ts';
import type { ChosenLines } from '#contract/inventory/stock-schemas.ts';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';

export type Change = ClientInput<typeof inventoryBulk>['change'];

/** A change of price as typed. */
export interface PriceDraft {
  readonly how: 'pricePercent' | 'price' | 'none';
  readonly percent: string;
  readonly unitPrice: string;
}

export const EMPTY_PRICE: PriceDraft = { how: 'pricePercent', percent: '', unitPrice: '' };

export function priceChange({ how, percent, unitPrice }: PriceDraft): Change {
  if (how === 'pricePercent') {
    return { what: 'pricePercent', percent: percent.trim().replace(/^\+/, '').replace(',', '.') };
  }
  return { what: 'price', unitPrice: how === 'none' ? null : unitPrice.trim() };
}

/** A change of the state that pieces are in, as chosen. */
export interface StateDraft {
  readonly what: 'condition' | 'packaging' | 'leadTime' | 'dateCode';
  readonly condition: StockCondition;
  readonly packaging: Packaging | '';
  readonly leadTime: LeadTime;
  readonly dateCode: string;
}

export const EMPTY_STATE: StateDraft = {
  what: 'condition',
  condition: 'brandNew',
  packaging: '',
  leadTime: 'now',
  dateCode: '',
};

export const stateWhats = ['condition', 'packaging', 'leadTime', 'dateCode'] as const;

export function stateChange(draft: StateDraft): Change {
  switch (draft.what) {
    case 'condition':
      return { what: 'condition', condition: draft.condition };
    case 'packaging':
      return { what: 'packaging', packaging: draft.packaging || null };
    case 'leadTime':
      return { what: 'leadTime', leadTime: draft.leadTime };
    case 'dateCode':
      return { what: 'dateCode', dateCode: draft.dateCode.trim() };
  }
}

/** Faults of a change by its field: `percent`, `unitPrice`, `dateCode`. */
export function changeViolations(chosen: ChosenLines, change: Change): FieldErrors {
  return Object.fromEntries(
    Object.entries(validateInput(inventoryBulk, { chosen, change })).map(([path, reason]) => [
      path.replace(/^change\./, ''),
      reason,
    ]),
  );
}

const PRICE_SCALE = 100_000n;
const PERCENT_SCALE = 10_000n;

/** A unit price after a percentage, rounded half up to five decimals; null where it is no figure. */
export function priceAfter(unitPrice: string, percent: string): string | null {
  const price = /^(\d+)(?:\.(\d{1,5}))?$/.exec(unitPrice);
  const share = /^([+-]?)(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(percent.trim());
  if (!price || !share) return null;
  const units = BigInt(`${price[1]}${(price[2] ?? '').padEnd(5, '0')}`);
  const parts = BigInt(`${share[2]}${(share[3] ?? '').padEnd(2, '0')}`);
  const factor = PERCENT_SCALE + (share[1] === '-' ? -parts : parts);
  if (factor <= 0n) return null;
  const after = (units * factor * 2n + PERCENT_SCALE) / (2n * PERCENT_SCALE);
  const whole = after / PRICE_SCALE;
  return `${whole}.${(after % PRICE_SCALE).toString().padStart(5, '0')}`.replace(/0{1,2}$/, '');
}
