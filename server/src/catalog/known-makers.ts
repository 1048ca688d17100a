import { readFileSync } from 'node:fs';
import { type Maker, makers } from './makers.ts';

/**
 * Further names of makers, one a row: the maker, the name, and where it was found. Names that several
 * makers go by ("AMS", "FH", "WE") stand in no row: a person says whose they are.
 */
const TABLE = new URL('./known-makers.tsv', import.meta.url);

function read(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const [, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  for (const row of rows) {
    const [maker = '', name = ''] = row.split('\t');
    const names = found.get(maker) ?? [];
    names.push(name);
    found.set(maker, names);
  }
  return found;
}

/** All makers that are known from the start, with their names in several languages and spellings. */
export function knownMakers(): Maker[] {
  const more = new Map(read());
  const first = makers.map(({ name, aliases }) => {
    const others = more.get(name) ?? [];
    more.delete(name);
    return { name, aliases: [...aliases, ...others] };
  });
  return [...first, ...[...more].map(([name, aliases]) => ({ name, aliases }))];
}
