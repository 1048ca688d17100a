import { openProductDatabase } from '../database.ts';
import type { Fault } from '../findings.ts';
import { openMuteServer } from '../mute-server.ts';
import { startProduct } from '../product.ts';
import { queueMails, timeSweep } from '../queued.ts';
import { untilTrue } from '../waiting.ts';

const MAILS = 60;
const SWEEPS = 5;
const SWEEP_MS = 10_000;

/** Lets mail go to a server that accepts and never greets. */
export const fault: Fault = {
  summary: `queues ${MAILS} mails for a server that accepts and never greets`,
  async run(findings) {
    const mute = await openMuteServer();
    const product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${mute.port}` });
    try {
      const db = await openProductDatabase(product.dataDir);
      await queueMails(db, MAILS);
      const busyMs = await untilTrue(async () => mute.accepted() >= 4, SWEEP_MS);
      findings.check(busyMs !== null, `${mute.accepted()} connections wait for a greeting`);
      let slowest = 0;
      for (let nr = 0; nr < SWEEPS; nr += 1) {
        const tookMs = await timeSweep(db, SWEEP_MS);
        slowest = Math.max(slowest, tookMs ?? Number.POSITIVE_INFINITY);
      }
      findings.check(
        slowest < SWEEP_MS,
        `${SWEEPS} sweeps ran meanwhile, the slowest after ${slowest.toFixed(0)} ms (limit ${SWEEP_MS})`,
      );
      const failed = await untilTrue(async () => {
        const { rowCount } = await db.query(
          `select 1 from graphile_worker.jobs
           where task_identifier = 'mail.send' and attempts > 0 and locked_at is null`,
        );
        return (rowCount ?? 0) >= 4;
      }, 30_000);
      findings.check(failed !== null, 'mails are given up for a time and stay for another attempt');
      const { rows } = await db.query<{ n: number }>(
        `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail.send'`,
      );
      findings.check(rows[0]?.n === MAILS, `no mail is lost: ${rows[0]?.n} of ${MAILS} wait`);
      await db.end();
    } finally {
      await product.stop();
      await mute.close();
    }
  },
};
