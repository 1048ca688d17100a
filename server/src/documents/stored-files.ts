import type { Db } from '#server/kit/database/database.ts';
import type { DocumentsDeps } from './deps.ts';
import type { ZipEntry } from './zip.ts';

export const json = (value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');

/** A file's name as an archive may have it: no folders, nothing that a system forbids. */
const safeFileName = (name: string): string =>
  name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, '_')
    .replace(/^\.+/, '_')
    .slice(-100);

/** Files of people, numbered as they were added: two may have one name. */
export async function* storedFiles(
  db: Db,
  deps: DocumentsDeps,
  { folder, urls }: { folder: string; urls: readonly string[] },
): AsyncGenerator<ZipEntry> {
  for (const [at, url] of urls.entries()) {
    const file = await deps.readFile(db, url);
    if (file === null) continue;
    const name = `${folder}/${String(at + 1).padStart(3, '0')}-${safeFileName(file.name)}`;
    yield { name, bytes: file.bytes };
  }
}
