import { createHash } from 'node:crypto';
import type { ExchangePayee } from '#contract/exchange/schemas.ts';

/** Returns what a mailed code confirms: this quote, this amount, this payee. */
export function bindingOf(quote: {
  readonly id: string;
  readonly sell: bigint;
  readonly payee: ExchangePayee;
}): string {
  const { accountName, accountNumber, bankName, branch, bankCode } = quote.payee;
  const said = [
    quote.id,
    quote.sell.toString(),
    accountName,
    accountNumber,
    bankName,
    branch,
    bankCode,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
