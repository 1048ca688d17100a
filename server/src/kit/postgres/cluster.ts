import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../process/start-problem.ts';
import { explain } from './explain.ts';
import { type Place, run } from './place.ts';

/** The superuser that initdb makes. Only the start uses it; its password lies in the data folder. */
export const superuserName = 'assay';

/** Creates the server's data on the first start; returns the superuser's password. */
export async function ensureCluster(
  place: Place,
  settings: Record<string, string>,
  onStep: (step: string) => void,
): Promise<string> {
  if (fs.existsSync(join(place.cluster, 'PG_VERSION'))) {
    return fs.readFileSync(place.passwordFile, 'utf8').trim();
  }
  onStep('creating the database');
  const password = randomBytes(24).toString('hex');
  fs.rmSync(place.passwordFile, { force: true });
  fs.writeFileSync(place.passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.runAs !== null) fs.chownSync(place.passwordFile, place.runAs.uid, place.runAs.gid);
  // A first start that is cut off leaves only this folder, and the next one begins again.
  const unfinished = join(place.dataDir, 'cluster.unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  const locale = { darwin: 'en_US.UTF-8', win32: 'en-US' }[process.platform as string];
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${superuserName}`,
    `--pwfile=${place.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale ?? 'C.UTF-8'}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ];
  const { code, output } = await run(place, place.binaries.initdb, args);
  if (code !== 0) throw new StartProblem(explain(output, place));
  fs.renameSync(unfinished, place.cluster);
  return password;
}
