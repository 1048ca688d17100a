import { captionText } from '#contract/qc/reports/report-texts.ts';
import {
  type Figure,
  figuresOf,
  type Printed,
  SUMMARY_FIGURES,
  summaryFigures,
} from '../core/reports/printed-report.ts';
import { fill } from '../locales/texts.ts';
import { area, ink, type Sheet } from './sheet.ts';

const GAP = 8;
const SUMMARY_WIDTH = (area.width - 3 * GAP) / SUMMARY_FIGURES;
/** Height of a picture in a row, as a part of its width. */
export const PICTURE_RATIO = 3 / 4;
const CAPTION = { size: 8, color: ink.second } as const;

/** The pictures of the first page: those that show why a test failed come first. */
export function renderSummaryPhotos(sheet: Sheet, printed: Printed, ratio: number): void {
  const figures = summaryFigures(printed);
  if (figures.length === 0) return;
  const { words } = sheet;
  const all = figuresOf(printed).length;
  const note = fill(words.photos.note, { shown: figures.length, all });
  sheet.room(summaryHeight(sheet, printed, ratio));
  sheet.section(words.photos.title, note);
  renderRow(sheet, printed, figures, { width: SUMMARY_WIDTH, ratio });
}

/** Returns the height of the pictures of the first page with their head; 0 without any. */
export function summaryHeight(sheet: Sheet, printed: Printed, ratio: number): number {
  const figures = summaryFigures(printed);
  return figures.length === 0 ? 0 : rowHeight(sheet, figures, { width: SUMMARY_WIDTH, ratio }) + 30;
}

const IN_ROW = 3;
const FIGURE_WIDTH = (area.width - (IN_ROW - 1) * GAP) / IN_ROW;
const FIGURE_SHAPE = { width: FIGURE_WIDTH, ratio: PICTURE_RATIO } as const;

/** Returns the height of the first row of a test's pictures; 0 without any. */
export const firstRowHeight = (sheet: Sheet, figures: readonly Figure[]): number =>
  figures.length === 0 ? 0 : rowHeight(sheet, figures.slice(0, IN_ROW), FIGURE_SHAPE);

/** Pictures in rows of three, a reference beside what it is the reference for. */
export function renderFigures(sheet: Sheet, printed: Printed, figures: readonly Figure[]): void {
  for (let from = 0; from < figures.length; from += IN_ROW) {
    const line = figures.slice(from, from + IN_ROW);
    sheet.room(rowHeight(sheet, line, FIGURE_SHAPE));
    renderRow(sheet, printed, line, FIGURE_SHAPE);
  }
}

function captionOf(sheet: Sheet, figure: Figure): string {
  const { photos } = sheet.words;
  const mark = figure.reference ? ` (${photos.reference})` : '';
  return `${fill(photos.figure, { n: figure.n })} ${captionText(figure, sheet.lang)}${mark}`;
}

/** A picture under a name of its own: one that is drawn twice stands in the file once. */
const dataUri = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

interface Shape {
  readonly width: number;
  /** Height as a part of the width. */
  readonly ratio: number;
}

function rowHeight(sheet: Sheet, figures: readonly Figure[], { width, ratio }: Shape): number {
  const captions = figures.map((one) =>
    sheet.heightOf(captionOf(sheet, one), { ...CAPTION, width }),
  );
  return width * ratio + 4 + Math.max(...captions) + 10;
}

function renderRow(
  sheet: Sheet,
  { pictures }: Printed,
  figures: readonly Figure[],
  shape: Shape,
): void {
  const { doc } = sheet;
  const { width } = shape;
  const height = width * shape.ratio;
  for (const [place, figure] of figures.entries()) {
    const x = area.left + place * (width + GAP);
    const picture = pictures.get(figure.url);
    if (picture === undefined) {
      doc.rect(x, sheet.y, width, height).lineWidth(0.5).strokeColor(ink.strong).stroke();
    } else {
      doc.save().roundedRect(x, sheet.y, width, height, 1.5).clip();
      doc.image(dataUri(picture), x, sheet.y, {
        cover: [width, height],
        align: 'center',
        valign: 'center',
      });
      doc.restore();
    }
    if (figure.bad) {
      doc.rect(x, sheet.y, width, height).lineWidth(1.5).strokeColor(ink.red).stroke();
    }
    sheet.text(captionOf(sheet, figure), { x, y: sheet.y + height + 4 }, { ...CAPTION, width });
  }
  sheet.y += rowHeight(sheet, figures, shape);
}
