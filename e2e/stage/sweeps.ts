import { openProductDatabase } from '../../tools/fault/database.ts';

/** Jobs that act for the clock each minute. */
type Sweep = 'orders.sweep' | 'claims.sweep';

/** Runs a sweep soon, as the queue would within a minute: a journey need not wait for it. */
export async function runSweep(sweep: Sweep): Promise<void> {
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  try {
    await db.query("select graphile_worker.add_job($1, '{}')", [sweep]);
  } finally {
    await db.end();
  }
}
