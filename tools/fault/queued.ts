import type pg from 'pg';
import { untilTrue } from './waiting.ts';

/** Queues mails as an act would have done it. */
export async function queueMails(db: pg.Client, count: number): Promise<void> {
  await db.query(
    `select graphile_worker.add_job('mail.send', json_build_object(
       'id', gen_random_uuid(), 'to', 'nobody-' || n || '@example.com', 'subject', 'x',
       'text', 'x', 'html', '<p>x</p>', 'lang', 'en'))
     from generate_series(1, $1) n`,
    [count],
  );
}

/** Queues a sweep of orders; answers after how many milliseconds it has run, or null. */
export async function timeSweep(db: pg.Client, limitMs: number): Promise<number | null> {
  await db.query(`select graphile_worker.add_job('orders.sweep', '{}', job_key => 'fault')`);
  return untilTrue(async () => {
    const { rowCount } = await db.query(`select 1 from graphile_worker.jobs where key = 'fault'`);
    return rowCount === 0;
  }, limitMs);
}
