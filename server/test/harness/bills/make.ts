import type { ListedPart } from '../files/seller-format.ts';
import { xlsxFile } from '../files/xlsx-file.ts';
import { deviceOf, makerShown, type Style, styleOf } from './cells.ts';
import { frameOf } from './frames.ts';
import { type BillRole, type Half, headingsOf, tongues } from './headings.ts';
import { type BillItem, itemsOf } from './items.ts';
import { type Layout, layouts } from './layouts.ts';
import { Draw } from './random.ts';
import type { BillTruth, TruthLine } from './truth.ts';

/** A made bill: its file, and what is to be read of it. */
export interface MadeBill {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The difficulties of the bill, in words. */
  readonly traits: readonly string[];
  readonly truth: BillTruth;
}

type Kind = 'csv' | 'semicolon' | 'tab' | 'xlsx' | 'fixed';

interface Plan {
  readonly draw: Draw;
  readonly half: Half;
  readonly tongue: string;
  readonly layout: Layout;
  readonly style: Style;
  readonly kind: Kind;
}

/** Places at which a layout's columns stand. */
const placeOf = ({ roles }: Layout, role: BillRole): number | null => {
  const at = roles.indexOf(role);
  return at < 0 ? null : at;
};

/** Whether a cell of a weak column is a part number and no value. */
const isNumbered = ({ kind }: BillItem) => 'DQUJ'.includes(kind);

/** Cells of an item's own row; in a weak column its part number stands for its value. */
function cellsOf({ layout, style }: Plan, item: BillItem, at: number): string[] {
  return layout.roles.map((role) => {
    if (role === layout.partsIn) return isNumbered(item) ? item.part.mpn : item.value;
    if (role === 'house' && layout.fixed?.house === 'Device') return deviceOf(item);
    return style[role](item, at);
  });
}

interface Body {
  readonly rows: string[][];
  readonly lines: (Omit<TruthLine, 'row'> & { at: number })[];
}

/** Rows of items, with what continues them, sections and blank rows between. */
function bodyOf(plan: Plan, items: readonly BillItem[]): Body & { readonly traits: string[] } {
  const { draw, layout } = plan;
  const traits: string[] = [];
  const rows: string[][] = [];
  const lines: Body['lines'] = [];
  const mpnAt = placeOf(layout, layout.partsIn ?? 'mpn') ?? 0;
  const makerAt = placeOf(layout, 'manufacturer');
  const alternativeAt = placeOf(layout, 'alternative');
  const hasMore = layout.partsIn === undefined && alternativeAt === null && draw.chance(0.2);
  const hasSections = draw.chance(0.1);
  if (hasMore) traits.push('continued alternatives');
  if (hasSections) traits.push('sections');
  for (const [at, item] of items.entries()) {
    if (hasSections && at % 9 === 0)
      rows.push([['Resistors', 'ICs', 'Connectors'][(at / 9) % 3] ?? '']);
    const cells = cellsOf(plan, item, at);
    rows.push(cells);
    const isPart = layout.partsIn === undefined || isNumbered(item);
    const others = item.others.filter(() => hasMore || alternativeAt !== null);
    if (isPart) {
      lines.push({
        at: rows.length - 1,
        mpn: item.part.mpn,
        manufacturer: makerAt === null ? null : makerShown(item.part.manufacturer),
        quantity: layout.roles.includes('quantity') ? item.designators.length : null,
        alternatives: others.map(({ mpn }) => mpn),
        dnp: layout.roles.some((role) => role === 'leave' || role === 'place')
          ? item.isLeftOut
          : false,
      });
    }
    if (!hasMore) continue;
    for (const other of others) {
      const more = layout.roles.map(() => '');
      more[mpnAt] = other.mpn;
      if (makerAt !== null) more[makerAt] = makerShown(other.manufacturer);
      rows.push(more);
    }
  }
  return { rows, lines, traits };
}

/** Headings of a half, each once in a row. */
function headingRow({ draw, half, tongue, layout }: Plan): string[] {
  const used = new Set<string>();
  return layout.roles.map((role) => {
    const fixed = layout.fixed?.[role];
    const list = headingsOf(tongue, role, half).filter((heading) => !used.has(heading));
    const heading = fixed ?? draw.one(list.length > 0 ? list : [role]);
    used.add(heading);
    return heading;
  });
}

function written(kind: Kind, rows: readonly (readonly string[])[]): Uint8Array {
  if (kind === 'xlsx') {
    const cells = rows.map((row) =>
      row.map((cell) => (/^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : cell)),
    );
    return xlsxFile([{ name: 'BOM', rows: cells }]);
  }
  if (kind === 'fixed') {
    const widths: number[] = [];
    for (const row of rows.filter(({ length }) => length > 2)) {
      for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
    }
    const line = (row: readonly string[]) =>
      row.length < 3
        ? row.join(' ')
        : row.map((cell, at) => cell.padEnd((widths[at] ?? 0) + 2)).join('');
    return Buffer.from(rows.map((row) => `${line(row).trimEnd()}\r\n`).join(''));
  }
  const mark = { csv: ',', semicolon: ';', tab: '\t' }[kind];
  const cell = (text: string) =>
    new RegExp(`["\\r\\n${mark}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return Buffer.from(rows.map((row) => `${row.map(cell).join(mark)}\r\n`).join(''));
}

/** A bill of a half by its number: the same for the same number. */
export function makeBill(half: Half, number: number, parts: readonly ListedPart[]): MadeBill {
  const draw = new Draw(number * 2 + (half === 'heldOut' ? 1 : 0));
  const names = Object.keys(tongues);
  const tongue = draw.chance(0.45) ? 'en' : draw.one(names);
  const layout = draw.one(layouts[half]);
  const kind = draw.one<Kind>(['csv', 'csv', 'semicolon', 'tab', 'xlsx', 'xlsx', 'xlsx', 'fixed']);
  const plan: Plan = { draw, half, tongue, layout, style: styleOf(draw), kind };
  const items = itemsOf(parts, draw.whole(8, 60), draw);
  const body = bodyOf(plan, items);
  const frame = frameOf({ draw, half, layout, items, headings: headingRow(plan) });
  const rows = [...frame.above, ...body.rows, ...frame.below];
  const first = frame.above.length;
  const at = (role: BillRole) => placeOf(layout, role);
  return {
    name: `${half}-${number}.${kind === 'xlsx' ? 'xlsx' : kind === 'fixed' ? 'txt' : 'csv'}`,
    bytes: written(kind, rows),
    traits: [tongue, layout.name, kind, ...frame.traits, ...body.traits],
    truth: {
      headerRows: frame.headerRows,
      mpn: at(layout.partsIn ?? 'mpn'),
      alternatives: at('alternative') === null ? [] : [at('alternative') ?? 0],
      manufacturer: at('manufacturer'),
      quantity: at('quantity'),
      designator: at('designator'),
      lines: body.lines.map(({ at: place, ...line }) => ({ ...line, row: first + place + 1 })),
    },
  };
}
