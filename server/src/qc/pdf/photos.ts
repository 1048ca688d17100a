import { captionText } from '#contract/qc/report-texts.ts';
import { fill } from '../locales/texts.ts';
import { area, ink, type Sheet } from './canvas.ts';
import type { Printed } from './report-pdf.ts';

type Photo = Printed['value']['tests'][number]['photos'][number];

/** A picture of the report with its number, counted through all tests. */
export interface Figure extends Photo {
  readonly n: number;
}

const GAP = 8;
/** Pictures that stand on the first page. */
const SHOWN = 4;
const CAPTION = { size: 8, color: ink.second } as const;

/** All pictures, numbered in the order of the tests. */
export const figuresOf = ({ value }: Printed): Figure[] =>
  value.tests.flatMap((test) => test.photos).map((photo, place) => ({ ...photo, n: place + 1 }));

/** The pictures of the first page: those that show why a test failed come first. */
export function drawShown(sheet: Sheet, printed: Printed): void {
  const figures = figuresOf(printed).filter((figure) => !figure.reference);
  if (figures.length === 0) return;
  const { words } = sheet;
  const urgent = [...figures].sort((left, right) => Number(right.bad) - Number(left.bad));
  const shown = urgent.slice(0, SHOWN).sort((left, right) => left.n - right.n);
  const all = figuresOf(printed).length;
  const note = fill(words.photos.note, { shown: shown.length, all });
  const width = (area.width - 3 * GAP) / SHOWN;
  sheet.room(rowHeight(sheet, shown, width) + 30);
  sheet.section(words.photos.title, note);
  drawRow(sheet, printed, shown, width);
}

/** Pictures in rows of three, a reference beside what it is the reference for. */
export function drawFigures(sheet: Sheet, printed: Printed, figures: readonly Figure[]): void {
  const inRow = 3;
  const width = (area.width - (inRow - 1) * GAP) / inRow;
  for (let from = 0; from < figures.length; from += inRow) {
    const line = figures.slice(from, from + inRow);
    sheet.room(rowHeight(sheet, line, width));
    drawRow(sheet, printed, line, width);
  }
}

function captionOf(sheet: Sheet, figure: Figure): string {
  const { photos } = sheet.words;
  const mark = figure.reference ? ` (${photos.reference})` : '';
  return `${fill(photos.figure, { n: figure.n })} ${captionText(figure, sheet.lang)}${mark}`;
}

/** A picture under a name of its own: one that is drawn twice stands in the file once. */
const dataUri = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

const imageHeight = (width: number): number => (width * 3) / 4;

function rowHeight(sheet: Sheet, figures: readonly Figure[], width: number): number {
  const captions = figures.map((one) =>
    sheet.heightOf(captionOf(sheet, one), { ...CAPTION, width }),
  );
  return imageHeight(width) + 4 + Math.max(...captions) + 10;
}

function drawRow(
  sheet: Sheet,
  { pictures }: Printed,
  figures: readonly Figure[],
  width: number,
): void {
  const { doc } = sheet;
  const height = imageHeight(width);
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
  sheet.y += rowHeight(sheet, figures, width);
}
