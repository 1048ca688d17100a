import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStorm, startStorm, untilResponded, violationsOf } from '#harness/transfer-storm.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import { withServer } from './server.ts';

/** Two transfers each. */
const ORDERS = 5_000;
/** Who is killed after how many responses of the program that runs then. */
const KILLS: readonly { readonly after: number; readonly what: 'program' | 'database' }[] = [
  { after: 1_000, what: 'program' },
  { after: 2_500, what: 'database' },
  { after: 5_000, what: 'database' },
  { after: 7_500, what: 'program' },
];
const AGAIN_MS = 30_000;

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Resolves once the database responds; its supervisor starts it again. */
async function untilRuns(url: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    const database = openDatabase(url, { max: 1 });
    const runs = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    await database.close().catch(() => {});
    if (runs) return;
    if (performance.now() - started > AGAIN_MS) throw new Error('the database does not run again');
    await pause(100);
  }
}

/** Keeps the responses; one that differs from an earlier one of its key is a violation. */
function compare(first: Map<string, string>, responses: ReadonlyMap<string, string>): string[] {
  const violations: string[] = [];
  for (const [key, transfer] of responses) {
    const before = first.get(key) ?? transfer;
    if (before !== transfer) violations.push(`${key} led to ${before} and to ${transfer}`);
    first.set(key, transfer);
  }
  return violations;
}

/** Kills program and database in the middle of 10,000 transfers; returns whether every law held. */
export const benchKill = (): Promise<boolean> =>
  withServer(
    async ({ url, dataDir }) => {
      await migrate({ url });
      const opening = openDatabase(url, { max: 2 });
      await openStorm(opening);
      await opening.close();
      const first = new Map<string, string>();
      const violations: string[] = [];
      for (const { after, what } of KILLS) {
        const storm = startStorm(url, ORDERS);
        await untilResponded(storm, after);
        const gone = once(storm.child, 'exit');
        if (what === 'program') storm.child.kill('SIGKILL');
        else process.kill(postmasterOf(dataDir), 'SIGKILL');
        // A program whose database is gone fails, and ends.
        await gone;
        console.log(`killed the ${what} after ${storm.responses.size} responses`);
        violations.push(...compare(first, storm.responses));
        await untilRuns(url);
      }
      const whole = startStorm(url, ORDERS);
      await untilResponded(whole, ORDERS * 2);
      violations.push(...compare(first, whole.responses));
      if (first.size !== ORDERS * 2) violations.push(`${first.size} requests got a response`);
      const database = openDatabase(url, { max: 2 });
      violations.push(...(await violationsOf(database, ORDERS)));
      await database.close();
      for (const violation of violations) console.log(`WRONG: ${violation}`);
      console.log(`${ORDERS * 2} transfers, each with one response: ${violations.length === 0}`);
      return violations.length === 0;
    },
    { onLost: ({ message }) => console.log(`WRONG: ${message}`) },
  );
