import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** Opens a database for a file of tests: as the product holds it, and as the tests do. */
export function databaseStage() {
  const test = {} as TestDatabase;
  const database = {} as Database;
  beforeAll(async () => {
    Object.assign(test, await openTestDatabase());
    Object.assign(database, openDatabase(test.url));
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });
  return { test, database };
}
