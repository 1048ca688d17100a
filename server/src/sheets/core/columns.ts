import { besideOf } from './beside.ts';
import { breakFrom, countsColumns } from './break-heading.ts';
import { cellText, type RawRow } from './cell.ts';
import { type ColumnLook, lookAt } from './content.ts';
import type { ProposedColumn, SheetField } from './field.ts';
import {
  type HeadingMatch,
  headingScore,
  matchHeading,
  namesShop,
  plainHeading,
} from './heading.ts';

/** Fields that several columns of a file may hold. */
const many: ReadonlySet<SheetField> = new Set(['alternative', 'breakQuantity', 'breakPrice']);

interface Column {
  readonly column: number;
  readonly heading: string;
  readonly matches: readonly HeadingMatch[];
  readonly look: ColumnLook;
  /** Another column has the same heading without this one's number. */
  readonly isFurther: boolean;
  /** From how many pieces its price holds by its heading; null where that says nothing of it. */
  readonly breakAt: number | null;
}

/** How well the values of a column fit a field, 0 to 1. */
function fitOf(field: SheetField, look: ColumnLook): number {
  const lowDistinct = look.distinct < 0.5 || look.filled < 12 ? 1 : 0.6;
  switch (field) {
    case 'mpn':
    case 'alternative':
      return Math.max(
        0,
        look.part * (1 - look.casing / 2 - look.value / 3) - 0.5 * look.dateCodePlus - look.url,
      );
    case 'manufacturer':
      return Math.min(1, look.maker + 0.2 * (1 - look.part) * (1 - look.whole) * (1 - look.value));
    case 'quantity':
    case 'moq':
    case 'breakQuantity':
      return look.whole * (look.running > 0.8 ? 0.1 : 1) * (1 - 0.3 * look.dateCodePlus);
    case 'unitPrice':
    case 'breakPrice':
      return Math.min(1, Math.max(look.decimal, look.money) + 0.5 * look.whole);
    case 'currency':
      return look.currency;
    case 'condition':
      return look.condition;
    case 'packaging':
      return look.packaging;
    case 'dateCode':
      return Math.min(1, Math.max(look.dateCode, look.dateCodePlus) + 0.3 * look.whole);
    case 'leadTime':
      return Math.min(1, look.leadTime + 0.3 * look.whole);
    case 'priceBreaks':
      return look.breaks;
    case 'description':
      return look.sentence;
    case 'ownNumber':
      return Math.max(look.shopNumber, 0.4 * look.part);
    case 'designator':
      return look.designator;
    case 'location':
      return 0.5 * lowDistinct;
  }
}

/** What values alone say of a column, where its heading says nothing. */
function byContent(field: SheetField, look: ColumnLook, hasHeaders: boolean): number {
  if (look.filled === 0) return 0;
  const value = fitOf(field, look);
  // A column that says the same in each row tells parts, makers and stocks apart least of all.
  const varied = look.filled > 5 && look.filled * look.distinct < 1.5 ? 0.4 : 1;
  switch (field) {
    case 'mpn':
      // Digits alone may be a part number, but a column with letters is one rather.
      return (
        value *
        (1 - 0.6 * look.whole) *
        (1 - look.running) *
        varied *
        (0.7 + 0.3 * look.distinct) *
        (look.sentence > 0.5 ? 0.5 : 1) *
        (1 - look.casing / 2)
      );
    case 'quantity':
      return hasHeaders
        ? 0
        : value * 0.8 * varied * (1 - 0.6 * look.dateCode) * (look.money > 0.2 ? 0.4 : 1);
    case 'unitPrice': {
      const price = Math.max(look.money, look.decimal);
      return hasHeaders ? price * (look.money > 0.5 ? 0.8 : 0) : price * 0.85;
    }
    case 'manufacturer': {
      // Makers come again and again, and are not one word for all.
      const isNames = !hasHeaders && look.distinct < 0.8 && look.filled * look.distinct > 1.5;
      const names = isNames ? look.name * (1 - look.condition) * (1 - look.packaging) * 0.55 : 0;
      return varied * Math.max(look.maker * 0.85, names);
    }
    case 'dateCode':
      return hasHeaders
        ? 0.8 * look.dateCodePlus
        : Math.max(0.9 * look.dateCodePlus, 0.75 * look.dateCode);
    case 'condition':
    case 'packaging':
    case 'currency':
    case 'priceBreaks':
    case 'designator':
      return value * 0.85;
    case 'leadTime':
      return look.leadTime * 0.8;
    case 'description':
      return hasHeaders ? 0 : look.sentence * 0.6;
    case 'ownNumber':
      return hasHeaders ? 0 : look.shopNumber * 0.5;
    default:
      return 0;
  }
}

