import type { Input } from '#contract/call.ts';
import type { exchangeApply } from '#contract/exchange/calls.ts';
import { parseMoney } from '#contract/money.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { freezeForExchange, lockCashOwner, payeeRemark } from '#server/wallet/public.ts';
import { bindingOf } from '../core/binding.ts';
import type { ExchangeDeps } from '../deps.ts';
import { findPayee } from '../queries/find-payee.ts';
import { saleLimits, validateSale } from '../queries/price-sale.ts';
import { insertExchange } from '../store/exchange-store.ts';
import { lockQuote, markUsed, type QuoteRow } from '../store/quote-store.ts';

type Applied = Input<typeof exchangeApply>;

/** Rejects a quote that cannot be used now, or that was made for something else. */
function validateQuote(
  quote: QuoteRow | null,
  owner: string,
  { input, now }: { readonly input: Applied; readonly now: Date },
): asserts quote is QuoteRow {
  if (quote === null || quote.owner !== owner) throw new Failure('notFound');
  if (quote.usedBy !== null) throw new Failure('exchange.quoteUsed');
  if (quote.expiresAt.getTime() <= now.getTime()) throw new Failure('exchange.quoteOver');
  const sold = parseMoney(input.sellAmount, 'USD').minor;
  if (sold !== quote.sell || input.bankId !== quote.bankAccount) {
    throw new Failure('exchange.quoteOther');
  }
}

/** Returns from when the payee may be paid; a second factor releases it at once. */
async function releasePayee(
  ctx: CommandContext,
  deps: ExchangeDeps,
  { quote, factor }: { readonly quote: QuoteRow; readonly factor: Applied['factor'] },
): Promise<Date | null> {
  const { owner, bankAccount } = quote;
  const now = await findPayee(ctx.tx, { owner, bankId: bankAccount ?? '' });
  const boundTo = bindingOf(quote);
  if (boundTo !== bindingOf({ ...quote, payee: now.payee })) {
    throw new Failure('exchange.quoteOther');
  }
  if (factor !== undefined) {
    await deps.verifySecondFactor(ctx, { accountId: owner, proof: factor, boundTo });
    return null;
  }
  return now.payableFrom.getTime() > ctx.now.getTime() ? now.payableFrom : null;
}

/**
 * Applies for an exchange as quoted: its sale is frozen in the ledger. A quote is used once, so
 * that the same application moves nothing twice. It is a payout, which needs a second factor from
 * the same sum of a day on as a withdrawal does.
 */
export async function applyExchange(
  ctx: CommandContext,
  deps: ExchangeDeps,
  input: Applied,
): Promise<{ id: string; no: string }> {
  const owner = requireMember(ctx).accountId;
  await lockCashOwner(ctx.tx, owner);
  const quote = await lockQuote(ctx.tx, input.quoteId);
  validateQuote(quote, owner, { input, now: ctx.now });
  const limits = await saleLimits(ctx.tx, owner, ctx.now);
  validateSale(quote.sell, limits);
  if (input.factor === undefined && quote.sell >= limits.factorFrom) {
    throw new Failure('factor.needed');
  }
  const payableFrom = await releasePayee(ctx, deps, { quote, factor: input.factor });
  const confirmed = { accountId: owner, binding: bindingOf(quote) };
  await deps.proveCode(ctx, { ...confirmed, code: input.code });
  const made = { id: newId(), no: await nextNumber(ctx.tx, 'EX', ctx.now) };
  await insertExchange(ctx.tx, {
    ...quote,
    ...made,
    quote: quote.id,
    appliedAt: ctx.now,
    payableFrom,
  });
  await markUsed(ctx.tx, quote.id, made.id);
  await freezeForExchange(ctx.tx, {
    key: `exchange:${made.id}:apply`,
    cause: { kind: 'exchange', ...made },
    ownerId: owner,
    minor: quote.sell,
    remark: payeeRemark(quote.payee),
    now: ctx.now,
  });
  return made;
}
