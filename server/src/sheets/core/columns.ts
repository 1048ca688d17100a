import { secondTableColumn } from './beside.ts';
import { cellText, type RawRow } from './cell.ts';
import { type ColumnProfile, profileColumn } from './content.ts';
import { type ProposedColumn, type SheetField, sheetFields } from './field.ts';
import { byContent, fitOf, foreignness } from './fit.ts';
import { breakFrom, countsColumns } from './headings/break-heading.ts';
import {
  type HeadingMatch,
  headingScore,
  matchHeading,
  namesMaker,
  namesShop,
  plainHeading,
} from './headings/heading.ts';
import { type Relation, relationsOf } from './relations.ts';

/** Fields that several columns of a file may hold. */
const many: ReadonlySet<SheetField> = new Set(['alternative', 'breakQuantity', 'breakPrice']);

interface Column {
  readonly column: number;
  readonly heading: string;
  readonly matches: readonly HeadingMatch[];
  readonly profile: ColumnProfile;
  readonly relation: Relation;
  /** Another column has the same heading without this one's number. */
  readonly isFurther: boolean;
  /** From how many pieces its price holds by its heading; null where that says nothing of it. */
  readonly breakAt: number | null;
}

const LEAST = 0.4;
const HEADING_SAYS_IT = 0.8;

const AVAILABLE =
  /(?:q(?:uanti)?ty|quantity|count|pcs).*(?:avail|stock|hand)|(?:avail\w*|stock|on hand)\W+(?:q(?:uanti)?ty|quantity|count|pcs)|(?:库存|可用|现货|可售)数|(?:menge|anzahl).*(?:verfügbar|lager)|verfügbare|cantidad disponible|quantité (?:disponible|en stock)|количество (?:на складе|в наличии)/i;

/** Returns a bonus for one of several columns whose headings say the same. */
function bonusOf(field: SheetField, { heading, relation }: Column): number {
  // Of an asked and an available quantity, the one that can be had is meant.
  if (field === 'quantity') {
    return (AVAILABLE.test(heading) ? 0.03 : 0) + (relation.countsPlaces > 0.8 ? 0.03 : 0);
  }
  return field === 'mpn' && namesMaker(heading) ? 0.04 : 0;
}

/** Returns a penalty for values of a column that contradict its heading. */
function mismatchScore(field: SheetField, { heading, profile, relation }: Column): number {
  if (profile.filled === 0) return 0;
  if (field === 'quantity') return profile.money > 0.3 || profile.designator > 0.5 ? 0.6 : 0;
  // Places on a board, not in a warehouse: `Emplacement`, `Position`.
  if (field === 'location') return profile.designator > 0.6 ? 0.6 : 0;
  if (field !== 'mpn' && field !== 'alternative') return 0;
  const isShops = profile.filled > 2 && profile.shopNumber > 0.7 && profile.part < 0.2;
  if (isShops) return 0.5;
  return namesMaker(heading) ? 0 : 0.2 * foreignness(profile, relation);
}

