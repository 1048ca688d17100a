import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';

/** The product's own migrations: one folder each, `NNNN-name/{up.sql, check.sql?, notes.md?}`. */
export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The input of `migrate`. */
export interface MigrateOptions {
  url: string;
  /** Another folder than the product's own. */
  dir?: string;
  /** Called with each migration's name before it runs. */
  onStep?: (name: string) => void;
}

interface Migration {
  name: string;
  sha256: string;
  up: string;
  check: string | null;
}

const lockKey = 4_155_541;

/**
 * Brings the database to the program's schema and returns the names that ran now. Each migration
 * is one transaction with its check; programs that start at once wait for each other. Throws
 * StartProblem, and changes nothing, where the database is newer than the program or a recorded
 * migration differs from the one on disk.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(options.dir ?? migrationsDir);
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const recorded = await readRecorded(client);
    assertSameHistory(migrations, recorded);
    const ran: string[] = [];
    for (const migration of migrations) {
      if (recorded.has(migration.name)) continue;
      options.onStep?.(migration.name);
      await apply(client, migration);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    // Ending the session gives the lock back as well.
    await client.end();
  }
}

function readMigrations(dir: string): Migration[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { withFileTypes: true })
    // git leaves empty folders behind when it goes back to an earlier state.
    .filter((entry) => entry.isDirectory() && readdirSync(join(dir, entry.name)).length > 0)
    .map((entry) => entry.name)
    .sort();
  const numbers = new Map<string, string>();
  return names.map((name) => {
    const number = /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1];
    if (number === undefined) {
      throw new StartProblem(`The migration ${name} must be named like 0001-name.`);
    }
    const twin = numbers.get(number);
    if (twin !== undefined) {
      throw new StartProblem(`The migrations ${twin} and ${name} have the same number.`);
    }
    numbers.set(number, name);
    if (!existsSync(join(dir, name, 'up.sql'))) {
      throw new StartProblem(`The migration ${name} has no up.sql.`);
    }
    const up = readFileSync(join(dir, name, 'up.sql'), 'utf8');
    const checkFile = join(dir, name, 'check.sql');
    const check = existsSync(checkFile) ? readFileSync(checkFile, 'utf8') : null;
    return { name, sha256: createHash('sha256').update(up).digest('hex'), up, check };
  });
}

async function readRecorded(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS public.migration (
       name text PRIMARY KEY,
       sha256 text NOT NULL,
       ran_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM public.migration',
  );
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function assertSameHistory(migrations: Migration[], recorded: Map<string, string>): void {
  const onDisk = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, sha256] of [...recorded].sort()) {
    const migration = onDisk.get(name);
    if (migration === undefined) {
      throw new StartProblem(
        `The database is newer than this program (it has the migration ${name}): ` +
          'start the newer program, or use another database.',
      );
    }
    if (migration.sha256 !== sha256) {
      throw new StartProblem(
        `The migration ${name} was changed after it ran on this database: ` +
          'restore its up.sql and write the change as a new migration.',
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.up);
    if (migration.check !== null) await client.query(migration.check);
    await client.query('INSERT INTO public.migration (name, sha256) VALUES ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The migration ${migration.name} failed${lineOf(migration, error)}: ${reason}.`,
      { cause: error },
    );
  }
}

function lineOf(migration: Migration, error: unknown): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  if (!(position > 0)) return '';
  return ` at line ${migration.up.slice(0, position).split('\n').length}`;
}
