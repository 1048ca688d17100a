import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
// The parsers of values that the product sets.
import '#server/kit/database/database.ts';
import { readHouse } from '../gates/house.ts';
import { type Checked, checkStatements } from './check.ts';
import { fileOf, plantedFiles, plantedStores } from './planted.ts';

/** Differences and unread statements that are known; a line may go and none may come. */
const known = readFileSync(join(import.meta.dirname, 'known.txt'), 'utf8').split('\n');
const isPlanted = (line: string) => line.includes('/planted-');
/** Statements stand in stores and in the kit. */
const hasStatements = (path: string) => /^server\/src\/(kit\/|.*store)/.test(path);

let database: TestDatabase;
let client: pg.Client;
let checked: Checked;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  checked = await checkStatements(readHouse(plantedFiles(), hasStatements), client);
}, 300_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the statements of all stores', () => {
  it('are read and described by PostgreSQL', () => {
    expect(checked.described).toBeGreaterThan(550);
    expect(checked.typedRows).toBeGreaterThan(350);
    expect(checked.params).toBeGreaterThan(2000);
    expect(checked.unread.filter((line) => !known.includes(line))).toEqual([]);
  });

  it('have the types of parameters, columns and nulls that the database has', () => {
    const own = checked.differences.filter((line) => !isPlanted(line));
    expect(own.filter((line) => !known.includes(line))).toEqual([]);
  });

  it.each(plantedStores.map((one, index) => [one.title, index, one.difference] as const))(
    'would show %s',
    (_title, index, difference) => {
      expect(checked.differences).toContain(`${fileOf(index)}: ${difference}`);
    },
  );
});
