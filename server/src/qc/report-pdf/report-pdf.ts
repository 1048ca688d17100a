import type { Language } from '#contract/option-schemas.ts';
import type { Printed } from '../core/reports/printed-report.ts';
import { fill } from '../locales/texts.ts';
import { conclusionHeight, renderConclusion, renderLimitations } from './conclusion.ts';
import { renderDetails } from './details.ts';
import { renderFacts, renderHeader, renderPart, renderRevocation } from './header.ts';
import { PICTURE_RATIO, renderSummaryPhotos, summaryHeight } from './photos.ts';
import { area, ink, Sheet } from './sheet.ts';
import { renderTests, TABLE_FRAME } from './tests.ts';

/** A report as A4 pages in a language: a page that sums up, then one section for each test. */
export function reportPdf(printed: Printed, lang: Language): Promise<Buffer> {
  const { value } = printed;
  const sheet = new Sheet(lang, `${value.no} ${value.mpn}`);
  renderHeader(sheet, printed);
  renderRevocation(sheet, printed);
  renderPart(sheet, printed);
  renderFacts(sheet, printed);
  const { row, ratio } = summaryLayout(sheet, printed);
  renderTests(sheet, printed, row);
  renderSummaryPhotos(sheet, printed, ratio);
  renderConclusion(sheet, printed);
  renderLimitations(sheet, printed);
  renderDetails(sheet, printed);
  return sheet.finish((page, pages) => {
    if (page > 1) writeStatus(sheet, printed);
    renderFooter(sheet, printed, `${page} / ${pages}`);
  });
}

/** Marks a page of a report that does not stand any more: no page of it passes for a valid one. */
function writeStatus(sheet: Sheet, { value, status }: Printed): void {
  if (status === 'valid') return;
  const text = `${value.no} · ${sheet.words.statuses[status]}`;
  sheet.text(text, { x: area.left, y: area.top - 20 }, { face: 'bold', size: 9, color: ink.red });
}

/** Shapes of the pictures of the first page, flatter ones for a fuller page. */
const PICTURE_RATIOS = [PICTURE_RATIO, 0.62, 0.5] as const;
const LOOSE_ROW = 18.5;
const TIGHT_ROW = 13;
/** More rows than this are set closer where the summary needs a second page all the same. */
const LOOSE_ROWS = 11;

/**
 * Returns the height of the rows of tests, and the ratio of the pictures, with which tests, pictures
 * and signed conclusion stand on the first page together, wherever they can.
 */
function summaryLayout(sheet: Sheet, printed: Printed): { row: number; ratio: number } {
  const rows = Math.max(1, printed.value.tests.length);
  const rest = sheet.y + TABLE_FRAME + conclusionHeight(sheet, printed);
  for (const ratio of PICTURE_RATIOS) {
    const room = area.bottom - rest - summaryHeight(sheet, printed, ratio);
    const row = Math.min(LOOSE_ROW, room / rows);
    if (row >= TIGHT_ROW) return { row, ratio };
  }
  return { row: rows > LOOSE_ROWS ? TIGHT_ROW : LOOSE_ROW, ratio: PICTURE_RATIO };
}

/** A hash in groups of four, its middle left out. */
const shortHash = (hash: string): string =>
  `${(hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')} … ${hash.slice(-4)}`;

function renderFooter(sheet: Sheet, { value, sha256, address }: Printed, page: string): void {
  const { words } = sheet;
  const y = area.foot;
  const grey = { size: 7.5, color: ink.third } as const;
  sheet.rule(ink.strong, { y: y - 5 });
  const place = address.replace(/^https?:\/\//, '').replace(/\/v\/.*$/, '/v');
  const scope = fill(words.foot.scope, { address: place });
  sheet.text(scope, { x: area.left, y }, { ...grey, width: area.width * 0.78 });
  sheet.textRight(page, { right: area.right, y }, { ...grey, face: 'mono' });
  const last = y + 23;
  sheet.text(`SHA-256 ${shortHash(sha256)}`, { x: area.left, y: last }, { ...grey, face: 'mono' });
  const lab = `${value.no} · ${value.lab.name}, ${value.lab.address}`;
  sheet.textRight(lab, { right: area.right, y: last }, grey);
  const edition = fill(words.foot.edition, { edition: value.edition });
  sheet.text(edition, { x: area.left, y: last + 11 }, grey);
}
