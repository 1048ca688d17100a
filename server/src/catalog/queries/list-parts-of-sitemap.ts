import type { Db } from '#server/kit/database/database.ts';
import { staleAt } from '../engine/search-query.ts';
import { listedParts, listedStarts } from '../store/sitemap.ts';

/** Part numbers with live stock from a key on; one of each key. */
export const listPartsOfSitemap = (db: Db, from: string, page: { limit: number; now: Date }) =>
  listedParts(db, from, { limit: page.limit, staleAt: staleAt(page.now) });

/** The key that each run of `size` part numbers with live stock begins with. */
export const listedPartStarts = (db: Db, page: { size: number; now: Date }) =>
  listedStarts(db, { size: page.size, staleAt: staleAt(page.now) });
