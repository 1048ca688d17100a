import type pg from 'pg';
import type { House } from '../gates/house.ts';
import { Comparison } from './compare.ts';
import { describeStatement, readCatalog } from './describe.ts';
import { StatementReader } from './statements.ts';

/** The outcome of comparing all statements of a house with a migrated database. */
export interface Checked {
  /** Statements that PostgreSQL described, and how many of them have a row type. */
  readonly described: number;
  readonly typedRows: number;
  readonly params: number;
  /** `path: difference`, without line numbers so that other lines may come and go. */
  readonly differences: readonly string[];
  /** `path: why` of statements that could not be read or that PostgreSQL refused as read. */
  readonly unread: readonly string[];
}

/** Compares the types beside each statement with the database's description. Runs no statement. */
export async function checkStatements(house: House, client: pg.Client): Promise<Checked> {
  const comparison = new Comparison(house.checker, await readCatalog(client));
  const reader = new StatementReader(house);
  const [differences, unread] = [new Set<string>(), new Set<string>()];
  let [described, typedRows, params] = [0, 0, 0];
  for (const file of house.files) {
    const found = reader.read(file);
    for (const { why } of found.unread) unread.add(`${file.path}: ${why}`);
    for (const statement of found.statements) {
      const description = await describeStatement(client, statement.text);
      if (description instanceof Error) {
        unread.add(`${file.path}: ${description.message}`);
        continue;
      }
      described += 1;
      params += statement.params.length;
      if (statement.row !== null) typedRows += 1;
      for (const one of comparison.differences(statement, description)) {
        differences.add(`${file.path}: ${one}`);
      }
    }
  }
  return {
    described,
    typedRows,
    params,
    differences: [...differences].sort(),
    unread: [...unread].sort(),
  };
}
