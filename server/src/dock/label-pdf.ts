import QRCode from 'qrcode';
import type { LabelSize } from '#contract/dock/constants.ts';
import type { Language } from '#contract/option-schemas.ts';
import { ink, mm, PdfSheet } from '#server/kit/pages/pdf-sheet.ts';
import { labelSides, moduleOf, partLines, QUIET } from './core/label-layout.ts';

/** One label as it is printed. */
export interface PrintedLabel {
  /** The text of its code. */
  readonly code: string;
  /** The number beside the code, or the place on a shelf. */
  readonly no: string;
  /** Part numbers: never cut, set smaller until they fit. */
  readonly part: string;
  /** Lines below, as many as fit. */
  readonly lines: readonly string[];
}

/** Sizes of type in points. */
const type: Readonly<
  Record<LabelSize, { readonly no: number; readonly part: number; readonly line: number }>
> = {
  '50x30': { no: 7.5, part: 7, line: 6 },
  '100x50': { no: 13, part: 12, line: 10 },
};
const GAP = 1;

/** Returns labels as a PDF, a page each in the size of the printer's stock. */
export async function labelPdf(
  labels: readonly PrintedLabel[],
  { size, lang, title }: { size: LabelSize; lang: Language; title: string },
): Promise<Buffer> {
  const { width, height } = labelSides[size];
  const page = { width: mm(width), height: mm(height) };
  const sheet = new PdfSheet(lang, title, page);
  labels.forEach((label, index) => {
    if (index > 0) sheet.doc.addPage();
    renderLabel(sheet, label, size);
  });
  // A label has no foot.
  return sheet.finish(() => undefined);
}

function renderLabel(sheet: PdfSheet, label: PrintedLabel, size: LabelSize): void {
  const { width, height } = labelSides[size];
  const side = renderCode(sheet, label.code, size);
  const x = mm(side + GAP);
  const room = { width: mm(width - side - 2 * GAP), color: ink.black };
  const sizes = type[size];
  // The label of a place says its name alone, to be read from afar.
  const noSize = label.part === '' && label.lines.length === 1 ? sizes.no * 1.8 : sizes.no;
  let y = mm(size === '50x30' ? 3 : 5);
  sheet.fit(label.no, { x, y }, { ...room, face: 'monoBold', size: noSize });
  y += noSize * 1.5;
  const style = { face: 'mono', size: sizes.part, color: ink.black } as const;
  for (const line of partLines(label.part, (one) => sheet.widthOf(one, style) <= room.width)) {
    sheet.text(line, { x, y }, style);
    y += sizes.part * 1.35;
  }
  for (const line of label.lines) {
    if (y + sizes.line * 1.4 > mm(height)) return;
    sheet.fit(line, { x, y }, { ...room, size: sizes.line });
    y += sizes.line * 1.5;
  }
}

/** Draws the code in the middle of the label's height; returns its side with the quiet zone. */
function renderCode({ doc }: PdfSheet, text: string, size: LabelSize): number {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const module = moduleOf(size, modules.size);
  const side = (modules.size + 2 * QUIET) * module;
  const top = (labelSides[size].height - side) / 2;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const left = (QUIET + column) * module;
      doc.rect(mm(left), mm(top + (QUIET + row) * module), mm(module), mm(module));
    }
  }
  doc.fill(ink.black);
  return side;
}
