import Fastify from 'fastify';
import pg from 'pg';
import { openTestMarket } from '#harness/open-market.ts';

/**
 * The two servers that `bench/http.ts` loads, in one process of their own: the market, and bare
 * Fastify with the query of the same call. Tells its parent where they are and who is signed in; `cpu`
 * asks for the processor time that it has used, `stop` ends it.
 */
const town = await openTestMarket();
const buyer = await town.member('Bench', 'buyer');
const id = town.idOf(buyer);
await town.market.http.listen({ host: '127.0.0.1', port: 0 });

const pool = new pg.Pool({ connectionString: town.url, max: 16 });
const bare = Fastify();
bare.post('/bare', async () => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select * from accounts.account where id = $1',
    values: [id],
  });
  return { code: 0, msg: '', data: rows[0] };
});
await bare.listen({ host: '127.0.0.1', port: 0 });

const portOf = (server: typeof bare): number => {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
process.send?.({
  market: portOf(town.market.http as unknown as typeof bare),
  bare: portOf(bare),
  header: buyer.header,
});
process.on('message', async (message) => {
  if (message === 'cpu') {
    process.send?.(process.cpuUsage());
    return;
  }
  await bare.close();
  await pool.end();
  await town.close();
  process.exit(0);
});
