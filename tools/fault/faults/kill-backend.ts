import { setTimeout as pause } from 'node:timers/promises';
import { openProductDatabase, postsOf } from '../database.ts';
import type { Fault } from '../findings.ts';
import { startProduct } from '../product.ts';
import { timeSweep } from '../queued.ts';
import { type Answered, isSettledOrBusy, openTrader, tally } from '../trader.ts';
import { isReady, untilTrue } from '../waiting.ts';

const ROUNDS = 20;
const EVERY_MS = 250;
const TRADING_AT_ONCE = 8;
/** Between the acts of one hand, so that all of them stay below the quota of a member. */
const PACE_MS = 40;
const READY_MS = 10_000;
const SWEPT_MS = 30_000;

/** Ends the database sessions of the product again and again while acts are made. */
export const fault: Fault = {
  summary: `terminates all database sessions of the product ${ROUNDS} times under load`,
  async run(findings) {
    const product = await startProduct();
    try {
      const { pid } = product.child;
      const trader = await openTrader(product);
      const db = await openProductDatabase(product.dataDir);
      const answers = new Map<string, Answered>();
      let isOver = false;
      const trading = Array.from({ length: TRADING_AT_ONCE }, async (_, hand) => {
        for (let nr = 0; !isOver; nr += 1) {
          const part = `KILL-${hand}-${nr}`;
          answers.set(part, await trader.post(part));
          await pause(PACE_MS);
        }
      });
      let ended = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { rowCount } = await db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name like 'assay%' and datname = current_database()`,
        );
        ended += rowCount ?? 0;
        await pause(EVERY_MS);
      }
      isOver = true;
      await Promise.all(trading);
      findings.note(
        `${ended} sessions ended, ${answers.size} acts: ${tally([...answers.values()])}`,
      );
      const { exitCode, signalCode } = product.child;
      findings.check(
        exitCode === null && signalCode === null && product.child.pid === pid,
        'the process lives',
      );
      findings.check(
        [...answers.values()].every(isSettledOrBusy),
        'every act was answered by success or by 503 with Retry-After',
      );
      const readyMs = await untilTrue(isReady(product.origin), READY_MS);
      findings.check(readyMs !== null, `ready ${readyMs?.toFixed(0)} ms after the last one`);
      const failed = [...answers].filter(([, { status }]) => status !== 200);
      const repeated = await Promise.all(failed.map(([part]) => trader.post(part)));
      findings.check(
        repeated.every(({ status }) => status === 200),
        `${failed.length} acts that failed succeed when repeated with their key (${tally(repeated)})`,
      );
      const counts = await postsOf(db, [...answers.keys()]);
      findings.check(
        counts.every((count) => count === 1),
        `each of ${counts.length} acts took effect exactly once`,
      );
      const sweptMs = await timeSweep(db, SWEPT_MS);
      findings.check(sweptMs !== null, `jobs go on: a sweep ran after ${sweptMs?.toFixed(0)} ms`);
      await db.end();
    } finally {
      await product.stop();
    }
  },
};
