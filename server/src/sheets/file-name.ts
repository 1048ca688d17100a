import { extname } from 'node:path';

const NAME_CHARS = 120;

/** A name of a file without path, control and direction characters. */
export function displayName(fileName: string): string {
  const last = fileName.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = extname(plain).slice(0, 10);
  const stem = [...plain.slice(0, plain.length - ending.length)];
  return (stem.slice(0, NAME_CHARS - ending.length).join('') || 'file') + ending;
}
