import { cellText, type RawRow } from './cell.ts';
import { type ColumnProfile, profileColumn } from './content.ts';

/** Headings stand in the first rows of a sheet, or nowhere. */
const ROWS_LOOKED_AT = 40;
const BODY_ROWS = 60;
const HEADING_CHARS_MAX = 60;

const filledIn = ({ cells }: RawRow): number =>
  cells.filter((cell) => cellText(cell) !== '').length;

/** Whether a text can stand over a column: short, with a letter, and no number. */
function couldHead(text: string): boolean {
  if (text.length > HEADING_CHARS_MAX) return false;
  return /\p{L}|[#№]/u.test(text) && !/\d{4,}/.test(text);
}

type Kind = 'whole' | 'decimal' | 'part' | 'designator' | 'value' | 'casing' | 'shop';

/** Returns the kind of a column's cells, where most of them are of one kind; else null. */
function kindOf(profile: ColumnProfile): Kind | null {
  if (profile.filled < 2) return null;
  if (profile.whole > 0.75) return 'whole';
  if (Math.max(profile.decimal, profile.money) > 0.75) return 'decimal';
  if (profile.designator > 0.6) return 'designator';
  if (profile.shopNumber > 0.6) return 'shop';
  if (profile.part > 0.45) return 'part';
  if (profile.value > 0.45) return 'value';
  return profile.casing > 0.5 ? 'casing' : null;
}

const isOfKind = (kind: Kind, profile: ColumnProfile): boolean => {
  if (kind === 'whole' || kind === 'decimal')
    return profile.whole + profile.decimal + profile.money > 0;
  if (kind === 'part') return profile.part > 0 || profile.value > 0;
  return (
    {
      designator: profile.designator,
      value: profile.value,
      casing: profile.casing,
      shop: profile.shopNumber,
    }[kind] > 0
  );
};

/**
 * The place of the row that differs from all below it: texts over columns of numbers, of
 * designators, of part numbers. Headings are found by this where none of their words is known.
 * Null where no row is such.
 */
export function contrastHeader(rows: readonly RawRow[]): number | null {
  let best: { index: number; score: number } | null = null;
  for (let index = 0; index < Math.min(rows.length - 1, ROWS_LOOKED_AT); index += 1) {
    const row = rows[index];
    if (!row) continue;
    const score = contrastOf(row, rows.slice(index + 1, index + 1 + BODY_ROWS));
    // Of two rows that stand over the same cells the lower one is nearer to them.
    const isNearer = best !== null && best.index === index - 1 && score > best.score - 0.1;
    if (score > 0 && (best === null || isNearer || score > best.score + 0.01))
      best = { index: index, score };
  }
  return best?.index ?? null;
}

function contrastOf(row: RawRow, below: readonly RawRow[]): number {
  const filled = filledIn(row);
  const widths = below.map(filledIn).sort((one, two) => one - two);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  if (filled < 2 || filled < usual * 0.6) return 0;
  let kinds = 0;
  let differing = 0;
  for (const [column, cell] of row.cells.entries()) {
    const text = cellText(cell);
    if (text === '') continue;
    if (typeof cell === 'number' || !couldHead(text)) return 0;
    const kind = kindOf(profileColumn(below.map(({ cells }) => cells[column])));
    if (kind === null) continue;
    kinds += 1;
    if (!isOfKind(kind, profileColumn([cell]))) differing += 1;
  }
  if (differing < 1 || differing < kinds - (kinds > 3 ? 1 : 0)) return 0;
  return differing + filled * 0.05;
}
