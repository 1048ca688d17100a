import { setTimeout as pause } from 'node:timers/promises';
import { wantBuys } from '#contract/boards/calls.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { slowestWhile } from '../clock.ts';
import { openProductDatabase } from '../database.ts';
import type { Fault } from '../findings.ts';
import { startProduct } from '../product.ts';
import { type Answered, openTrader, tally } from '../trader.ts';
import { isReady, untilTrue } from '../waiting.ts';

const LOCKED_MS = 15_000;
const CALLERS = 40;
const REFUSED_MS = 8000;
const OTHERS_MS = 2000;

/** Locks a table that many callers need, and watches those who do not need it. */
export const fault: Fault = {
  summary: `locks a table for ${LOCKED_MS / 1000} s that ${CALLERS} callers ask for`,
  async run(findings) {
    const product = await startProduct();
    try {
      const { origin } = product;
      const trader = await openTrader(product);
      const db = await openProductDatabase(product.dataDir);
      await db.query('begin; lock table boards.post in access exclusive mode');
      const waiting: Answered[] = [];
      const others: Answered[] = [];
      let isOver = false;
      const asking = Array.from({ length: CALLERS }, async () => {
        while (!isOver) {
          waiting.push(await trader.read(wantBuys.path));
          // A caller who heeds Retry-After comes back no sooner; this one comes back at once.
          await pause(100);
        }
      });
      const other = (async () => {
        while (!isOver) {
          others.push(await trader.read(msgBoxUnReadNum.path));
          await pause(20);
        }
      })();
      const readiness: boolean[] = [];
      const ready = (async () => {
        while (!isOver) {
          readiness.push(await isReady(origin)().catch(() => false));
          await pause(100);
        }
      })();
      const { slowestMs } = await slowestWhile(`${origin}/readyz`, () => pause(LOCKED_MS));
      isOver = true;
      await Promise.all([...asking, other, ready]);
      await db.query('rollback');
      const slowest = (answers: Answered[]) => Math.max(...answers.map(({ tookMs }) => tookMs));
      findings.note(`callers of the table: ${tally(waiting)}`);
      findings.check(
        waiting.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
        'every caller of the table was refused by 503 with Retry-After',
      );
      findings.check(
        slowest(waiting) < REFUSED_MS,
        `the slowest of them after ${slowest(waiting).toFixed(0)} ms (limit ${REFUSED_MS})`,
      );
      findings.check(
        others.every(({ status }) => status === 200) && slowest(others) < OTHERS_MS,
        `${others.length} other calls were answered, the slowest after ` +
          `${slowest(others).toFixed(0)} ms (limit ${OTHERS_MS})`,
      );
      findings.check(
        readiness.every(Boolean) && slowestMs < OTHERS_MS,
        `/readyz stayed ready, the slowest after ${slowestMs.toFixed(0)} ms`,
      );
      const backMs = await untilTrue(
        async () => (await trader.read(wantBuys.path)).status === 200,
        REFUSED_MS,
      );
      findings.check(backMs !== null, `the table answers ${backMs?.toFixed(0)} ms after the lock`);
      await db.end();
    } finally {
      await product.stop();
    }
  },
};