const LEAST = 0.4;
const HEADING_SAYS_IT = 0.8;

const AVAILABLE =
  /(?:q(?:uanti)?ty|quantity|count|pcs).*(?:avail|stock|hand)|(?:avail\w*|stock|on hand)\W+(?:q(?:uanti)?ty|quantity|count|pcs)|(?:库存|可用|现货|可售)数|(?:menge|anzahl).*(?:verfügbar|lager)|verfügbare|cantidad disponible|quantité (?:disponible|en stock)|количество (?:на складе|в наличии)/i;

/** How surely a column holds a field. */
function scoreOf(field: SheetField, one: Column, hasHeaders: boolean) {
  const { heading, matches, look } = one;
  // A price that its heading binds to a number of pieces is not the price of one.
  if (field === 'unitPrice' && one.breakAt !== null) return 0;
  const said = headingScore(matches, field);
  const isEmpty = look.filled === 0;
  const value = isEmpty ? 0.5 : fitOf(field, look);
  if (field === 'priceBreaks' && look.breaks > 0.5) {
    return Math.max(0.95 * headingScore(matches, 'unitPrice'), 0.85 * look.breaks);
  }
  if (field === 'breakPrice' && one.breakAt !== null) {
    return isEmpty ? 0 : 0.75 * value;
  }
  if (said >= HEADING_SAYS_IT) {
    // Of an asked and an available quantity, the one that can be had is meant.
    const bonus = field === 'quantity' && AVAILABLE.test(heading) ? 0.03 : 0;
    return (
      bonus +
      0.75 * said +
      0.25 * value -
      (one.isFurther ? 0.05 : ordinal(heading)) -
      (isEmpty ? 0.06 : 0)
    );
  }
  const other = headingScore(matches, 'other');
  const alone = byContent(field, look, hasHeaders);
  const weighed = said > 0 ? 0.55 * said + 0.45 * value : 0;
  if (!hasHeaders) return alone;
  // A heading of something else leaves its column be, but for options that tell themselves.
  const tells = field === 'packaging' || field === 'mpn';
  const factor =
    other >= HEADING_SAYS_IT ? (tells && alone > 0.7 ? 0.6 : 0) : other > 0 ? 0.75 : 0.7;
  const isShop = (field === 'mpn' || field === 'alternative') && namesShop(heading);
  return isShop ? 0 : Math.max(weighed, alone * factor);
}

/** The second and third of numbered columns stand behind the first. */
function ordinal(heading: string): number {
  const number = /(\d{1,2})\s*$/.exec(heading)?.[1];
  return number === undefined || Number(number) < 2 ? 0 : 0.05;
}

