import { openProductDatabase } from '../database.ts';
import type { Fault } from '../findings.ts';
import { openMuteServer } from '../mute-server.ts';
import { startProduct } from '../product.ts';
import { queueMails } from '../queued.ts';
import { untilTrue } from '../waiting.ts';

const MAILS = 8;
const LOCKED_MS = 10_000;
const RELEASED_MS = 20_000;

const locked = `select distinct locked_by as by from graphile_worker._private_jobs
  where locked_by is not null`;

/** Kills the product while jobs are under way, and starts it again. */
export const fault: Fault = {
  summary: 'kills the product by SIGKILL while jobs run, and starts it again',
  async run(findings) {
    const mute = await openMuteServer();
    const product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${mute.port}` });
    try {
      const first = await openProductDatabase(product.dataDir);
      await queueMails(first, MAILS);
      const queues = new Set<string>();
      await untilTrue(async () => {
        for (const { by } of (await first.query<{ by: string }>(locked)).rows) queues.add(by);
        return queues.size > 0;
      }, LOCKED_MS);
      findings.check(queues.size > 0, `jobs are under way, locked by ${[...queues].join(', ')}`);
      const { child } = product;
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGKILL');
      await ended;
      await first.end().catch(() => undefined);
      await product.restart();
      const db = await openProductDatabase(product.dataDir);
      const releasedMs = await untilTrue(async () => {
        const { rows } = await db.query<{ by: string }>(locked);
        return rows.every(({ by }) => !queues.has(by));
      }, RELEASED_MS);
      findings.check(
        releasedMs !== null,
        `its locks are gone ${releasedMs?.toFixed(0)} ms after it opened again (limit ${RELEASED_MS})`,
      );
      const again = await untilTrue(async () => {
        const { rows } = await db.query<{ n: number }>(
          `select count(*)::int as n from graphile_worker.jobs
           where task_identifier = 'mail.send' and attempts > 1`,
        );
        return (rows[0]?.n ?? 0) > 0;
      }, RELEASED_MS);
      findings.check(again !== null, 'they are attempted again');
      await db.end();
    } finally {
      await product.stop();
      await mute.close();
    }
  },
};
