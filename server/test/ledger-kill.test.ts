import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { openStorm, startStorm, untilResponded, violationsOf } from '#harness/transfer-storm.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';

/** Two transfers each. Longer, and with the database killed as well: `npm run bench:ledger -- kill`. */
const ORDERS = 600;
/** After how many responses each program is killed. */
const KILLS = [150, 500];
/** Four programs start one after the other: 8 s alone, 20 s beside four busy processes. */
const TIMEOUT_MS = 120_000;

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 4 });
  await openStorm(database);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it(
  'makes and loses no money where the program is killed in the middle of transfers, and answers each request once',
  async () => {
    const first = new Map<string, string>();
    const compare = (responses: ReadonlyMap<string, string>) => {
      for (const [key, transfer] of responses) {
        expect(transfer, key).toBe(first.get(key) ?? transfer);
        first.set(key, transfer);
      }
    };
    for (const count of KILLS) {
      const storm = startStorm(test.url, ORDERS, count);
      // Its responses are read before the channel closes, which may be after its end.
      await once(storm.child, 'close');
      expect(storm.child.signalCode).toBe('SIGKILL');
      expect(storm.responses.size).toBeGreaterThan(0);
      expect(storm.responses.size).toBeLessThanOrEqual(count);
      compare(storm.responses);
    }
    const whole = startStorm(test.url, ORDERS);
    await untilResponded(whole, ORDERS * 2);
    compare(whole.responses);
    expect(first.size).toBe(ORDERS * 2);
    expect(await violationsOf(database, ORDERS)).toEqual([]);
  },
  TIMEOUT_MS,
);
