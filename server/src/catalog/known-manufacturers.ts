import { readFileSync } from 'node:fs';
import { type Manufacturer, manufacturers } from './core/manufacturers.ts';

/**
 * Further names of makers, one a row: the maker, the name, and where it was found. Names that several
 * makers go by ("AMS", "FH", "WE") stand in no row: a person says whose they are.
 */
const ALIAS_FILE = new URL('./known-manufacturers.tsv', import.meta.url);

function readAliases(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const [, ...rows] = readFileSync(ALIAS_FILE, 'utf8').trimEnd().split('\n');
  for (const row of rows) {
    const [maker = '', name = ''] = row.split('\t');
    const names = found.get(maker) ?? [];
    names.push(name);
    found.set(maker, names);
  }
  return found;
}

/** All makers that are known from the start, with their names in several languages and spellings. */
export function knownManufacturers(): Manufacturer[] {
  const aliasesByName = new Map(readAliases());
  const curated = manufacturers.map(({ name, aliases }) => {
    const others = aliasesByName.get(name) ?? [];
    aliasesByName.delete(name);
    return { name, aliases: [...aliases, ...others] };
  });
  return [...curated, ...[...aliasesByName].map(([name, aliases]) => ({ name, aliases }))];
}
