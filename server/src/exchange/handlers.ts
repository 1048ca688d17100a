import * as contract from '#contract/exchange/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { applyExchange } from './commands/apply-exchange.ts';
import { failExchange } from './commands/fail-exchange.ts';
import { proposePayment } from './commands/propose-payment.ts';
import { proposeReturn, reopenExchange } from './commands/propose-return.ts';
import { quoteExchange } from './commands/quote-exchange.ts';
import type { ExchangeDeps } from './deps.ts';
import { getRate } from './queries/get-rate.ts';
import * as queries from './queries/list-exchanges.ts';

/** The calls of exchanges. */
export const exchangeCalls = (deps: ExchangeDeps): readonly Implementation[] => [
  implement(contract.exchangeRate, (ctx) => getRate(ctx)),
  implement(contract.exchangeQuote, (ctx, input) => quoteExchange(ctx, deps, input)),
  implement(contract.exchangeApply, (ctx, input) => applyExchange(ctx, deps, input)),
  implement(contract.exchangeList, (ctx, input) => queries.listExchanges(ctx, deps, input)),
  implement(contract.exchangeOne, (ctx, { id }) => queries.getExchange(ctx, deps, id)),
  implement(contract.opsExchangeList, (ctx, input) => queries.listOpsExchanges(ctx, deps, input)),
  implement(contract.opsExchangeOne, (ctx, { id }) => queries.getOpsExchange(ctx, deps, id)),
  implement(contract.opsExchangePropose, async (ctx, input) => {
    await proposePayment(ctx, deps, input);
    return queries.getOpsExchange(ctx, deps, input.id);
  }),
  implement(contract.opsExchangeFail, async (ctx, input) => {
    await failExchange(ctx, deps, input);
    return queries.getOpsExchange(ctx, deps, input.id);
  }),
  implement(contract.opsExchangeProposeReturn, async (ctx, input) => {
    await proposeReturn(ctx, deps, input);
    return queries.getOpsExchange(ctx, deps, input.id);
  }),
  implement(contract.opsExchangeReopen, async (ctx, input) => {
    await reopenExchange(ctx, deps, input);
    return queries.getOpsExchange(ctx, deps, input.id);
  }),
];
