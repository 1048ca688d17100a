import { openProductDatabase, postmasterOf, postsOf } from '../database.ts';
import type { Fault } from '../findings.ts';
import { startProduct } from '../product.ts';
import { isSettledOrBusy, openTrader, tally } from '../trader.ts';
import { isReady, untilTrue } from '../waiting.ts';

const READY_MS = 30_000;
const GIVEN_UP_MS = 120_000;
const KILLS_MAX = 20;

/** Kills the embedded database: once under load, then again and again. */
export const fault: Fault = {
  summary: 'kills the embedded database by SIGKILL, once and then repeatedly',
  async run(findings) {
    const product = await startProduct();
    try {
      const { child, dataDir, origin } = product;
      const trader = await openTrader(product);
      const before = Array.from({ length: 10 }, (_, nr) => `BEFORE-${nr}`);
      const settled = await Promise.all(before.map((part) => trader.post(part)));
      const first = postmasterOf(dataDir);
      const meanwhile = Array.from({ length: 10 }, (_, nr) => `DURING-${nr}`);
      const during = meanwhile.map((part) => trader.post(part));
      process.kill(first, 'SIGKILL');
      const answers = await Promise.all(during);
      findings.check(
        answers.every(isSettledOrBusy),
        `acts of that moment ended by success or 503 with Retry-After (${tally(answers)})`,
      );
      const readyMs = await untilTrue(
        async () => postmasterOf(dataDir) !== first && (await isReady(origin)()),
        READY_MS,
      );
      findings.check(
        readyMs !== null,
        `the database runs again, ready after ${readyMs?.toFixed(0)} ms`,
      );
      findings.check(child.exitCode === null, 'the process lives');
      const repeated = await Promise.all(meanwhile.map((part) => trader.post(part)));
      const db = await openProductDatabase(dataDir);
      const counts = await postsOf(db, [...before, ...meanwhile]);
      await db.end();
      findings.check(
        [...settled, ...repeated].every(({ status }) => status === 200) &&
          counts.every((count) => count === 1),
        `each of ${counts.length} acts, repeated where it failed, took effect exactly once`,
      );
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      let kills = 1;
      const killing = untilTrue(async () => {
        if (child.exitCode !== null || child.signalCode !== null) return true;
        await untilTrue(isReady(origin), READY_MS);
        if (kills < KILLS_MAX && child.exitCode === null) {
          process.kill(postmasterOf(dataDir), 'SIGKILL');
          kills += 1;
        }
        return false;
      }, GIVEN_UP_MS);
      const givenUpMs = await killing;
      if (givenUpMs !== null) await ended;
      const sentence = product.output().match(/^The database ended .*$/m)?.[0];
      findings.note(`killed ${kills} times; exit code ${child.exitCode}: ${sentence}`);
      findings.check(
        child.exitCode === 1 && sentence !== undefined,
        'after repeated failures the process ends with one sentence and exit code 1',
      );
    } finally {
      await product.stop();
    }
  },
};
