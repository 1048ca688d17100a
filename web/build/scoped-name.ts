import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Characters of the hash of a file: enough that no two style files that share a name share it. */
const HASH_LENGTH = 4;

/**
 * Names a class of a style file for the page. The name does not count the line it stands on, as the
 * default one does: pages carry hundreds of them.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
  return `_${name}_${hash}`;
};
