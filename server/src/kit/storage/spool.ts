import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const LEFT_BEHIND_MS = 86_400_000;
const swept = new Set<string>();

/** Writes a stream to a file of its own in a folder; nothing stays of one that breaks off. */
export async function spool(
  folder: string,
  source: Readable,
): Promise<{ readonly path: string; readonly size: number }> {
  await mkdir(folder, { recursive: true });
  if (!swept.has(folder)) {
    swept.add(folder);
    await removeLeftBehind(folder);
  }
  const path = join(folder, randomUUID());
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(source, target);
    return { path, size: target.bytesWritten };
  } catch (error) {
    await unspool(path);
    throw error;
  }
}

/** Removes a spooled file; one that is gone is no failure. */
export const unspool = (path: string): Promise<void> => rm(path, { force: true });

/** Removes files that a crashed process left behind, once they are a day old. */
async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await unspool(path);
  }
}
