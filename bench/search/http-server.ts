import Fastify from 'fastify';
import pg from 'pg';
import { openBenchMarket, portOf } from './market.ts';

/**
 * The two servers that the bench loads, in one process of their own: the market on a filled
 * database with a member signed in, and bare Fastify that answers one line by its primary key.
 */
const url = process.argv[2] ?? '';
const { market, header, close } = await openBenchMarket(url, 'buyer');
await market.readAhead();
await market.http.listen({ host: '127.0.0.1', port: 0 });

// A bigint is no JSON: what is one goes as text.
const barelyOne = `select id, part::text, account, quantity, unit_price::text, condition, packaging,
  date_code, lead_time, at, confirmed_at from catalog.stock_line where id = $1`;
const pool = new pg.Pool({ connectionString: url, max: 16 });
const bare = Fastify();
bare.post('/bare', async (request) => {
  const values = [(request.body as { id: string }).id];
  const { rows } = await pool.query({ name: 'bare', text: barelyOne, values });
  return { code: 0, msg: '', data: rows[0] };
});
await bare.listen({ host: '127.0.0.1', port: 0 });

process.send?.({ market: portOf(market.http), bare: portOf(bare), header });
process.once('message', async () => {
  await bare.close();
  await pool.end();
  await close();
  process.exit(0);
});
