import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { childOutput } from '../process/child-output.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { asProblem } from './explain.ts';
import { assertMayEnter, chooseRunAs, commandAs, type RunAs } from './run-as.ts';

/** The folder of one embedded server, and who runs it with which programs. */
export interface Place {
  dataDir: string;
  cluster: string;
  log: string;
  passwordFile: string;
  ownerPasswordFile: string;
  binaries: Binaries;
  runAs: RunAs | null;
}

/** Makes the folder and gives it to the account; throws a sentence where that cannot be. */
export function preparePlace(folder: string): Place {
  const binaries = findBinaries();
  const runAs = chooseRunAs();
  try {
    // Folders made on the way must let the account through, whatever the umask is.
    const made = fs.mkdirSync(resolve(folder), { recursive: true });
    if (made !== undefined) openFolders(made, resolve(folder));
  } catch (error) {
    throw asProblem(error, resolve(folder));
  }
  const dataDir = fs.realpathSync(folder);
  assertMayEnter(runAs, dataDir, 'set DATA_DIR to a folder elsewhere, such as /var/lib/assay');
  assertMayEnter(
    runAs,
    binaries.initdb,
    'put the program elsewhere, such as /opt/assay, or start it as an ordinary user',
  );
  try {
    fs.chmodSync(dataDir, 0o700);
    if (runAs !== null) chownAll(runAs, dataDir);
  } catch (error) {
    throw asProblem(error, dataDir);
  }
  const cluster = join(dataDir, 'cluster');
  const log = join(dataDir, 'postgres.log');
  const passwordFile = join(dataDir, 'password');
  const ownerPasswordFile = join(dataDir, 'owner-password');
  return { dataDir, cluster, log, passwordFile, ownerPasswordFile, binaries, runAs };
}

function openFolders(first: string, last: string): void {
  for (
    let parent = resolve(last, '..');
    parent.length >= first.length;
    parent = resolve(parent, '..')
  ) {
    fs.chmodSync(parent, 0o755);
  }
}

/** Root may have copied the data from elsewhere: every file goes to the account. */
function chownAll(runAs: RunAs, path: string): void {
  const { uid } = fs.lstatSync(path);
  const isWhole = uid === runAs.uid;
  fs.lchownSync(path, runAs.uid, runAs.gid);
  if (!fs.lstatSync(path).isDirectory()) return;
  for (const name of fs.readdirSync(path)) {
    const inner = join(path, name);
    if (isWhole && fs.lstatSync(inner).uid === runAs.uid) continue;
    chownAll(runAs, inner);
  }
}

/** Returns the part of the caller's environment that the database's programs see. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  const variables = { PATH, SystemRoot, TEMP, TMP, TZ: 'UTC' };
  // The caller's own PG* variables must not reach the server.
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}

/** Runs one of the programs to its end and gives what it wrote. */
export async function run(place: Place, program: string, programArgs: string[]) {
  const { file, args, options } = commandAs(place.runAs, program, programArgs);
  const child = spawn(file, args, {
    ...options,
    cwd: place.dataDir,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  return childOutput(child);
}
