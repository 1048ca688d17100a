import type { BankItem, Suggestion } from '#contract/bank/line-schemas.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { Currency, MoneyWire } from '#contract/money-schemas.ts';

interface Amount {
  readonly amount: { readonly amount: string; readonly currency: Currency };
}

const sum = (list: readonly Amount[]): bigint =>
  list.reduce((all, { amount }) => all + parseMoney(amount.amount, amount.currency).minor, 0n);

/** Returns the sum of chosen lines, and whether records fit it with at most a charge of the bank. */
export function sumOf(
  lines: readonly Amount[],
  items: readonly Amount[],
  { amount: most, currency }: MoneyWire,
) {
  const charge = sum(items) - sum(lines);
  const isOnlyCharge = items.length === 0 && lines.length === 1;
  const isCharged = items.length > 0 && charge >= 0n && charge <= parseMoney(most, currency).minor;
  return {
    charge: wire(charge, currency),
    hasCharge: charge !== 0n,
    fits: isOnlyCharge || isCharged,
    lines: wire(sum(lines), currency),
  };
}

export const itemKey = ({ kind, id }: Pick<BankItem, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Whether the chosen records are those of the proposal. */
export const isSuggested = (
  suggestion: Suggestion,
  items: readonly Pick<BankItem, 'kind' | 'id'>[],
): boolean =>
  suggestion.items.length === items.length &&
  suggestion.items.every((one) => items.some((item) => itemKey(item) === itemKey(one)));

/** Whether a second person is asked: the server says so of its proposal, a charge does elsewhere. */
export function needsSecondPerson(
  suggestion: Suggestion | null,
  items: readonly Pick<BankItem, 'kind' | 'id'>[],
  hasCharge: boolean,
): boolean {
  if (suggestion === null || !isSuggested(suggestion, items)) {
    return hasCharge || (items.length > 0 && suggestion?.thirdParty === true);
  }
  return suggestion.needsSecond || (hasCharge && items.length > 0);
}
