import type { Input } from '#contract/call.ts';
import type {
  searchOffers as OffersCall,
  searchElectronic as SearchCall,
} from '#contract/catalog/calls.ts';
import { SerializedOutput } from '#server/kit/http/serialized-output.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import type { SearchCounter } from '../engine/search-counter.ts';
import type { SearchEngine } from '../engine/search-engine.ts';

/** Dependencies shared by the search calls. */
export interface SearchSetup {
  readonly engine: SearchEngine;
  readonly counter: SearchCounter;
}

/** Groups of what a keyword finds, with their first offers. */
export async function searchParts(
  ctx: QueryContext,
  setup: SearchSetup,
  input: Input<typeof SearchCall>,
): Promise<SerializedOutput> {
  const { now } = ctx;
  const response = await setup.engine.search({ input, now });
  if (response.matchedNumber !== null) {
    const { caller, address } = ctx;
    const searcher = caller.kind === 'anonymous' ? address : caller.accountId;
    setup.counter.count(response.matchedNumber, { searcher, now });
  }
  return new SerializedOutput(response.reply);
}

/** A page of one part's offers. */
export async function searchOffers(
  { now }: QueryContext,
  { engine }: Pick<SearchSetup, 'engine'>,
  input: Input<typeof OffersCall>,
): Promise<SerializedOutput> {
  const response = await engine.offers({ input, now });
  return new SerializedOutput(response.reply);
}
