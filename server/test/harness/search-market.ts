import { randomUUID } from 'node:crypto';
import type { ClientInput, Output } from '#contract/call.ts';
import * as contract from '#contract/catalog/calls.ts';
import { addStock, type CatalogDeps, catalogSlice, type NewOffer } from '#server/catalog/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { callingOf } from './calling.ts';
import { openTestDatabase } from './database.ts';

export const NOW = new Date('2026-11-21T02:00:00Z');
const DAY_MS = 86_400_000;
export const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
export const visitor = { caller: { kind: 'anonymous' } as const, now: NOW };

export type Asked = ClientInput<typeof contract.searchElectronic>;
type Found = Output<typeof contract.searchElectronic>;

/** A line of stock to add, of Texas Instruments where nothing else is said. */
export const line = (mpn: string, more: Partial<NewOffer> = {}): NewOffer => ({
  mpn,
  manufacturer: 'TI',
  quantity: 1000,
  unitPrice: 11_800n,
  condition: 'brandNew',
  packaging: null,
  dateCode: '',
  leadTime: 'now',
  moq: null,
  priceBreaks: null,
  ...more,
});

/** Why and which part: the groups of an answer in a few words. */
export const shown = ({ list }: Found) => list.map(({ why, mpn }) => `${why} ${mpn}`);

/** Searches over a fresh database, with sellers who add stock without a market around them. */
export interface SearchMarket {
  readonly url: string;
  readonly database: Database;
  readonly deps: CatalogDeps;
  readonly call: ReturnType<typeof callingOf>;
  seller(company?: string): {
    readonly account: string;
    add(lines: NewOffer[], now?: Date): Promise<void>;
  };
  search(keyword: string, more?: Partial<Asked>, now?: Date): Promise<Found>;
  close(): Promise<void>;
}

/** Opens one; `given` is what the other slices would say. */
export async function openSearchMarket(
  given: Partial<CatalogDeps> = {},
  { threads = 0 }: { readonly threads?: number } = {},
): Promise<SearchMarket> {
  const test = await openTestDatabase();
  const database = openDatabase(test.url);
  const deps: CatalogDeps = {
    dealsOf: async () => ({ deals: 0, lastAt: null }),
    ...given,
  };
  const slice = catalogSlice(deps, { db: () => database.db, url: test.url, threads });
  await slice.prepare(database.db, NOW);
  const call = callingOf(database.db, slice.calls);
  return {
    url: test.url,
    database,
    deps,
    call,
    seller(company = 'Yunjing Electronics') {
      const account = randomUUID();
      const add = (lines: NewOffer[], now = NOW) =>
        transaction(database.db, (tx) => addStock(tx, { account, company, lines, now }));
      return { account, add };
    },
    search: (keyword, more = {}, now = NOW) =>
      call(contract.searchElectronic, { keyword, ...more }, { ...visitor, now }),
    async close() {
      await slice.close();
      await database.close();
      await test.drop();
    },
  };
}
