import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes a ZIP of files as they come, uncompressed: only one of them stands in memory. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let problem: Error | null = null;
  const zip = new Zip((error, chunk) => {
    problem ??= error;
    made.push(chunk);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  if (problem !== null) throw problem;
  yield* made.splice(0);
}
