import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import type { Config } from '../process/config.ts';
import { StartProblem } from '../process/start-problem.ts';
import { startEmbedded } from './embedded.ts';

/** A database that accepts sessions and has the program's schema. */
export interface ChosenDatabase {
  url: string;
  /** Stops the embedded server; does nothing to a server of one's own. */
  stop(): Promise<void>;
}

const oldestServer = 15;

/**
 * Starts the embedded server, or looks whether the one in DATABASE_URL can be used, and migrates
 * it. Throws StartProblem with a sentence for the person who started the product. `onLost` is
 * called where the embedded server ended later and does not run again.
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onStep: (step: string) => void = () => {},
  onLost?: (problem: StartProblem) => void,
): Promise<ChosenDatabase> {
  const database = await chooseServer(config, onStep, onLost);
  try {
    const onMigration = (name: string) => onStep(`migration ${name}`);
    await migrate({ url: database.url, onStep: onMigration });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function chooseServer(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onStep: (step: string) => void,
  onLost?: (problem: StartProblem) => void,
): Promise<ChosenDatabase> {
  if (config.databaseUrl === null) {
    const dataDir = join(config.dataDir, 'postgres');
    return startEmbedded({ dataDir, onStep, ...(onLost && { onLost }) });
  }
  onStep('reaching the database');
  await assertUsable(config.databaseUrl);
  return { url: config.databaseUrl, stop: async () => {} };
}

async function assertUsable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A server that goes away while it is asked says so a second time by this event.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS version,
              current_setting('server_encoding') AS encoding`,
    );
    const [found] = rows;
    const version = Math.floor(Number(found?.version) / 10_000);
    if (version < oldestServer) {
      throw new StartProblem(
        `The server in DATABASE_URL is PostgreSQL ${version}: ` +
          `this program needs ${oldestServer} or newer.`,
      );
    }
    if (found?.encoding !== 'UTF8') {
      throw new StartProblem(
        `The database in DATABASE_URL is encoded in ${found?.encoding}: create it with UTF8.`,
      );
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(explainRefusal(error, url), { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Names the place without the password. */
function explainRefusal(error: unknown, url: string): string {
  const parsed = URL.parse(url) ?? new URL('postgres://unknown');
  const { hostname, username, pathname, searchParams } = parsed;
  // The folder of a socket file stands in the query.
  const host = searchParams.get('host') ?? parsed.host;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${host}: start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no host named ${hostname}: correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} refuses the user ${username}: correct DATABASE_URL.`;
    case '3D000':
      return `There is no database ${pathname.slice(1)} at ${host}: create it first.`;
    default:
      return `The database at ${host} cannot be used: ${message || 'it does not answer'}.`;
  }
}
