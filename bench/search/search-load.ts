import { workerData } from 'node:worker_threads';
import { searchElectronic as callSchemas } from '#contract/catalog/schemas.ts';

import { SearchCounter } from '#server/catalog/engine/search-counter.ts';
import { InProcessSearch, type SearchEngine } from '#server/catalog/engine/search-engine.ts';
import { searchParts } from '#server/catalog/queries/search-parts.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { serveOrders } from './order.ts';

/** The settings of a thread that searches as the market does, with an index of its own. */
export interface SearchSetting {
  readonly url: string;
  readonly connections: number;
  /** Requests by name: inputs of `/search/electronic`, sent one after the other. */
  readonly asked: Readonly<Record<string, readonly object[]>>;
  /** The place in the lists of requests where this thread begins. */
  readonly from: number;
}

const { url, connections, asked, from } = (workerData ?? {}) as SearchSetting;

/** The whole call but for HTTP around it, over as many connections as there are clients. */
async function open() {
  const { db } = openDatabase(url, { max: connections });
  const here = new InProcessSearch(() => db);
  await here.load();
  await here.preload(new Date());
  // As threads of the market are asked; nothing else is written by this process.
  const engine: SearchEngine = {
    search: (one) => here.search({ ...one, commits: 0 }),
    offers: (one) => here.offers({ ...one, commits: 0 }),
    brands: (one) => here.brands({ ...one, commits: 0 }),
    suggest: (one) => here.suggest({ ...one, commits: 0 }),
  };
  const setting = {
    engine,
    counter: new SearchCounter(),
  };
  const inputs = Object.fromEntries(
    Object.entries(asked).map(([name, list]) => [
      name,
      list.map((one) => callSchemas.input.parse(one)),
    ]),
  );
  const run = (name: string, place: number) => {
    const list = inputs[name] ?? [];
    const input = list[place % list.length];
    if (input === undefined) throw new Error(`nothing to ask as ${name}`);
    const ctx: QueryContext = {
      tx: db,
      caller: { kind: 'anonymous' },
      now: new Date(),
      lang: 'en',
      address: '127.0.0.1',
      agent: 'bench',
      requestId: 'bench',
    };
    return searchParts(ctx, setting, input);
  };
  return Array.from({ length: connections }, () => run);
}

serveOrders(open, { from });
