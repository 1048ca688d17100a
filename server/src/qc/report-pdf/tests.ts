import { samplingStandard } from '#contract/qc/catalogue.ts';
import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import type { Printed } from '../core/reports/printed-report.ts';
import { countText } from '../core/reports/report-dates.ts';
import { fill } from '../locales/texts.ts';
import { area, ink, type Sheet } from './sheet.ts';

type Test = Printed['value']['tests'][number];

const colors: Record<Outcome, string> = {
  pass: ink.green,
  fail: ink.red,
  suspect: ink.red,
  inconclusive: ink.amber,
};

/** Columns by their share of the width; figures end where theirs ends. */
const columnAt = (part: number): number => area.left + part * area.width;
const columns = {
  test: { x: columnAt(0), width: area.width * 0.335 },
  method: { x: columnAt(0.345), width: area.width * 0.215 },
  sample: { right: columnAt(0.655) },
  failed: { right: columnAt(0.74) },
  result: { x: columnAt(0.775), width: area.width * 0.125 },
  instrument: { x: columnAt(0.91), width: area.width * 0.09 },
};
/** Height of the table without its rows. */
export const TABLE_FRAME = 46;

/** Draws the table of tests in rows of a height: sample, failures and outcome of each. */
export function renderTests(sheet: Sheet, { value }: Printed, height: number): void {
  const { words, lang } = sheet;
  const pieces = countText(lang, value.quantityReceived);
  const note = fill(words.table.note, { standard: samplingStandard, pieces });
  sheet.section(words.table.title, note);
  const small = { size: 8, color: ink.third };
  const { y } = sheet;
  sheet.text(words.table.test, { x: columns.test.x, y }, small);
  sheet.text(words.table.method, { x: columns.method.x, y }, small);
  sheet.textRight(words.table.sample, { right: columns.sample.right, y }, small);
  sheet.textRight(words.table.failed, { right: columns.failed.right, y }, small);
  sheet.text(words.table.result, { x: columns.result.x, y }, small);
  sheet.fit(
    words.table.instrument,
    { x: columns.instrument.x, y },
    { ...small, width: columns.instrument.width },
  );
  sheet.y += 14;
  sheet.rule(ink.strong);
  for (const test of value.tests) {
    sheet.room(height);
    renderRow(sheet, test, height);
  }
  sheet.y += 10;
}

function renderRow(sheet: Sheet, test: Test, height: number): void {
  const { words, lang } = sheet;
  const y = sheet.y + (height - 12.5) / 2;
  const name = words.tests[test.test].name;
  sheet.fit(name, { x: columns.test.x, y }, { size: 8.5, width: columns.test.width });
  const grey = { size: 8.5, color: ink.second };
  sheet.fit(test.method, { x: columns.method.x, y }, { ...grey, width: columns.method.width });
  const figure = { face: 'mono', size: 8.5 } as const;
  const sampled = countText(lang, test.outcome === null ? 0 : test.sampled);
  sheet.textRight(sampled, { right: columns.sample.right, y }, figure);
  const failed = test.outcome === null ? '–' : countText(lang, test.failed);
  sheet.textRight(failed, { right: columns.failed.right, y }, figure);
  renderOutcome(sheet, test, { x: columns.result.x, y }, columns.result.width);
  sheet.fit(
    test.equipment ?? '',
    { x: columns.instrument.x, y },
    { ...figure, width: columns.instrument.width },
  );
  sheet.y += height;
  sheet.rule(ink.rule);
}

/** Draws the outcome in its color with its sign: nobody has to tell it by colour alone. */
export function renderOutcome(
  sheet: Sheet,
  { outcome, leftOutReason }: Pick<Test, 'outcome' | 'leftOutReason'>,
  { x, y }: { x: number; y: number },
  width = 80,
): void {
  const { doc, words } = sheet;
  if (outcome === null) {
    const { leftOut, notTested } = words.table;
    const state = leftOutReason === null ? notTested : leftOut;
    sheet.fit(state, { x, y }, { size: 8.5, color: ink.third, width });
    return;
  }
  const color = colors[outcome];
  doc.lineWidth(1.2).strokeColor(color);
  const middle = y + 6.5;
  if (outcome === 'pass') {
    doc
      .moveTo(x, middle)
      .lineTo(x + 2.4, middle + 2.6)
      .lineTo(x + 7, middle - 3)
      .stroke();
  } else if (outcome === 'inconclusive') {
    doc
      .moveTo(x + 0.5, middle)
      .lineTo(x + 6.5, middle)
      .stroke();
  } else {
    doc.moveTo(x + 0.8, middle - 2.8).lineTo(x + 6.2, middle + 2.8);
    doc
      .moveTo(x + 6.2, middle - 2.8)
      .lineTo(x + 0.8, middle + 2.8)
      .stroke();
  }
  sheet.fit(words.outcomes[outcome], { x: x + 11, y }, { size: 8.5, color, width: width - 11 });
}
