import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { formatDecimal } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { StatementLine } from '#server/wallet/public.ts';
import type { StatementContent } from './rows.ts';
import { momentText, type StatementWords } from './words.ts';

const MARGIN = 40;
const PAGE = { width: 595.28, height: 841.89 };
const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - 60;
const LINE = 22;
const INK = { text: '#13201A', third: '#5F6D65', rule: '#DAE1D9' } as const;

/** Left edges of the columns of text, right edges of those of figures. */
const X = { time: MARGIN, matter: 140, reference: 232, change: 455, balance: RIGHT } as const;
const WIDTH = { matter: 88, reference: 140, figure: 96 } as const;

const noto = (weight: string) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`),
  );

/** Cents with groups of thousands, `-1,234.50`. */
function figure(minor: bigint): string {
  const [whole = '', cents = ''] = formatDecimal(minor, 2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
}

interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly words: StatementWords;
  y: number;
}

/** Writes one line of text at a place; what is too long for its column is cut with an ellipsis. */
function write(
  { doc, y }: Pen,
  text: string,
  place: {
    x: number;
    width?: number;
    right?: boolean;
    bold?: boolean;
    size?: number;
    grey?: boolean;
  },
): void {
  const { x, width = WIDTH.figure, right = false, bold = false, size = 8.5, grey = false } = place;
  doc
    .font(bold ? 'bold' : 'sans')
    .fontSize(size)
    .fillColor(grey ? INK.third : INK.text);
  const left = right ? x - width : x;
  const align = right ? 'right' : 'left';
  doc.text(text, left, y, { width, align, height: size * 1.6, ellipsis: true, lineBreak: false });
}

function rule({ doc, y }: Pen, strong = false): void {
  doc.moveTo(MARGIN, y - 5).lineTo(RIGHT, y - 5);
  doc
    .lineWidth(strong ? 0.8 : 0.4)
    .strokeColor(strong ? INK.text : INK.rule)
    .stroke();
}

function writeColumns(pen: Pen): void {
  const { time, matter, reference, change, balance } = pen.words.columns;
  write(pen, time, { x: X.time, grey: true });
  write(pen, matter, { x: X.matter, width: WIDTH.matter, grey: true });
  write(pen, reference, { x: X.reference, width: WIDTH.reference, grey: true });
  write(pen, change, { x: X.change, right: true, grey: true });
  write(pen, balance, { x: X.balance, right: true, grey: true });
  pen.y += LINE;
}

function writeSum(
  pen: Pen,
  name: string,
  { change, balance }: { change?: bigint; balance?: bigint },
) {
  rule(pen, true);
  write(pen, name, { x: X.matter, width: X.reference + WIDTH.reference - X.matter, bold: true });
  if (change !== undefined) write(pen, figure(change), { x: X.change, right: true, bold: true });
  if (balance !== undefined) write(pen, figure(balance), { x: X.balance, right: true, bold: true });
  pen.y += LINE;
}

function writeLine(pen: Pen, line: StatementLine): void {
  rule(pen);
  write(pen, momentText(line.at), { x: X.time });
  write(pen, pen.words.matters[line.matter], { x: X.matter, width: WIDTH.matter });
  write(pen, line.no, { x: X.reference, width: WIDTH.reference });
  write(pen, figure(line.amount), { x: X.change, right: true });
  write(pen, figure(line.balance), { x: X.balance, right: true });
  pen.y += 12;
  if (line.remark !== '') {
    write(pen, line.remark, { x: X.reference, width: 220, size: 7, grey: true });
  }
  pen.y += LINE - 12;
}

/** Begins a new page where the present one is full. */
function room(pen: Pen): void {
  if (pen.y + LINE <= BOTTOM) return;
  pen.doc.addPage();
  pen.y = MARGIN;
  writeColumns(pen);
}

function finish({ doc, words }: Pen, foot: string): Promise<Buffer> {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const place = { doc, words, y: PAGE.height - 40 };
    write(place, foot, { x: MARGIN, width: 400, size: 7, grey: true });
    write(place, `${page + 1} / ${count}`, { x: RIGHT, right: true, size: 7, grey: true });
  }
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.end();
  return done;
}

/** Makes a statement as A4 pages: who and when, opening balance, movements, closing balance. */
export async function statementPdf(
  content: StatementContent & { readonly owner: string },
  words: StatementWords,
  lang: Language,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: words.title, Author: 'Assay', Creator: 'Assay', Producer: 'Assay' },
  });
  doc.registerFont('sans', noto('400Regular'));
  doc.registerFont('bold', noto('600SemiBold'));
  const pen: Pen = { doc, words, y: MARGIN };
  write(pen, `Assay 验芯  ${words.title}`, { x: MARGIN, width: 400, bold: true, size: 14 });
  pen.y += 28;
  write(pen, `${words.account}: ${content.owner}`, { x: MARGIN, width: 515 });
  pen.y += 14;
  const period = `${words.period}: ${content.from} – ${content.to}, USD, ${words.zone}`;
  write(pen, period, { x: MARGIN, width: 515 });
  pen.y += 30;
  writeColumns(pen);
  const { opening, incoming, outgoing, closing } = content.statement;
  writeSum(pen, words.opening, { balance: opening });
  let isEmpty = true;
  for await (const batch of content.lines()) {
    for (const line of batch) {
      isEmpty = false;
      room(pen);
      writeLine(pen, line);
    }
  }
  if (isEmpty) {
    write(pen, words.none, { x: MARGIN, width: 515, grey: true });
    pen.y += LINE;
  }
  for (const [name, sums] of [
    [words.incoming, { change: incoming }],
    [words.outgoing, { change: -outgoing }],
    [words.closing, { balance: closing }],
  ] as const) {
    room(pen);
    writeSum(pen, name, sums);
  }
  return finish(pen, words.foot);
}
