import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { StartProblem } from '../process/start-problem.ts';

/** The account that the database runs under when the product itself runs as root. */
export interface RunAs {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root, so root hands it to `postgres`, else `nobody`; others keep themselves. */
export function chooseRunAs(): RunAs | null {
  if (process.platform === 'win32' || process.geteuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (uid > 0 && gid > 0) return { name, uid, gid };
  }
  throw new StartProblem(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody: ' +
      'start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** A command line and the spawn options that run it under the account, tied to this process. */
export interface Command {
  file: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/**
 * Wraps a command so that it runs under the account. On Linux `setpriv` also ends it with its
 * parent, so that a killed product leaves no database behind.
 */
export function commandAs(runAs: RunAs | null, file: string, args: string[]): Command {
  const setpriv = findSetpriv();
  if (setpriv === null) {
    const options = runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid };
    return { file, args, options };
  }
  const account =
    runAs === null ? [] : [`--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'];
  return {
    file: setpriv,
    args: [...account, '--pdeathsig', 'INT', '--', file, ...args],
    options: {},
  };
}

let setprivFound: string | null | undefined;

function findSetpriv(): string | null {
  if (setprivFound !== undefined) return setprivFound;
  setprivFound = null;
  if (process.platform !== 'linux') return null;
  for (const file of ['/usr/bin/setpriv', '/bin/setpriv']) {
    if (!existsSync(file)) continue;
    // The small setpriv of BusyBox knows no --pdeathsig.
    const tried = spawnSync(file, ['--pdeathsig', 'INT', '--', '/bin/true'], { stdio: 'ignore' });
    if (tried.status === 0) setprivFound = file;
    break;
  }
  return setprivFound;
}

/** Throws a sentence that names the first parent folder that the account may not enter. */
export function assertMayEnter(runAs: RunAs | null, folder: string, remedy: string): void {
  if (runAs === null) return;
  const script = 'for d; do [ -x "$d" ] || { printf %s "$d"; exit 3; }; done';
  const { file, args, options } = commandAs(runAs, '/bin/sh', [
    '-c',
    script,
    'sh',
    ...parentsOf(folder),
  ]);
  const tried = spawnSync(file, args, { ...options, cwd: '/', encoding: 'utf8' });
  if (tried.status === 0) return;
  if (tried.status !== 3) {
    throw new StartProblem(
      `The database cannot be run as the user ${runAs.name} (${tried.stderr.trim()}): ` +
        'start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  throw new StartProblem(
    `The folder ${tried.stdout} may not be entered by the user ${runAs.name}, who runs the ` +
      `database: run \`chmod o+x '${tried.stdout}'\`, or ${remedy}.`,
  );
}

function parentsOf(folder: string): string[] {
  const parents: string[] = [];
  const { root } = parse(folder);
  for (let parent = dirname(folder); parent !== root; parent = dirname(parent))
    parents.unshift(parent);
  return parents;
}
