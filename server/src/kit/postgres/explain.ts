import { StartProblem } from '../process/start-problem.ts';
import type { Place } from './place.ts';

/** One sentence out of what initdb or the server wrote before it ended. */
export function explain(output: string, place: Place): string {
  if (/No space left on device/.test(output)) return fullDisk(place.dataDir);
  const version = /initialized by PostgreSQL version (\d+)/.exec(output);
  if (version) {
    return (
      `The data in ${place.dataDir} belongs to PostgreSQL ${version[1]}, which this program ` +
      'does not bring: start the program that made it, or set DATA_DIR to another folder.'
    );
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  const reason = telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '');
  return `The database in ${place.dataDir} does not start: ${reason} (log: ${place.log}).`;
}

function fullDisk(folder: string): string {
  return `The disk that holds ${folder} is full: free some space and start again.`;
}

/** The system's refusals in words; every other error as it is. */
export function asProblem(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === '53100') return new StartProblem(fullDisk(folder));
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartProblem(
      `The data folder ${folder} may not be written by this user: ` +
        'give it to this user, or set DATA_DIR to another folder.',
    );
  }
  return error;
}
