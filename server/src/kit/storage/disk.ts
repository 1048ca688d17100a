import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FREE_MIN_BYTES = 100 * 1024 * 1024;
const PROBE_BYTES = 4096;

/**
 * Returns why the data folder cannot take what the product writes, or null where it can: whether a
 * file can be written there, and whether enough space is free.
 */
export async function diskProblem(
  dataDir: string,
  freeMinBytes = FREE_MIN_BYTES,
): Promise<string | null> {
  const probe = join(dataDir, `.write-probe-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 });
    const { bavail, bsize } = await statfs(dataDir);
    const isEnough = bavail * bsize >= freeMinBytes;
    return isEnough ? null : 'the disk of the data folder is almost full';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOSPC' || code === 'EDQUOT'
      ? 'the disk of the data folder is full'
      : 'the data folder cannot be written';
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
