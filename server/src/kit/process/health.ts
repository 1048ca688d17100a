import { createHash, timingSafeEqual } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, rows } from '../database/database.ts';
import { migrationsDir } from '../database/migrate.ts';
import { diskProblem } from '../storage/disk.ts';
import { isFromLoopback } from './loopback.ts';

const READY_MS = 2000;
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface HealthParts {
  /** The pool that is measured. */
  readonly database: Database;
  /** Connections that ask whether the database answers; those of `database` where absent. */
  readonly probe?: Database;
  /** Where the product keeps files; the disk is not looked at where absent. */
  readonly dataDir?: string;
  /** Bytes that must be free on the disk of `dataDir`. */
  readonly freeMinBytes?: number;
  /** Opens /metrics to who sends it as a bearer token; else they are for this machine only. */
  readonly metricsToken?: string | null;
  /** Another folder of migrations than the product's own. */
  readonly migrations?: string;
}

/**
 * Adds `/healthz` (the process answers), `/readyz` (so does the database, with the migrations of
 * this program and no others, and the disk takes what is written) and `/metrics` (for Prometheus,
 * from this machine or by a token). To be added before the calls, so that all are measured.
 */
export function addHealth(http: FastifyInstance, parts: HealthParts): void {
  const { database, probe = database } = parts;
  const needed = migrationNames(parts.migrations ?? migrationsDir);
  const metrics = measure(http, database);
  const config = { rateLimit: false };
  http.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  http.get('/readyz', { config }, async (request, reply) => {
    const reason = await within(READY_MS, notReady(parts, probe, needed)).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, 'not ready');
        return 'the database does not answer';
      },
    );
    return reply
      .code(reason === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === null ? { ready: true } : { ready: false, reason });
  });
  http.get('/metrics', { config }, async (request, reply) => {
    const mayRead = isFromLoopback(request) || hasToken(request, parts.metricsToken ?? null);
    if (!mayRead) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

const migrationNames = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Returns why no calls should be sent to this process, or null. */
async function notReady(
  { dataDir, freeMinBytes }: HealthParts,
  probe: Database,
  needed: readonly string[],
): Promise<string | null> {
  const disk = dataDir === undefined ? null : await diskProblem(dataDir, freeMinBytes);
  return disk ?? schemaProblem(probe, needed);
}

/** Returns how the schema of the database differs from the program's, or null. */
async function schemaProblem({ db }: Database, needed: readonly string[]): Promise<string | null> {
  const ran = await rows(db, sql<{ name: string }>`select name from public.migration`);
  const known = new Set(ran.map(({ name }) => name));
  const missing = needed.filter((name) => !known.delete(name));
  if (missing.length > 0) return `${missing.length} migrations have not run`;
  return known.size === 0
    ? null
    : `the database is newer than this program by ${known.size} migrations`;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared by digests, so that the time it takes tells nothing of the token. */
const hasToken = ({ headers }: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

function measure(http: FastifyInstance, { pool }: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'assay_http_seconds',
    help: 'Time from request to reply, by route and status class.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    // Paths that no route has are one label: a stranger must not make the table grow.
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ route, status }, reply.elapsedTime / 1000);
    done();
  });
  new Gauge({
    name: 'assay_database_connections',
    help: 'Connections of the pool, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return registry;
}
