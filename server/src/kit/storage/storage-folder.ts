import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type Storage } from './storage.ts';

/** A folder: `content` holds the files, `type` their types, `temp` what is being written. */
export function folderStorage(root: string): Storage {
  const contentOf = (key: string) => join(root, 'content', ...key.split('/'));
  const typeOf = (key: string) => join(root, 'type', ...key.split('/'));
  return {
    async put(key, bytes, type) {
      assertKey(key);
      // The type first: a file that is seen has its type.
      await write(root, typeOf(key), (file) => file.writeFile(type));
      await write(root, contentOf(key), (file) => file.writeFile(bytes));
    },
    async putFile(key, path, type) {
      assertKey(key);
      await write(root, typeOf(key), (file) => file.writeFile(type));
      await write(root, contentOf(key), (file) => file.writeFile(createReadStream(path)));
    },
    async get(key) {
      assertKey(key);
      const file = await orNull(open(contentOf(key), 'r'));
      if (file === null) return null;
      try {
        const { size } = await file.stat();
        const type = (await orNull(readFile(typeOf(key), 'utf8'))) ?? 'application/octet-stream';
        const stream = createReadStream('', { fd: file, autoClose: true });
        return { stream, size, type };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async has(key) {
      assertKey(key);
      return (await orNull(stat(contentOf(key))))?.isFile() ?? false;
    },
    async remove(key) {
      assertKey(key);
      await rm(contentOf(key), { force: true });
      await rm(typeOf(key), { force: true });
    },
  };
}

/** Writes beside, makes it durable and moves it into its place, so that no reader sees half. */
async function write(
  root: string,
  path: string,
  fill: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const temp = join(root, 'temp', randomUUID());
  await mkdir(dirname(temp), { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temp, 'wx', 0o600);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temp, path);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes the new name durable as well; Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The result, or null where the file, or a folder above it, does not exist. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
