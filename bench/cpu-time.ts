import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parent of a process, from the fields after its name, which may hold spaces. */
function parentOf(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Microseconds of processor time that a process has used; 0 where it is gone. */
function processTime(pid: string, parent: number): number {
  try {
    if (parentOf(pid) !== parent) return 0;
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return 0;
  }
}

/**
 * Microseconds of processor time that this process and the sessions of the embedded server in
 * `dataDir` have used. Other work on the machine delays a transaction and changes this little. Null
 * where the system has no /proc.
 */
export function cpuTime(dataDir: string): number | null {
  if (process.platform !== 'linux') return null;
  const file = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n')[0]);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const { user, system } = process.cpuUsage();
  return pids.reduce((sum, pid) => sum + processTime(pid, postmaster), user + system);
}
