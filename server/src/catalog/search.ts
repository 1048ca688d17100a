import type { Input } from '#contract/call.ts';
import type {
  searchOffers as OffersCall,
  searchElectronic as SearchCall,
} from '#contract/catalog/calls.ts';
import { transaction } from '#server/kit/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { SerializedOutput } from '#server/kit/serialized-output.ts';
import type { CatalogDeps } from './deps.ts';
import type { Finding, Told } from './finding.ts';
import type { SearchTally } from './search-tally.ts';
import { keepNames } from './standing-store.ts';

/** What the calls of search share. */
export interface SearchSetting {
  readonly deps: CatalogDeps;
  readonly finding: Finding;
  readonly tally: SearchTally;
}

/**
 * What `ask` answers with the names of all sellers in it: those whom nobody drew yet are looked up,
 * kept, and asked for again.
 */
async function named(
  { deps }: SearchSetting,
  ctx: QueryContext,
  ask: () => Promise<Told>,
): Promise<Told> {
  const told = await ask();
  if (told.nameless.length === 0) return told;
  const cards = await deps.cards(ctx.tx, told.nameless);
  if (cards.size === 0) return told;
  await transaction(ctx.tx, (tx) => keepNames(tx, cards, ctx.now));
  return ask();
}

/** Groups of what a keyword finds, with their first offers. */
export async function searchElectronic(
  setting: SearchSetting,
  ctx: QueryContext,
  input: Input<typeof SearchCall>,
): Promise<SerializedOutput> {
  const { now } = ctx;
  const told = await named(setting, ctx, () => setting.finding.search({ input, now }));
  if (told.foundAs !== null) setting.tally.note(told.foundAs, now);
  return new SerializedOutput(told.json);
}

/** A page of one part's offers. */
export async function searchOffers(
  setting: SearchSetting,
  ctx: QueryContext,
  input: Input<typeof OffersCall>,
): Promise<SerializedOutput> {
  const { now } = ctx;
  const told = await named(setting, ctx, () => setting.finding.offers({ input, now }));
  return new SerializedOutput(told.json);
}
