import autocannon from 'autocannon';
import { BASE_PATH } from '#contract/call.ts';
import { searchElectronic } from '#contract/catalog/calls.ts';
import { median, whole } from '../report.ts';
import { startChild } from './child.ts';
import { lineId } from './fill.ts';
import type { Found, Pace, Stocked } from './finding.ts';
import { keywordMix, soughtParts } from './keywords.ts';
import { type Figures, type Load, pairedRounds, ratioOf } from './rounds.ts';

interface Servers {
  readonly market: number;
  readonly bare: number;
  readonly header: Record<string, string>;
}

/** The market and bare Fastify on one database, and how they are loaded. */
interface Served {
  /** Loads `/search/electronic`, its first page, signed in, by keywords in turn. */
  readonly search: Load;
  /** Loads bare Fastify with one primary-key lookup. */
  readonly bare: Load;
  close(): Promise<void>;
}

async function load(
  to: { url: string; headers: Record<string, string>; bodies: readonly string[] },
  connections: number,
  ms: number,
): Promise<Figures> {
  let place = Math.floor(Math.random() * to.bodies.length);
  const next = () => {
    place += 1;
    return to.bodies[place % to.bodies.length] ?? '';
  };
  const result = await autocannon({
    url: to.url,
    method: 'POST',
    headers: { ...to.headers, 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: next() }) }],
    connections,
    duration: ms / 1000,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${to.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const { requests, latency } = result;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Opens both servers in a process of their own. */
async function serve(
  url: string,
  of: { connections: number; keywords: readonly string[]; lineIds: readonly string[] },
): Promise<Served> {
  const child = await startChild<Servers>('http-server.ts', [url]);
  const servers = child.ready;
  const search = {
    url: `http://127.0.0.1:${servers.market}${BASE_PATH}${searchElectronic.path}`,
    headers: servers.header,
    bodies: of.keywords.map((keyword) => JSON.stringify({ keyword })),
  };
  const bare = {
    url: `http://127.0.0.1:${servers.bare}/bare`,
    headers: {},
    bodies: of.lineIds.map((id) => JSON.stringify({ id })),
  };
  return {
    search: { key: 'search', run: (ms) => load(search, of.connections, ms) },
    bare: { key: 'bare', run: (ms) => load(bare, of.connections, ms) },
    close: () => child.stop(),
  };
}

const CONNECTIONS = 16;

/**
 * The first page of `/search/electronic` to a member, beside bare Fastify with one lookup. The p99
 * that is held against its limit is of rounds in which nothing else is asked.
 */
export async function measureHttp(stocked: Stocked, pace: Pace): Promise<Found> {
  const keywords = keywordMix(10_000, soughtParts(stocked.parts, 61), 62);
  const served = await serve(stocked.url, {
    connections: CONNECTIONS,
    keywords: keywords.map(({ text }) => text),
    lineIds: Array.from({ length: 10_000 }, (_, n) => lineId((n * 7919) % stocked.lines)),
  });
  try {
    // autocannon counts by the second.
    const kept = await pairedRounds([served.bare, served.search], {
      ...pace,
      // A market that has been open for some seconds: its program is compiled by then.
      warmUp: 2 * pace.warmUp,
      ms: Math.max(2000, pace.ms),
    });
    const [bare = [], search = []] = [kept.get('bare'), kept.get('search')];
    const rate = ({ perSecond }: Figures) => perSecond;
    const p99 = median(search.map((figures) => figures.p99));
    const row = (title: string, figures: readonly Figures[]) => [
      title,
      whole(median(figures.map(rate))),
      ratioOf(figures, bare, rate).toFixed(2),
      median(figures.map(({ p50 }) => p50)).toFixed(0),
      median(figures.map((one) => one.p99)).toFixed(0),
      ratioOf(figures, bare, (one) => one.p99).toFixed(2),
    ];
    return {
      rows: [row('HTTP: bare Fastify, one line', bare), row('HTTP: /search/electronic', search)],
      verdicts: [
        {
          name: 'HTTP: search beside bare Fastify with one lookup',
          measured: ratioOf(search, bare, rate),
          target: 0.6,
          unit: 'x',
        },
        {
          name: 'HTTP: p99 of a search at 16 clients',
          measured: p99,
          target: 15,
          unit: 'ms',
          lessIsBetter: true,
        },
      ],
    };
  } finally {
    await served.close();
  }
}
