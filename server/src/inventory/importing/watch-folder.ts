import { access, constants, lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Job, JobContext } from '#server/kit/jobs/jobs.ts';
import { safeErrorText } from '#server/kit/safe-error.ts';
import { acceptList } from '../commands/accept-list.ts';
import type { InventoryDeps } from '../deps.ts';
import { notifyOfStayingFile } from '../notify.ts';
import { findValidKey } from '../queries/authenticate-key.ts';
import type { KeyRow } from '../store/keys.ts';
import {
  deleteWatchedFiles,
  findWatchedFile,
  insertWatchedFile,
  listWatchedFiles,
  markNotified,
} from '../store/watched-files.ts';

/** A file that was written to so lately may not be whole yet. */
const UNCHANGED_MS = 10_000;
const FILES_AT_ONCE = 20;

/** Folders for accepted and refused files, so that they are not read again. */
const ACCEPTED = '.taken';
const REFUSED = '.refused';

interface FolderFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Other content has another stamp. */
  readonly stamp: string;
}

/** Files of a folder that nobody writes to any more; no links, no folders, no hidden ones. */
async function listCompleteFiles(folder: string, now: Date): Promise<FolderFile[]> {
  const found = [];
  for (const name of (await readdir(folder)).sort()) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const facts = await lstat(path).catch(() => null);
    if (!facts?.isFile() || now.getTime() - facts.mtimeMs < UNCHANGED_MS) continue;
    const { size, mtimeMs, ino } = facts;
    found.push({ path, name, size, stamp: `${size} ${mtimeMs} ${ino}` });
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

/** Folders for accepted and refused files, before any is read. */
async function openFolders(folder: string): Promise<void> {
  for (const into of [ACCEPTED, REFUSED]) {
    await mkdir(join(folder, into), { recursive: true });
    await access(join(folder, into), constants.W_OK);
  }
  await access(folder, constants.W_OK);
}

/** A folder of a key while its files are read. */
interface Watched {
  readonly deps: InventoryDeps;
  readonly folder: string;
  readonly key: KeyRow;
  readonly ctx: JobContext;
  readonly move: typeof rename;
}

/**
 * Moves an entered file aside, by what became of it. One that stays where it is, such as a file of
 * another owner in a folder with the sticky bit, is not read again, and its seller is notified once.
 */
async function moveAside(
  { folder, key, ctx, move }: Watched,
  { path, name }: FolderFile,
): Promise<void> {
  const entered = await findWatchedFile(ctx.db, key.id, name);
  // Another process has moved it.
  if (entered === null) return;
  const { refused } = entered;
  const into = refused === null ? ACCEPTED : REFUSED;
  const stamp = `${ctx.now.getTime()}-`;
  const target = stamp + endingOf(name, NAME_BYTES_MAX - stamp.length);
  try {
    await move(path, join(folder, into, target));
  } catch (error) {
    // Somebody was faster: it does not stay.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    const isNew = await transaction(ctx.db, async (tx) => {
      const isFirst = await markNotified(tx, key.id, name, ctx.now);
      const file = { account: key.account, name, isRefused: refused !== null };
      if (isFirst) await notifyOfStayingFile(tx, { ...file, now: ctx.now });
      return isFirst;
    });
    const problem = safeErrorText(error);
    const facts = { problem, file: name, account: key.account, fail: refused };
    if (isNew) ctx.log.error(facts, 'a list stays in its folder');
    return;
  }
  await deleteWatchedFiles(ctx.db, key.id, [name]);
}

/** Accepts a file or refuses it, once; returns false where it waits for its turn. */
async function acceptFile(watched: Watched, file: FolderFile): Promise<boolean> {
  const { deps, key, ctx } = watched;
  try {
    await transaction(ctx.db, async (tx) => {
      if (!(await insertWatchedFile(tx, key.id, { ...file, refused: null }))) return;
      await acceptList(tx, deps, {
        ...file,
        account: key.account,
        source: 'folder',
        lang: 'en',
        mode: key.mode,
        now: ctx.now,
      });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Too many at a time: the file waits for its turn.
    if (error.code === 'import.tooMany') return false;
    ctx.log.warn({ file: file.name, fail: error.code, account: key.account }, 'a list was refused');
    const entry = { ...file, refused: error.code };
    await transaction(ctx.db, (tx) => insertWatchedFile(tx, key.id, entry));
  }
  await moveAside(watched, file);
  return true;
}

async function acceptFilesOf(watched: Watched): Promise<void> {
  const { folder, key, ctx } = watched;
  await openFolders(folder);
  const files = await listCompleteFiles(folder, ctx.now);
  const entered = await listWatchedFiles(ctx.db, key.id);
  const removed = entered.filter(({ name }) => files.every((file) => file.name !== name));
  await deleteWatchedFiles(
    ctx.db,
    key.id,
    removed.map(({ name }) => name),
  );
  const isStaying = ({ name, stamp }: FolderFile) =>
    entered.some((one) => one.name === name && one.stamp === stamp && one.notifiedAt !== null);
  for (const file of files.filter((one) => !isStaying(one)).slice(0, FILES_AT_ONCE)) {
    try {
      if (!(await acceptFile(watched, file))) return;
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
  (deps: InventoryDeps, move: typeof rename = rename): Job =>
  async (_payload, ctx) => {
    const root = deps.watchedFolder;
    if (root === null) return;
    for (const entry of await readdir(root, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      try {
        const key = await findValidKey(ctx.db, deps, { text: entry.name, now: ctx.now });
        if (key === null) continue;
        await acceptFilesOf({ deps, folder: join(root, entry.name), key, ctx, move });
      } catch (error) {
        // The name of a folder is a key: it stands in no log.
        ctx.log.error({ problem: safeErrorText(error) }, 'a watched folder was not read');
      }
    }
  };
