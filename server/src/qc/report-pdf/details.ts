import { isOutside } from '#contract/qc/limits/limits.ts';
import { rangeText } from '#contract/qc/planning/coverage-texts.ts';
import { type Figure, figuresOf, type Printed } from '../core/reports/printed-report.ts';
import { countText, dateText, stampText } from '../core/reports/report-dates.ts';
import { fill } from '../locales/texts.ts';
import { firstRowHeight, renderFigures } from './photos.ts';
import { area, ink, type Sheet } from './sheet.ts';
import { renderOutcome } from './tests.ts';

type Test = Printed['value']['tests'][number];
/** Details begin on the summary's page only where at least this much of it is free. */
const ROOM_TO_BEGIN = 300;
const GREY = { size: 8.5, color: ink.second } as const;

/** One section for each test: figures, instrument, measurements, note and pictures. */
export function renderDetails(sheet: Sheet, printed: Printed): void {
  const { value } = printed;
  const figures = figuresOf(printed);
  sheet.y += 18;
  sheet.room(ROOM_TO_BEGIN);
  sheet.text(sheet.words.detail.title, { x: area.left, y: sheet.y }, { face: 'bold', size: 13 });
  sheet.textRight(
    value.mpn,
    { right: area.right, y: sheet.y + 3 },
    { face: 'mono', size: 10, color: ink.second },
  );
  sheet.y += 26;
  let photoOffset = 0;
  for (const test of value.tests) {
    const own = figures.slice(photoOffset, photoOffset + test.photos.length);
    photoOffset += test.photos.length;
    renderTest(sheet, printed, test, own);
  }
  renderWithheld(sheet, printed.withheld);
}

/** Says which figures the parties' copy has besides. */
function renderWithheld(sheet: Sheet, withheld: readonly number[]): void {
  if (withheld.length === 0) return;
  const { photos } = sheet.words;
  const figures = withheld.map((n) => fill(photos.figure, { n })).join(', ');
  renderText(sheet, fill(photos.withheld, { figures }));
}

function renderTest(sheet: Sheet, printed: Printed, test: Test, figures: readonly Figure[]): void {
  const { words, lang } = sheet;
  sheet.room(headHeight(sheet, test) + firstRowHeight(sheet, figures));
  sheet.section(`${words.tests[test.test].name} · ${test.level}`);
  renderOutcome(sheet, test, { x: area.right - 90, y: sheet.y - 17 }, 90);
  if (test.outcome !== null) {
    const figuresText = fill(words.detail.figures, {
      sampled: countText(lang, test.sampled),
      passed: countText(lang, test.passed),
      failed: countText(lang, test.failed),
    });
    renderLine(sheet, [test.method, figuresText, instrumentText(sheet, test)]);
    renderLine(sheet, [inspectorText(sheet, test)]);
  }
  if (test.leftOutReason !== null) renderText(sheet, test.leftOutReason, ink.text);
  if (test.sizeReason !== null) {
    renderText(sheet, fill(words.detail.resized, { n: test.planned, reason: test.sizeReason }));
  }
  if (test.note !== '') renderText(sheet, test.note, ink.text);
  renderMeasurements(sheet, test);
  if (figures.length > 0) {
    sheet.y += 4;
    renderFigures(sheet, printed, figures);
  }
  sheet.y += 8;
}

/** Height of a test's head, its two lines and its note: what stands above its pictures. */
const HEAD = 58;

/** Returns the height that stays together with the first pictures; measurements break it. */
function headHeight(sheet: Sheet, { note, measurements }: Test): number {
  if (note === '' || measurements.length > 0) return HEAD;
  return HEAD + sheet.heightOf(note, { ...GREY, width: area.width, lineGap: 1 }) + 2;
}

function instrumentText({ words, lang }: Sheet, test: Test): string {
  if (test.equipment === null) return '';
  if (test.calibratedOn === null) return test.equipment;
  const day = dateText(lang, new Date(`${test.calibratedOn}T00:00:00+08:00`));
  return fill(words.detail.calibrated, { id: test.equipment, day });
}

function inspectorText({ words }: Sheet, test: Test): string {
  if (test.inspector === null || test.at === null) return '';
  return fill(words.detail.by, { name: test.inspector, at: stampText(new Date(test.at)) });
}

const renderLine = (sheet: Sheet, parts: readonly string[]): void =>
  renderText(sheet, parts.filter((part) => part !== '').join(' · '));

function renderText(sheet: Sheet, text: string, color: string = ink.second): void {
  const style = { ...GREY, color, width: area.width, lineGap: 1 };
  const height = sheet.heightOf(text, style);
  sheet.room(Math.min(height, area.bottom - area.top));
  sheet.text(text, { x: area.left, y: sheet.y }, style);
  sheet.y += height + 2;
}

function renderMeasurements(sheet: Sheet, test: Test): void {
  if (test.measurements.length === 0) return;
  const { words } = sheet;
  const value = area.left + area.width * 0.62;
  const head = { size: 8, color: ink.third } as const;
  sheet.room(48);
  sheet.y += 4;
  sheet.text(words.detail.measured, { x: area.left, y: sheet.y }, head);
  sheet.textRight(words.detail.value, { right: value, y: sheet.y }, head);
  sheet.textRight(words.detail.limits, { right: area.right, y: sheet.y }, head);
  sheet.y += 13;
  sheet.rule(ink.strong);
  for (const one of test.measurements) {
    sheet.room(15);
    const y = sheet.y + 2;
    sheet.fit(one.name, { x: area.left, y }, { size: 8.5, width: area.width * 0.42 });
    const mono = { face: 'mono', size: 8.5 } as const;
    const color = isOutside(one) ? ink.red : ink.text;
    sheet.textRight(`${one.value} ${one.unit}`.trim(), { right: value, y }, { ...mono, color });
    sheet.textRight(limitsText(one), { right: area.right, y }, { ...mono, color: ink.second });
    sheet.y += 15;
    sheet.rule(ink.rule);
  }
  sheet.y += 6;
}

const limitsText = ({ min, max, unit }: Test['measurements'][number]): string =>
  min === '' && max === '' ? '' : `${rangeText({ min, max })} ${unit}`.trim();
