import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dataFolder } from './files/bom-files.ts';
import type { ListedPart } from './files/seller-format.ts';

/** Real part numbers that the market takes: no Chinese in them, at most 80 characters. */
export function listedParts(count: number): ListedPart[] {
  const text = gunzipSync(readFileSync(join(dataFolder, 'mpn.tsv.gz'))).toString('utf8');
  const lines = text.split('\n').slice(1);
  const step = Math.max(1, Math.floor(lines.length / (count * 1.2)));
  const parts: ListedPart[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < lines.length && parts.length < count; at += step) {
    const [mpn = '', manufacturer = ''] = (lines[at] ?? '').split('\t');
    const key = mpn.trim().toUpperCase();
    const isTaken = /[\p{L}\p{N}]/u.test(key) && !/\p{Script=Han}/u.test(key) && key.length <= 80;
    if (!isTaken || seen.has(key)) continue;
    seen.add(key);
    parts.push({ mpn, manufacturer });
  }
  return parts;
}