/** Columns of a table and what they probably hold. */
export function proposeColumns(
  header: RawRow | null,
  rows: readonly RawRow[],
): readonly ProposedColumn[] {
  let width = header?.cells.length ?? 0;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  const columns: Column[] = [];
  const headings = new Set(header?.cells.map((cell) => plainHeading(cellText(cell)).joined));
  const numbered = header !== null && countsColumns(header);
  for (let column = 0; column < width; column += 1) {
    const heading = cellText(header?.cells[column]);
    const breakAt = numbered && /\d\s*$/.test(heading) ? null : breakFrom(heading);
    columns.push({
      column,
      breakAt,
      heading,
      matches: heading === '' ? [] : matchHeading(heading),
      look: lookAt(rows.map(({ cells }) => cells[column])),
      isFurther:
        headings.has(plainHeading(heading).joined.replace(/\d+$/, '')) && /\d\s*$/.test(heading),
    });
  }
  return assign(columns, header !== null, besideOf(header) ?? width);
}

const fieldsByRank: readonly SheetField[] = [
  'mpn',
  'alternative',
  'manufacturer',
  'quantity',
  'unitPrice',
  'currency',
  'condition',
  'packaging',
  'dateCode',
  'leadTime',
  'moq',
  'breakQuantity',
  'breakPrice',
  'priceBreaks',
  'description',
  'location',
  'ownNumber',
  'designator',
];

interface Claim {
  readonly column: number;
  readonly field: SheetField;
  readonly score: number;
}

/** Columns from `end` on belong to another table. */
function assign(
  columns: readonly Column[],
  hasHeaders: boolean,
  end: number,
): readonly ProposedColumn[] {
  const breakColumns = columns.filter(({ breakAt }) => breakAt !== null).length;
  const hasShop = columns.some(({ heading }) => namesShop(heading));
  const claims: Claim[] = [];
  for (const one of columns.slice(0, end)) {
    for (const field of fieldsByRank) {
      const isBareNumber = /^\s*\d+\s*$/.test(one.heading);
      if (field === 'breakPrice' && isBareNumber && breakColumns < 2) continue;
      // Where a shop's numbers name the parts, a column of values is no column of part numbers.
      const isDoubted =
        field === 'mpn' && hasShop && headingScore(one.matches, 'mpn') < HEADING_SAYS_IT;
      if (isDoubted && one.look.part < 0.75) continue;
      const score = scoreOf(field, one, hasHeaders) - one.column * 1e-4;
      if (score >= LEAST) claims.push({ column: one.column, field, score });
    }
  }
  claims.sort((one, two) => two.score - one.score);
  const given = new Map<number, Claim>();
  const taken = new Set<SheetField>();
  for (const claim of claims) {
    if (given.has(claim.column) || (taken.has(claim.field) && !many.has(claim.field))) continue;
    given.set(claim.column, claim);
    taken.add(claim.field);
  }
  furtherParts(columns.slice(0, end), given, taken);
  return columns.map(({ column, heading }) => {
    const own = given.get(column);
    const alternatives = claims
      .filter((claim) => claim.column === column && claim.field !== own?.field)
      .map(({ field, score }) => ({ field, confidence: clamp(score) }));
    const confidence = own ? clamp(own.score) : 0;
    return { column, heading, field: own?.field ?? null, confidence, alternatives };
  });
}

/** Further columns that are headed as part numbers hold alternatives of the first. */
function furtherParts(
  columns: readonly Column[],
  given: Map<number, Claim>,
  taken: ReadonlySet<SheetField>,
): void {
  if (!taken.has('mpn')) return;
  for (const { column, matches, heading } of columns) {
    if (given.has(column)) continue;
    const score = headingScore(matches, 'mpn');
    const isPart = score >= HEADING_SAYS_IT || (score > 0.45 && /pn\b|pn_|mpn|part/i.test(heading));
    if (isPart) given.set(column, { column, field: 'alternative', score: score * 0.9 });
  }
}

const clamp = (score: number) => Math.round(Math.max(0, Math.min(1, score)) * 100) / 100;

/** A key that files of one shape share: its headings, or its fields where it has none. */
export function shapeOf(columns: readonly ProposedColumn[], hasHeader: boolean): string {
  if (hasHeader) return columns.map(({ heading }) => plainHeading(heading).joined).join('|');
  return `-${columns.map(({ field }) => field ?? '').join('|')}`;
}
