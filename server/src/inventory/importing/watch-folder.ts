import { access, constants, lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Job, JobContext } from '#server/kit/jobs/jobs.ts';
import { safeErrorText } from '#server/kit/safe-error.ts';
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

/** Bytes of a file's name at most, as file systems have it. */
const NAME_BYTES_MAX = 255;

/** The end of a name that fits, with its extension: the beginning tells less. */
function endingOf(name: string, bytes: number): string {
  const signs = [...name];
  while (Buffer.byteLength(signs.join('')) > bytes) signs.shift();
  return signs.join('');
}

async function moveAside(folder: string, into: string, name: string): Promise<void> {
  const stamp = `${Date.now()}-`;
  const target = stamp + endingOf(name, NAME_BYTES_MAX - stamp.length);
  await rename(join(folder, name), join(folder, into, target));
}

/** Folders for read files, before any is read: one that could not be moved would be read for ever. */
async function openFolders(folder: string): Promise<void> {
  for (const into of [ACCEPTED, REFUSED]) {
    await mkdir(join(folder, into), { recursive: true });
    await access(join(folder, into), constants.W_OK);
  }
  await access(folder, constants.W_OK);
}

/** Accepts a file or refuses it; returns false where it waits for its turn. */
async function acceptFile(
  deps: InventoryDeps,
  { folder, key, file }: Found,
  ctx: JobContext,
): Promise<boolean> {
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
    if (error.code === 'import.tooMany') return false;
    ctx.log.warn({ file: file.name, fail: error.code, account: key.account }, 'a list was refused');
    await moveAside(folder, REFUSED, file.name);
  }
  return true;
}

interface Found {
  readonly folder: string;
  readonly key: NonNullable<Awaited<ReturnType<typeof findValidKey>>>;
  readonly file: { readonly path: string; readonly name: string; readonly size: number };
}

async function acceptFilesOf(deps: InventoryDeps, folder: string, token: string, ctx: JobContext) {
  const key = await findValidKey(ctx.db, deps, { text: token, now: ctx.now });
  if (key === null) return;
  await openFolders(folder);
  for (const file of await listCompleteFiles(folder)) {
    try {
      if (!(await acceptFile(deps, { folder, key, file }, ctx))) return;
    } catch (error) {
      const problem = safeErrorText(error);
      ctx.log.error({ problem, file: file.name, account: key.account }, 'a list was not read');
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
      if (!entry.isDirectory()) continue;
      try {
        await acceptFilesOf(deps, join(root, entry.name), entry.name, ctx);
      } catch (error) {
        // The name of a folder is a key: it stands in no log.
        ctx.log.error({ problem: safeErrorText(error) }, 'a watched folder was not read');
      }
    }
  };
