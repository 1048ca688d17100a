import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Job, JobContext } from '#server/kit/jobs/jobs.ts';
import { acceptList } from '../commands/accept-list.ts';
import type { InventoryDeps } from '../deps.ts';
import { findValidKey } from '../queries/authenticate-key.ts';

/** A file that was written to so lately may not be whole yet. */
const UNCHANGED_MS = 10_000;
const FILES_AT_ONCE = 20;

/** Folders for accepted and refused files, so that they are not read again. */
const ACCEPTED = '.taken';
const REFUSED = '.refused';

/** Files of a folder that nobody writes to any more; no links, no folders, no hidden ones. */
async function listCompleteFiles(
  folder: string,
): Promise<{ path: string; name: string; size: number }[]> {
  const found = [];
  for (const name of (await readdir(folder)).sort()) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const facts = await lstat(path).catch(() => null);
    if (!facts?.isFile() || Date.now() - facts.mtimeMs < UNCHANGED_MS) continue;
    found.push({ path, name, size: facts.size });
    if (found.length >= FILES_AT_ONCE) break;
  }
  return found;
}

async function moveAside(folder: string, into: string, name: string): Promise<void> {
  await mkdir(join(folder, into), { recursive: true });
  await rename(join(folder, name), join(folder, into, `${Date.now()}-${name}`));
}

async function acceptFilesOf(deps: InventoryDeps, folder: string, token: string, ctx: JobContext) {
  const key = await findValidKey(ctx.db, deps, { text: token, now: ctx.now });
  if (key === null) return;
  for (const file of await listCompleteFiles(folder)) {
    try {
      await transaction(ctx.db, (tx) =>
        acceptList(tx, deps, {
          ...file,
          account: key.account,
          source: 'folder',
          lang: 'en',
          mode: key.mode,
          now: ctx.now,
        }),
      );
      await moveAside(folder, ACCEPTED, file.name);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Too many at a time: the file waits for its turn.
      if (error.code === 'import.tooMany') return;
      ctx.log.warn(
        { file: file.name, fail: error.code, account: key.account },
        'a list was refused',
      );
      await moveAside(folder, REFUSED, file.name);
    }
  }
}

/**
 * Takes stock lists out of a watched folder: each seller has a folder there that bears a key of
 * its, into which it copies files, or a mail server puts attachments.
 */
export const watchFolder =
  (deps: InventoryDeps): Job =>
  async (_payload, ctx) => {
    const root = deps.watchedFolder;
    if (root === null) return;
    for (const entry of await readdir(root, { withFileTypes: true })) {
      if (entry.isDirectory()) await acceptFilesOf(deps, join(root, entry.name), entry.name, ctx);
    }
  };
