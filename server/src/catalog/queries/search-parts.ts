import type { Input } from '#contract/call.ts';
import type {
  searchOffers as OffersCall,
  searchElectronic as SearchCall,
} from '#contract/catalog/calls.ts';
import { transaction } from '#server/kit/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { SerializedOutput } from '#server/kit/serialized-output.ts';
import type { CatalogDeps } from '../deps.ts';
import type { SearchCounter } from '../engine/search-counter.ts';
import type { SearchEngine, SearchResponse } from '../engine/search-engine.ts';
import { insertSellerNames } from '../store/seller-standing.ts';

/** Dependencies shared by the search calls. */
export interface SearchSetup {
  readonly deps: CatalogDeps;
  readonly engine: SearchEngine;
  readonly counter: SearchCounter;
}

/**
 * Returns the response of `run` with the names of all its sellers. Missing names are read, stored,
 * and `run` is repeated.
 */
async function withSellerNames(
  { deps }: SearchSetup,
  ctx: QueryContext,
  run: () => Promise<SearchResponse>,
): Promise<SearchResponse> {
  const response = await run();
  if (response.unnamedSellers.length === 0) return response;
  const cards = await deps.cards(ctx.tx, response.unnamedSellers);
  if (cards.size === 0) return response;
  await transaction(ctx.tx, (tx) => insertSellerNames(tx, cards, ctx.now));
  return run();
}

/** Groups of what a keyword finds, with their first offers. */
export async function searchElectronic(
  setup: SearchSetup,
  ctx: QueryContext,
  input: Input<typeof SearchCall>,
): Promise<SerializedOutput> {
  const { now } = ctx;
  const response = await withSellerNames(setup, ctx, () => setup.engine.search({ input, now }));
  if (response.matchedNumber !== null) {
    const { caller, address } = ctx;
    const searcher = caller.kind === 'anonymous' ? address : caller.accountId;
    setup.counter.count(response.matchedNumber, { searcher, now });
  }
  return new SerializedOutput(response.reply);
}

/** A page of one part's offers. */
export async function searchOffers(
  setup: SearchSetup,
  ctx: QueryContext,
  input: Input<typeof OffersCall>,
): Promise<SerializedOutput> {
  const { now } = ctx;
  const response = await withSellerNames(setup, ctx, () => setup.engine.offers({ input, now }));
  return new SerializedOutput(response.reply);
}
