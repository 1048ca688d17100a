import {
  coverageHead,
  coverageLines,
  deviationLines,
} from '#contract/qc/planning/coverage-texts.ts';
import { conclusionOf, ownWordsLabel, paragraph } from '#contract/qc/reports/report-texts.ts';
import type { Printed } from '../core/reports/printed-report.ts';
import { countText, stampText } from '../core/reports/report-dates.ts';
import { fill, labeled } from '../locales/texts.ts';
import { area, ink, type Sheet } from './sheet.ts';

const BODY = { size: 9, lineGap: 1.5 } as const;
/** The label above the inspector's own words, with the gap before it. */
const LABEL = 15;
const SIGN_WIDTH = area.width * 0.155;

/** Returns the conclusion that follows from the figures, in the language of the sheet. */
function summaryOf({ words, lang }: Sheet, value: Printed['value']): string {
  const sentences = conclusionOf(value, lang, {
    test: (test) => words.tests[test].name,
    grade: (grade) => words.grades[grade],
    count: (count) => countText(lang, count),
  });
  return paragraph(sentences, lang);
}

const WIDTH = area.width * 0.6;

function heights(sheet: Sheet, { value }: Printed): { own: number; all: number } {
  const own = sheet.heightOf(summaryOf(sheet, value), { ...BODY, width: WIDTH });
  const words = sheet.heightOf(value.conclusion, { ...BODY, width: WIDTH });
  return { own, all: own + LABEL + words };
}

function gradesText({ words, lang }: Sheet): string {
  const grades = Object.entries(words.grades)
    .map(([grade, meaning]) => `${grade} ${meaning}`)
    .join(lang === 'zh' ? '；' : '. ');
  return fill(words.conclusion.grades, { grades });
}

/** Returns the height of the conclusion with its head, its signatures and the grades. */
export function conclusionHeight(sheet: Sheet, printed: Printed): number {
  const grades = sheet.heightOf(gradesText(sheet), { size: 8, width: area.width });
  return Math.max(heights(sheet, printed).all, 62) + 40 + grades;
}

/** The conclusion with the two signatures beside it, and what the grades mean. */
export function renderConclusion(sheet: Sheet, printed: Printed): void {
  const { value } = printed;
  const { words } = sheet;
  const width = WIDTH;
  const own = summaryOf(sheet, value);
  const { own: ownHeight, all: height } = heights(sheet, printed);
  const label = ownWordsLabel(sheet.lang);
  sheet.room(Math.min(Math.max(height, 62) + 40, area.bottom - area.top));
  sheet.section(words.conclusion.title);
  const top = sheet.y - 2;
  sheet.text(own, { x: area.left, y: top }, { ...BODY, width });
  const below = top + ownHeight + 4;
  sheet.text(label, { x: area.left, y: below }, { size: 8, color: ink.third, width });
  sheet.text(value.conclusion, { x: area.left, y: below + 11 }, { ...BODY, width });
  const left = area.right - 2 * SIGN_WIDTH - 14;
  const { inspector, reviewer } = words.conclusion;
  renderSignature(
    sheet,
    { x: left, y: top },
    { name: value.author, role: inspector, signedAt: value.testedTo },
  );
  renderSignature(
    sheet,
    { x: left + SIGN_WIDTH + 14, y: top },
    {
      name: value.reviewer,
      role: reviewer,
      signedAt: value.wordsRevision?.reviewedAt ?? value.issuedAt,
    },
  );
  sheet.y = top + Math.max(height, 50) + 8;
  renderSmallText(sheet, gradesText(sheet));
}

interface Signature {
  readonly name: string;
  readonly role: string;
  readonly signedAt: string;
}

function renderSignature(
  sheet: Sheet,
  { x, y }: { x: number; y: number },
  { name, role, signedAt }: Signature,
): void {
  const signed = fill(sheet.words.conclusion.signed, { at: stampText(new Date(signedAt)) });
  sheet.fit(name, { x, y: y + 2 }, { size: 11.5, color: '#1B3A7A', width: SIGN_WIDTH });
  sheet.rule(ink.text, { y: y + 21, from: x, to: x + SIGN_WIDTH, width: 0.75 });
  sheet.fit(role, { x, y: y + 24 }, { face: 'bold', size: 8.5, width: SIGN_WIDTH });
  sheet.fit(signed, { x, y: y + 36 }, { size: 7.5, color: ink.third, width: SIGN_WIDTH });
}

/** Returns why the words were revised, who revised them and who approved it; empty where nobody did. */
function revisionText({ wordsRevision: by, revisionReason }: Printed['value']): string {
  return by ? `${revisionReason}\n${by.revisedBy}, ${by.approvedBy}` : (revisionReason ?? '');
}

/** Draws the limits of the inspection, stated as plainly as its results. */
export function renderLimitations(sheet: Sheet, { value }: Printed): void {
  const { words } = sheet;
  const { notCovered, deviations, notOrdered, revised } = words.conclusion;
  const separator = sheet.lang === 'zh' ? '、' : '; ';
  const missing = value.notOrdered.map((test) => words.tests[test].name).join(separator);
  const { title: covers, note } = coverageHead(sheet.lang);
  const covered = coverageLines(value.coverage, sheet.lang).map(({ name, text }) =>
    labeled(sheet.lang, name, text),
  );
  const deviated = [
    value.deviations,
    ...deviationLines(value.acceptedDeviations, (test) => words.tests[test].name),
  ];
  const parts = [
    [covers, covered.length > 0 ? [...covered, note].join('\n') : ''],
    [notCovered, value.notCovered],
    [deviations, deviated.filter((one) => one !== '').join('\n')],
    [revised, revisionText(value)],
    [notOrdered, missing],
  ] as const;
  for (const [title, text] of parts) {
    if (text === '') continue;
    const height = sheet.heightOf(text, { ...BODY, width: area.width });
    sheet.room(Math.min(height + 34, area.bottom - area.top));
    sheet.section(title);
    sheet.text(text, { x: area.left, y: sheet.y - 2 }, { ...BODY, width: area.width });
    sheet.y += height + 10;
  }
}

function renderSmallText(sheet: Sheet, text: string): void {
  const style = { size: 8, color: ink.third, width: area.width } as const;
  const height = sheet.heightOf(text, style);
  sheet.room(height);
  sheet.text(text, { x: area.left, y: sheet.y }, style);
  sheet.y += height + 12;
}
