import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { PageCache } from '#server/kit/pages/page-cache.ts';
import { PER_FILE, partPath, robots, sitemap, sitemapIndex } from './core/sitemap.ts';

/** Lists that sitemaps are made of; other slices know what stands on their pages. */
export interface SiteDeps {
  /** Part numbers with live stock from one on, in an order of their own. */
  readonly partsFrom: (
    db: Db,
    from: string,
    options: { limit: number; now: Date },
  ) => Promise<string[]>;
  /** The first part number of each run of `size`. */
  readonly partStarts: (db: Db, options: { size: number; now: Date }) => Promise<string[]>;
  /** Part numbers of completed, inspected deals, the newest first. */
  readonly dealtParts: (db: Db, limit: number) => Promise<string[]>;
  /** Addresses of sellers' pages. */
  readonly sellerPaths: (db: Db, limit: number) => Promise<string[]>;
}

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: string;
  /** Addresses of the public pages that are always there. */
  readonly fixed: readonly string[];
}

const HOUR_MS = 3_600_000;

/** Adds /robots.txt and the sitemaps: fixed pages, sellers, inspected deals and parts in stock. */
export function serveSite(http: FastifyInstance, deps: SiteDeps, parts: ServeParts): void {
  const { db, clock, origin, fixed } = parts;
  const pageCache = new PageCache<string>({ forMs: HOUR_MS, most: 50 });
  const xml = (path: string, make: (from: string, now: Date) => Promise<string>) =>
    http.get<{ Querystring: { from?: unknown } }>(path, async (request, reply) => {
      const from = typeof request.query.from === 'string' ? request.query.from.slice(0, 80) : '';
      const now = clock.now();
      const text = await pageCache.get(`${path} ${from}`, now.getTime(), () => make(from, now));
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/xml; charset=utf-8')
        .send(text);
    });
  http.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  xml('/sitemap.xml', async (_from, now) => {
    const starts = await deps.partStarts(db, { size: PER_FILE, now });
    return sitemapIndex([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-sellers.xml`,
      `${origin}/sitemap-deals.xml`,
      ...starts.map((from) => `${origin}/sitemap-parts.xml?${new URLSearchParams({ from })}`),
    ]);
  });
  xml('/sitemap-pages.xml', async () => sitemap(origin, fixed));
  xml('/sitemap-sellers.xml', async () => sitemap(origin, await deps.sellerPaths(db, PER_FILE)));
  xml('/sitemap-deals.xml', async () =>
    sitemap(origin, (await deps.dealtParts(db, PER_FILE)).map(partPath)),
  );
  xml('/sitemap-parts.xml', async (from, now) =>
    sitemap(origin, (await deps.partsFrom(db, from, { limit: PER_FILE, now })).map(partPath)),
  );
}
