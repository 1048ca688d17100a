import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { PageCache } from '#server/kit/pages/page-cache.ts';
import { PER_FILE, partPath, robots, sitemap, sitemapIndex, startOf } from './core/sitemap.ts';

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
  const starts = new PageCache<readonly string[]>({ forMs: HOUR_MS, most: 1 });
  const listStarts = (now: Date) =>
    starts.get('parts', now.getTime(), () => deps.partStarts(db, { size: PER_FILE, now }));
  const send = (reply: FastifyReply, text: string) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(text);
  const xml = (path: string, make: (now: Date) => Promise<string>) =>
    http.get(path, async (_request, reply) => {
      const now = clock.now();
      return send(reply, await pageCache.get(path, now.getTime(), () => make(now)));
    });
  http.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  xml('/sitemap.xml', async (now) =>
    sitemapIndex([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-sellers.xml`,
      `${origin}/sitemap-deals.xml`,
      ...(await listStarts(now)).map(
        (from) => `${origin}/sitemap-parts.xml?${new URLSearchParams({ from })}`,
      ),
    ]),
  );
  xml('/sitemap-pages.xml', async () => sitemap(origin, fixed));
  xml('/sitemap-sellers.xml', async () => sitemap(origin, await deps.sellerPaths(db, PER_FILE)));
  xml('/sitemap-deals.xml', async () =>
    sitemap(origin, (await deps.dealtParts(db, PER_FILE)).map(partPath)),
  );
  http.get<{ Querystring: { from?: unknown } }>('/sitemap-parts.xml', async (request, reply) => {
    const now = clock.now();
    const from = startOf(await listStarts(now), request.query.from);
    const text = await pageCache.get(`/sitemap-parts.xml ${from}`, now.getTime(), async () =>
      sitemap(origin, (await deps.partsFrom(db, from, { limit: PER_FILE, now })).map(partPath)),
    );
    return send(reply, text);
  });
}
