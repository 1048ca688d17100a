import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../process/start-problem.ts';

/** The content of `postmaster.pid`, which PostgreSQL writes into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; null when there is none or it is not yet complete. */
export function readPostmaster(cluster: string): Postmaster | null {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n') ?? [];
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0)) return null;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/** True while the postmaster of exactly this data folder lives. */
export function isRunningOn(cluster: string, pid: number): boolean {
  if (!isProcessRunning(pid)) return false;
  if (process.platform === 'linux') {
    try {
      // A postmaster works inside its data folder: no other process of that number does.
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(cluster);
}

/** Refuses a data folder that another living product uses, then writes this process in. */
export function claim(dataDir: string): void {
  const file = join(dataDir, 'owner');
  const [pid = '', mark = ''] = readText(file)?.split(' ') ?? [];
  const owner = Number(pid);
  const isOther = owner > 0 && owner !== process.pid;
  if (isOther && isProcessRunning(owner) && startMark(owner) === mark) {
    throw new StartProblem(
      `Another Assay (process ${owner}) already uses the data in ${dataDir}: ` +
        'stop it first, or set DATA_DIR to another folder.',
    );
  }
  writeFileSync(file, `${process.pid} ${startMark(process.pid)}`);
}

/** Gives the data folder back. */
export function release(dataDir: string): void {
  rmSync(join(dataDir, 'owner'), { force: true });
}

/** Stops a database that a killed product left behind, and clears what a dead one left. */
export async function stopOrphan(cluster: string): Promise<void> {
  const left = readPostmaster(cluster);
  if (left === null) return;
  if (!isRunningOn(cluster, left.pid)) {
    // A number that another program has by now would make PostgreSQL refuse to start.
    if (isProcessRunning(left.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    tryKill(left.pid, signal);
    for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
      if (!isRunningOn(cluster, left.pid)) return;
      await pause(20);
    }
  }
  throw new StartProblem(
    `A database left from an earlier start (process ${left.pid}) does not stop: ` +
      'end that process and start again.',
  );
}

/** True when a process of this number exists, whoever owns it. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In a container whose first process reaps nobody, the dead keep their number. */
function isZombie(pid: number): boolean {
  return processStatus(pid)[0] === 'Z';
}

function startMark(pid: number): string {
  return processStatus(pid)[19] ?? '-';
}

/** The fields of /proc/PID/stat after the name: [0] is the state, [19] the start time. */
function processStatus(pid: number): string[] {
  const text = process.platform === 'linux' ? readText(`/proc/${pid}/stat`) : null;
  return text === null ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in between, or is not ours: the caller looks again.
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
