import type { Input, Output } from '#contract/call.ts';
import type { exchangeQuote } from '#contract/exchange/calls.ts';
import { parseMoney, wire } from '#contract/money.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { bindingOf } from '../core/binding.ts';
import type { ExchangeDeps } from '../deps.ts';
import { findPayee } from '../queries/find-payee.ts';
import { priceSale, saleLimits, validateSale } from '../queries/price-sale.ts';
import { insertQuote } from '../store/quote-store.ts';
import { toAmountsView } from '../views.ts';

/** A rate is locked for so long. */
const LOCK_MS = 10 * 60_000;
/** A mail shows so much of an account number. */
const ENDING = 4;

/** Locks the rate for a sale and mails the code that confirms exactly this sale and payee. */
export async function quoteExchange(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { sellAmount, bankId }: Input<typeof exchangeQuote>,
): Promise<Output<typeof exchangeQuote>> {
  const owner = requireMember(ctx).accountId;
  const sell = parseMoney(sellAmount, 'USD').minor;
  validateSale(sell, await saleLimits(ctx.tx, owner, ctx.now));
  const { payee } = await findPayee(ctx.tx, { owner, bankId });
  const priced = { ...(await priceSale(ctx.tx, sell, ctx.now)), payee, bankAccount: bankId };
  const id = newId();
  const expiresAt = new Date(ctx.now.getTime() + LOCK_MS);
  await insertQuote(ctx.tx, { ...priced, id, owner, madeAt: ctx.now, expiresAt });
  const binding = bindingOf({ id, sell, payee });
  const facts = {
    amount: `${wire(sell).amount} USD`,
    payee: payee.accountName,
    ending: payee.accountNumber.slice(-ENDING),
  };
  const sent = await deps.sendCode(ctx, { accountId: owner, binding, facts });
  return {
    ...toAmountsView(priced),
    quoteId: id,
    boundTo: binding,
    expiresAt: expiresAt.toISOString(),
    ...sent,
  };
}
