import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { login } from '#contract/accounts/calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { addMember } from '#server/accounts/public.ts';
import { systemClock } from '#server/kit/clock.ts';
import { readConfig } from '#server/kit/config.ts';
import { transaction } from '#server/kit/database.ts';
import { createLogger } from '#server/kit/log.ts';
import { openMarket } from '#server/market.ts';

/**
 * The two servers that the bench loads, in one process of their own: the market on a filled
 * database with a member signed in, and bare Fastify that answers one line by its primary key.
 */
const url = process.argv[2] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-market-'));
const market = await openMarket({
  url,
  config: readConfig({ DATA_DIR: folder, DEMO: '0' }),
  log: createLogger('silent'),
  rateFactor: 1_000_000,
});

const username = `bench-${Date.now()}@bench.test`;
const password = 'Bench2026';
const by = {
  who: { kind: 'anonymous' as const },
  now: systemClock.now(),
  lang: 'en' as const,
  address: '127.0.0.1',
  agent: 'bench',
  requestId: 'bench',
};
await transaction(market.database.db, (tx) =>
  addMember(
    { ...by, tx },
    {
      email: username,
      password,
      lang: 'en',
      mainIdentity: 'buyer',
      companyName: 'Bench Ltd',
      areaId: 'US',
      firstname: 'Bench',
      lastname: 'Buyer',
    },
  ),
);
const signedIn = await market.http.inject({
  method: 'POST',
  url: BASE_PATH + login.path,
  payload: { username, password, agree: true },
});
const { data } = signedIn.json<{ data: Record<'tokenName' | 'tokenValue', string> }>();
await market.http.listen({ host: '127.0.0.1', port: 0 });

const pool = new pg.Pool({ connectionString: url, max: 16 });
// A bigint is no JSON: the price goes as text.
const barelyOne = `select id, part::text, account, quantity, unit_price::text, condition, packaging,
  date_code, lead_time, at, confirmed_at from catalog.stock_line where id = $1`;
const bare = Fastify();
bare.post('/bare', async (request) => {
  const { rows } = await pool.query({
    name: 'bare',
    text: barelyOne,
    values: [(request.body as { id: string }).id],
  });
  return { code: 0, msg: '', data: rows[0] };
});
await bare.listen({ host: '127.0.0.1', port: 0 });

const portOf = (server: typeof bare): number => {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
process.send?.({
  market: portOf(market.http as unknown as typeof bare),
  bare: portOf(bare),
  header: { [data.tokenName]: data.tokenValue },
});
process.once('message', async () => {
  await bare.close();
  await pool.end();
  await market.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
