import QRCode from 'qrcode';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { samplingStandard } from '#contract/qc/catalogue.ts';
import { climateText, packingText } from '#contract/qc/lot-description/texts.ts';
import type { Printed } from '../core/reports/printed-report.ts';
import {
  countText,
  dayText,
  decimalText,
  momentText,
  periodText,
} from '../core/reports/report-dates.ts';
import { fill, labeled } from '../locales/texts.ts';
import { area, ink, mm, type Sheet } from './sheet.ts';

const QR = mm(20);
const LOGO = 24;
const CHAMFER = 7;

/** The header: the house at the left, number and code and QR at the right. */
export function renderHeader(sheet: Sheet, { value, address, status }: Printed): void {
  const { doc, words, lang } = sheet;
  const top = area.top;
  renderLogo(sheet, { x: area.left, y: top });
  const name = area.left + LOGO + 8;
  sheet.text('Assay', { x: name, y: top + 2 }, { face: 'bold', size: 14 });
  const cn = name + sheet.widthOf('Assay', { face: 'bold', size: 14 }) + 8;
  doc.rect(cn - 4, top + 4, 0.5, 16).fill(ink.strong);
  sheet.text('验芯', { x: cn + 4, y: top + 4 }, { size: 11.5, color: ink.second });
  const title = cn + 42;
  doc.rect(title - 9, top - 1, 0.5, 27).fill(ink.strong);
  sheet.text(words.title, { x: title, y: top + 0 }, { face: 'bold', size: 10 });
  const second = lang === 'zh' ? 'Test report' : '检测报告';
  sheet.text(second, { x: title, y: top + 14 }, { size: 8.5, color: ink.third });

  renderQrCode(sheet, address, { x: area.right - QR, y: top });
  const right = area.right - QR - 14;
  sheet.textRight(value.no, { right, y: top + 1 }, { face: 'mono', size: 12 });
  const issued = fill(words.issued, { at: momentText(lang, new Date(value.issuedAt)) });
  sheet.textRight(issued, { right, y: top + 17 }, { size: 8.5, color: ink.third });
  sheet.textRight(value.code, { right, y: top + 30 }, { face: 'monoBold', size: 9 });
  const code = right - sheet.widthOf(value.code, { face: 'monoBold', size: 9 }) - 4;
  sheet.textRight(words.verify, { right: code, y: top + 30 }, { size: 8.5, color: ink.third });
  const revision = fill(words.revision, { n: value.revision });
  const statusText = `${revision} · ${words.statuses[status]}`;
  const color = status === 'valid' ? ink.third : ink.red;
  sheet.textRight(statusText, { right, y: top + 43 }, { size: 8.5, color });
  sheet.y = top + QR + 10;
  sheet.rule(ink.text, { width: 0.75 });
}

/** Draws a band over a revoked report, with the reason. */
export function renderRevocation(sheet: Sheet, { status, revokedReason }: Printed): void {
  if (status !== 'revoked') return;
  const { doc, words } = sheet;
  const { revoked } = words.statuses;
  const text = revokedReason ? labeled(sheet.lang, revoked, revokedReason) : revoked;
  const style = { face: 'bold', size: 10, color: ink.white, width: area.width - 16 } as const;
  const height = sheet.heightOf(text, style) + 10;
  doc.rect(area.left, sheet.y + 6, area.width, height).fill(ink.red);
  sheet.text(text, { x: area.left + 8, y: sheet.y + 11 }, style);
  sheet.y += height + 10;
}

function renderLogo({ doc }: Sheet, { x, y }: { x: number; y: number }): void {
  doc
    .moveTo(x + 5, y)
    .lineTo(x + LOGO, y)
    .lineTo(x + LOGO, y + LOGO)
    .lineTo(x, y + LOGO)
    .lineTo(x, y + 5)
    .fill(ink.green);
  doc
    .moveTo(x + 6, y + 19)
    .lineTo(x + 12, y + 5.5)
    .lineTo(x + 18, y + 19)
    .lineWidth(2.4)
    .strokeColor(ink.white)
    .stroke();
  doc.rect(x + 6.5, y + 13.4, 11, 1.6).fill(ink.gold);
}

/** A QR code as squares, so that it prints sharp at any size. */
function renderQrCode({ doc }: Sheet, text: string, { x, y }: { x: number; y: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = QR / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      // A hair of overlap closes the seams that some viewers draw between squares.
      doc.rect(x + column * step, y + row * step, step + 0.03, step + 0.03);
    }
  }
  doc.fill(ink.text);
}

const colors: Record<Verdict, string> = {
  pass: ink.green,
  conditional: ink.amber,
  suspect: ink.red,
  fail: ink.red,
};

/** The part at the left, the stamp at the right. */
export function renderPart(sheet: Sheet, { value }: Printed): void {
  const top = sheet.y + 14;
  const stampWidth = renderStamp(sheet, value, top + 4);
  const width = area.width - stampWidth - 16;
  sheet.fit(value.mpn, { x: area.left, y: top }, { face: 'mono', size: 23, width });
  const maker = [value.manufacturer, value.package].filter((one) => one !== '').join(', ');
  sheet.fit(maker, { x: area.left, y: top + 32 }, { size: 9.5, color: ink.second, width });
  sheet.y = top + 54;
  sheet.rule(ink.strong);
}

type Value = Printed['value'];

