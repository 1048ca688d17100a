import type { Language } from '#contract/option-schemas.ts';
import { area, ink, PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import type { Content, ContentColumn } from './core/content-parts.ts';
import type { DocumentWords } from './core/document-words.ts';

/** The heading of a document. */
export interface Heading {
  readonly title: string;
  readonly no: string;
  /** In GMT+8, as it is printed. */
  readonly date: string;
}

const GAP = 6;
const SIZE = 8.5;

function writeHead(sheet: PdfSheet, { title, no, date }: Heading, words: DocumentWords): void {
  sheet.text('Assay 验芯', { x: area.left, y: sheet.y }, { face: 'bold', size: 12 });
  sheet.textRight(no, { right: area.right, y: sheet.y + 2 }, { face: 'monoBold', size: 10 });
  sheet.y += 26;
  sheet.text(title, { x: area.left, y: sheet.y }, { face: 'bold', size: 16 });
  sheet.textRight(
    `${words.labels.date} ${date}`,
    { right: area.right, y: sheet.y + 8 },
    { color: ink.third },
  );
  sheet.y += 32;
}

/** Writes blocks of text side by side; the next block begins below the tallest. */
function writeParties(sheet: PdfSheet, parties: Content['parties']): void {
  if (parties.length === 0) return;
  const width = area.width / parties.length - 12;
  const top = sheet.y;
  let bottom = top;
  parties.forEach(({ label, lines }, index) => {
    const x = area.left + index * (width + 12);
    let y = top;
    sheet.text(label, { x, y }, { size: 7.5, color: ink.third });
    y += 14;
    for (const line of lines) {
      sheet.text(line, { x, y }, { width, size: 9 });
      y += sheet.heightOf(line, { width, size: 9 }) + 1;
    }
    bottom = Math.max(bottom, y);
  });
  sheet.y = bottom + 12;
}

function writeFacts(sheet: PdfSheet, facts: Content['facts']): void {
  for (const [label, value] of facts) {
    sheet.text(label, { x: area.left, y: sheet.y }, { size: SIZE, color: ink.third });
    sheet.text(value, { x: area.left + 110, y: sheet.y }, { face: 'mono', size: SIZE });
    sheet.y += 14;
  }
  sheet.y += 10;
}

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly figures: boolean;
}

function cellsOf(columns: readonly ContentColumn[], texts: readonly string[]): Cell[] {
  let x = area.left;
  return columns.map(({ share, figures = false }, index) => {
    const width = area.width * share - GAP;
    const cell = { text: texts[index] ?? '', x, width, figures };
    x += area.width * share;
    return cell;
  });
}

function writeRow(sheet: PdfSheet, cells: readonly Cell[], { head }: { head: boolean }): void {
  const style = (cell: Cell) => ({
    size: head ? 7.5 : SIZE,
    width: cell.width,
    color: head ? ink.third : ink.text,
    align: cell.figures ? ('right' as const) : ('left' as const),
    face: cell.figures && !head ? ('mono' as const) : ('sans' as const),
  });
  const height = Math.max(...cells.map((cell) => sheet.heightOf(cell.text || ' ', style(cell))));
  sheet.room(height + 9);
  for (const cell of cells) {
    // The last column ends where the page's area does.
    const isLast = cell === cells.at(-1);
    const placed = isLast && cell.figures ? { ...cell, width: cell.width + GAP } : cell;
    sheet.text(cell.text, { x: cell.x, y: sheet.y }, style(placed));
  }
  sheet.y += height + 4;
  sheet.rule(head ? ink.strong : ink.rule);
  sheet.y += 5;
}

/** Writes a table; long ones go on over the pages. */
export function writeTable(
  sheet: PdfSheet,
  { columns, rows }: Pick<Content, 'columns' | 'rows'>,
): void {
  const heads = columns.map(({ head }) => head);
  writeRow(sheet, cellsOf(columns, heads), { head: true });
  for (const row of rows) writeRow(sheet, cellsOf(columns, row), { head: false });
}

function writeSums(sheet: PdfSheet, sums: Content['sums']): void {
  sums.forEach(([label, value], index) => {
    const isLast = index === sums.length - 1;
    sheet.room(22);
    if (isLast) {
      sheet.y += 4;
      sheet.rule(ink.text, { from: area.left + area.width / 2, width: 0.75 });
    }
    sheet.y += 4;
    const face = isLast ? 'bold' : 'sans';
    sheet.text(label, { x: area.left + area.width / 2, y: sheet.y }, { face, size: 9 });
    sheet.textRight(
      value,
      { right: area.right, y: sheet.y },
      { face: isLast ? 'monoBold' : 'mono', size: 9 },
    );
    sheet.y += 14;
  });
  sheet.y += 12;
}

/** Begins a document: its head on the first page. */
export function beginDocument(
  heading: Heading,
  { words, lang }: { readonly words: DocumentWords; readonly lang: Language },
): PdfSheet {
  const sheet = new PdfSheet(lang, `${heading.title} ${heading.no}`);
  writeHead(sheet, heading, words);
  return sheet;
}

/** Writes who, what about, table and sums. */
export function writeContent(sheet: PdfSheet, content: Content): void {
  writeParties(sheet, content.parties);
  writeFacts(sheet, content.facts);
  if (content.columns.length > 0) writeTable(sheet, content);
  sheet.y += 4;
  writeSums(sheet, content.sums);
}

/** Writes a paragraph over the whole width, in the second color. */
export function writeNote(sheet: PdfSheet, note: string): void {
  const style = { width: area.width, size: SIZE, color: ink.second, lineGap: 2 };
  const height = sheet.heightOf(note, style);
  sheet.room(height);
  sheet.text(note, { x: area.left, y: sheet.y }, style);
  sheet.y += height + 12;
}

/** Begins a section of a document; its head never stands alone at the end of a page. */
export function beginSection(sheet: PdfSheet, title: string): void {
  sheet.y += 10;
  sheet.room(72);
  sheet.section(title);
}

/** Ends a document: number, zone and page at the foot of every page. */
export const endDocument = (
  sheet: PdfSheet,
  { no }: Pick<Heading, 'no'>,
  words: DocumentWords,
): Promise<Buffer> =>
  sheet.finish((page, pages) => {
    const style = { size: 7, color: ink.third };
    sheet.text(`${no} · ${words.zone}`, { x: area.left, y: area.foot + 14 }, style);
    const place = words.page.replace('{page}', `${page}`).replace('{pages}', `${pages}`);
    sheet.textRight(place, { right: area.right, y: area.foot + 14 }, style);
  });

/** Makes a document as A4 pages. */
export function documentPdf(
  heading: Heading,
  content: Content,
  language: { readonly words: DocumentWords; readonly lang: Language },
): Promise<Buffer> {
  const sheet = beginDocument(heading, language);
  writeContent(sheet, content);
  writeNote(sheet, content.note);
  return endDocument(sheet, heading, language.words);
}
