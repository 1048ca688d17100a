import { readPaymentReference } from '#contract/wallet/payment-reference.ts';
import { Failure } from '#server/kit/failure.ts';

/**
 * Returns what to look for where somebody typed a text: the number in a whole reference, else the
 * text itself. Fails with `wallet.reference.typo` where its check digits are wrong.
 */
export function toNumberFilter(text: string): string {
  const read = readPaymentReference(text);
  if (read.kind === 'typo') throw new Failure('wallet.reference.typo', {}, 'find');
  return read.kind === 'right' ? read.no : text;
}
