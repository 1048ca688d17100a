import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { openStorm, startStorm, untilAnswered, violationsOf } from '#harness/transfer-storm.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';

/** Two transfers each. Longer, and with the database killed as well: `npm run bench:ledger -- kill`. */
const ORDERS = 600;
/** How many answers each program gives before it is killed. */
const KILLS = [150, 500];

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

it('makes and loses no money where the program is killed in the middle of transfers, and answers each request once', async () => {
  const first = new Map<string, string>();
  const compare = (answers: ReadonlyMap<string, string>) => {
    for (const [key, transfer] of answers) {
      expect(transfer, key).toBe(first.get(key) ?? transfer);
      first.set(key, transfer);
    }
  };
  for (const count of KILLS) {
    const storm = startStorm(test.url, ORDERS);
    await untilAnswered(storm, count);
    expect(storm.child.kill('SIGKILL')).toBe(true);
    if (storm.child.signalCode === null) await once(storm.child, 'exit');
    expect(storm.child.signalCode).toBe('SIGKILL');
    expect(storm.answers.size).toBeLessThan(ORDERS * 2);
    compare(storm.answers);
  }
  const whole = startStorm(test.url, ORDERS);
  await untilAnswered(whole, ORDERS * 2);
  compare(whole.answers);
  expect(first.size).toBe(ORDERS * 2);
  expect(await violationsOf(database, ORDERS)).toEqual([]);
});