/** Hallmark punches in one row; answers how wide they are. */
function renderStamp(sheet: Sheet, value: Value, top: number): number {
  const { doc, words } = sheet;
  const color = colors[value.verdict];
  const cells = [
    { big: value.grade, small: words.stamp.grade },
    { big: samplingStandard, small: words.stamp.sampling },
    { big: value.lab.mark, small: words.stamp.mark },
    { big: value.yearWeek, small: words.stamp.week },
  ];
  const word = words.verdicts[value.verdict];
  const verdictStyle = { face: 'bold', size: 11.5, color: ink.white } as const;
  const big = { face: 'monoBold', size: 12.5, color } as const;
  const small = { size: 7.5, color } as const;
  const height = 36;
  const widths = [
    sheet.widthOf(word, verdictStyle) + 24,
    ...cells.map((one) =>
      Math.max(28, sheet.widthOf(one.big, big) + 14, sheet.widthOf(one.small, small) + 14),
    ),
  ];
  const total = widths.reduce((sum, width) => sum + width + 2.5, -2.5);
  let x = area.right - total;
  const first = widths[0] ?? 0;
  doc
    .moveTo(x + CHAMFER, top)
    .lineTo(x + first, top)
    .lineTo(x + first, top + height)
    .lineTo(x, top + height)
    .lineTo(x, top + CHAMFER)
    .fill(color);
  sheet.text(word, { x: x + 12, y: top + 9.5 }, verdictStyle);
  x += first + 2.5;
  for (const [place, cell] of cells.entries()) {
    const width = widths[place + 1] ?? 0;
    doc
      .rect(x + 0.75, top + 0.75, width - 1.5, height - 1.5)
      .lineWidth(1.5)
      .strokeColor(color)
      .stroke();
    const bigX = x + (width - sheet.widthOf(cell.big, big)) / 2;
    sheet.text(cell.big, { x: bigX, y: top + 4 }, big);
    const smallX = x + (width - sheet.widthOf(cell.small, small)) / 2;
    sheet.text(cell.small, { x: smallX, y: top + 21.5 }, small);
    x += width + 2.5;
  }
  return total;
}

type Fact = readonly [label: string, value: string, mono?: true];

/** Draws the facts of the inspection and its parties, in three columns. */
export function renderFacts(sheet: Sheet, { value }: Printed): void {
  const { words, lang } = sheet;
  const { facts } = words;
  const declared = Object.entries(words.conditions).find(
    ([key]) => key === value.declaredCondition,
  );
  const columns: Fact[][] = [
    [
      [facts.lot, value.lotNo, true],
      [
        facts.quantity,
        fill(facts.quantities, {
          received: countText(lang, value.quantityReceived),
          ordered: countText(lang, value.quantityOrdered),
        }),
        true,
      ],
      [facts.dateCode, value.dateCode || facts.none, true],
      [facts.lotCode, value.lotCode || facts.none, true],
    ],
    [
      [facts.order, value.orderNo, true],
      [facts.received, dayText(lang, new Date(value.receivedAt))],
      [facts.tested, periodText(lang, new Date(value.testedFrom), new Date(value.testedTo))],
      [facts.declared, declared?.[1] ?? value.declaredCondition],
    ],
    [[facts.grade, ''], [facts.client, value.client], ...climateFacts(sheet, value)],
  ];
  const starts = [0, 0.345, 0.69].map((part) => area.left + part * area.width);
  const widths = [0.325, 0.325, 0.31].map((part) => part * area.width);
  const top = sheet.y + 9;
  for (const [place, column] of columns.entries()) {
    const [x, width] = [starts[place] ?? 0, widths[place] ?? 0];
    const label = Math.max(...column.map(([name]) => sheet.widthOf(name, { size: 8.5 }))) + 10;
    for (const [line, [name, fact, mono]] of column.entries()) {
      const y = top + line * 15;
      sheet.text(name, { x, y }, { size: 8.5, color: ink.third });
      const face = mono ? 'mono' : 'bold';
      sheet.fit(fact, { x: x + label, y }, { face, size: 8.5, width: width - label });
    }
    if (place === 2) renderGrades(sheet, value, { x: x + label, y: top - 2 });
  }
  sheet.y = top + 4 * 15;
  renderPacking(sheet, value);
  sheet.y += 6;
}

const climateFacts = ({ words, lang }: Sheet, { climate }: Value): Fact[] =>
  climate === null
    ? []
    : [[words.facts.climate, climateText(climate, lang, (figure) => decimalText(lang, figure))]];

/** Draws how the lot came, over the whole width; nothing where nobody recorded it. */
function renderPacking(sheet: Sheet, { packing }: Value): void {
  if (packing === null) return;
  const { words, lang } = sheet;
  const label = words.facts.packing;
  sheet.text(label, { x: area.left, y: sheet.y }, { size: 8.5, color: ink.third });
  const x = area.left + sheet.widthOf(label, { size: 8.5 }) + 10;
  const style = { size: 8.5, width: area.right - x } as const;
  const text = packingText(packing, lang);
  sheet.text(text, { x, y: sheet.y }, style);
  sheet.y += Math.max(15, sheet.heightOf(text, style) + 3);
}

/** Seven cells, the one that was given struck. */
function renderGrades(sheet: Sheet, value: Value, { x, y }: { x: number; y: number }): void {
  const { doc } = sheet;
  const [width, height] = [12, 14];
  for (const [place, grade] of [...'ABCDEFG'].entries()) {
    const left = x + place * width;
    const isAwarded = grade === value.grade;
    const color = 'ABC'.includes(grade) ? ink.green : grade === 'D' ? ink.amber : ink.red;
    if (isAwarded) doc.rect(left, y, width, height).fill(color);
    doc.rect(left, y, width, height).lineWidth(0.5).strokeColor(ink.strong).stroke();
    const style = {
      face: isAwarded ? 'monoBold' : 'mono',
      size: 8,
      color: isAwarded ? ink.white : ink.third,
    } as const;
    const inset = (width - sheet.widthOf(grade, style)) / 2;
    sheet.text(grade, { x: left + inset, y: y + 1.8 }, style);
  }
}