/** How surely a column holds a field. */
function scoreOf(field: SheetField, one: Column, hasHeaders: boolean) {
  const { heading, matches, profile, relation } = one;
  // A price that its heading binds to a number of pieces is not the price of one.
  if (field === 'unitPrice' && one.breakAt !== null) return 0;
  const said = headingScore(matches, field);
  const isEmpty = profile.filled === 0;
  const value = isEmpty ? 0.5 : fitOf(field, profile, relation);
  if (field === 'priceBreaks' && profile.breaks > 0.5) {
    return Math.max(0.95 * headingScore(matches, 'unitPrice'), 0.85 * profile.breaks);
  }
  if (field === 'breakPrice' && one.breakAt !== null) {
    return isEmpty ? 0 : 0.75 * value;
  }
  if (said >= HEADING_SAYS_IT) {
    return (
      bonusOf(field, one) -
      mismatchScore(field, one) +
      0.75 * said +
      0.25 * value -
      (one.isFurther ? 0.05 : ordinal(heading)) -
      (isEmpty ? 0.06 : 0)
    );
  }
  const other = headingScore(matches, 'other');
  const alone = byContent(field, profile, relation, hasHeaders);
  const weighed =
    said === 0
      ? 0
      : 0.55 * said + 0.45 * value * (field === 'mpn' ? 0.7 + 0.3 * profile.distinct : 1);
  if (!hasHeaders) return alone;
  // A heading of something else leaves its column be, but for options that tell themselves.
  const isRecognizable = field === 'packaging' || field === 'mpn';
  const isUnknown = matches.length === 0;
  const factor =
    other >= HEADING_SAYS_IT ? (isRecognizable && alone > 0.7 ? 0.6 : 0) : isUnknown ? 0.85 : 0.75;
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
  const profiles = Array.from({ length: width }, (_, column) =>
    profileColumn(rows.map(({ cells }) => cells[column])),
  );
  const relations = relationsOf(rows, profiles);
  for (const [column, look] of profiles.entries()) {
    const relation = relations[column];
    if (!relation) continue;
    const heading = cellText(header?.cells[column]);
    const breakAt = numbered && /\d\s*$/.test(heading) ? null : breakFrom(heading);
    columns.push({
      column,
      breakAt,
      heading,
      matches: heading === '' ? [] : matchHeading(heading),
      profile: look,
      relation,
      isFurther:
        headings.has(plainHeading(heading).joined.replace(/\d+$/, '')) && /\d\s*$/.test(heading),
    });
  }
  return assign(columns, header !== null, secondTableColumn(header) ?? width);
}

/** A column that fits two fields equally goes to the first; no heading names a remark. */
const fieldsByRank = sheetFields.filter((field) => field !== 'remark');

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
      if (isDoubted && one.profile.part < 0.75) continue;
      const score = scoreOf(field, one, hasHeaders) - one.column * 1e-4;
      if (score >= LEAST) claims.push({ column: one.column, field, score });
    }
  }
  claims.sort((one, two) => two.score - one.score);
  const assigned = new Map<number, Claim>();
  const usedFields = new Set<SheetField>();
  for (const claim of claims) {
    if (assigned.has(claim.column) || (usedFields.has(claim.field) && !many.has(claim.field)))
      continue;
    assigned.set(claim.column, claim);
    usedFields.add(claim.field);
  }
  furtherParts(columns.slice(0, end), assigned, usedFields, hasHeaders);
  return columns.map(({ column, heading }) => {
    const own = assigned.get(column);
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
  assigned: Map<number, Claim>,
  usedFields: ReadonlySet<SheetField>,
  hasHeaders: boolean,
): void {
  if (!usedFields.has('mpn')) return;
  for (const { column, matches, heading, profile, relation } of columns) {
    if (assigned.has(column)) continue;
    const isOwn =
      profile.filled > 2 && !namesMaker(heading) && foreignness(profile, relation) > 0.5;
    if (isOwn) continue;
    const isUnsaid = matches.length === 0 && (heading !== '' || !hasHeaders);
    if (isUnsaid && profile.part > 0.6 && relation.begins < 0.3) {
      assigned.set(column, { column, field: 'alternative', score: 0.5 * profile.part });
      continue;
    }
    const score = headingScore(matches, 'mpn');
    const isPart = score >= HEADING_SAYS_IT || (score > 0.45 && /pn\b|pn_|mpn|part/i.test(heading));
    if (isPart) assigned.set(column, { column, field: 'alternative', score: score * 0.9 });
  }
}

const clamp = (score: number) => Math.round(Math.max(0, Math.min(1, score)) * 100) / 100;

/** A key that files of one shape share: its headings, or its fields where it has none. */
export function shapeOf(columns: readonly ProposedColumn[], hasHeader: boolean): string {
  if (hasHeader) return columns.map(({ heading }) => plainHeading(heading).joined).join('|');
  return `-${columns.map(({ field }) => field ?? '').join('|')}`;
}
