import { cellText, type RawRow } from './cell.ts';
import { headingScore, matchHeading, plainHeading } from './headings/heading.ts';

const SAYS_IT = 0.8;

/**
 * The column in which a second table under the same headings begins beside the first: part number
 * and quantity stand in the row of headings twice, as far apart. Null where there is one table.
 */
export function secondTableColumn(header: RawRow | null): number | null {
  if (header === null) return null;
  const texts = header.cells.map(cellText);
  const keys = texts.map((text) => plainHeading(text).joined);
  const says = (field: 'mpn' | 'quantity', column: number) =>
    headingScore(matchHeading(texts[column] ?? ''), field) >= SAYS_IT;
  for (const [second, key] of keys.entries()) {
    const first = keys.indexOf(key);
    if (key === '' || first === second || !says('mpn', second)) continue;
    const apart = second - first;
    const again = (column: number) => keys[column] !== '' && keys[column] === keys[column + apart];
    if (!keys.some((_, column) => again(column) && says('quantity', column))) continue;
    let begins = second;
    while (begins - 1 >= apart && again(begins - 1 - apart)) begins -= 1;
    return begins;
  }
  return null;
}
