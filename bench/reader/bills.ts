import { families } from '#harness/bills/families.ts';
import { allHeadings, type Half } from '#harness/bills/headings.ts';
import { type JudgedBill, judgeBill, sharesOf } from '#harness/bills/judge.ts';
import { judgeKnownBill } from '#harness/bills/known.ts';
import { makeBill } from '#harness/bills/make.ts';
import { labelledFiles } from '#harness/files/bom-files.ts';
import { listedParts } from '#harness/listed-parts.ts';
import { forgetHeadings } from '#server/sheets/core/headings/heading.ts';
import { table, type Verdict } from '../report.ts';

/** So many bills are made of each half. */
const MADE = 400;
const MADE_PARTS = 6000;

/** A set of judged bills, and the share of files with all columns right that is asked of it. */
interface JudgedSet {
  readonly name: string;
  readonly judged: readonly JudgedBill[];
  readonly columns: number;
}

async function known(): Promise<JudgedBill[]> {
  const judged: JudgedBill[] = [];
  for (const file of labelledFiles()) judged.push(await judgeKnownBill(file));
  return judged;
}

/** Judges each family of files without the headings that it alone has. */
async function familiesLeftOut(): Promise<JudgedBill[]> {
  const files = labelledFiles().filter(({ path }) => !path.includes('/derived/'));
  const judged: JudgedBill[] = [];
  try {
    for (const { name, numbers, headings } of await families()) {
      forgetHeadings(headings);
      for (const file of files.filter(({ label }) => numbers.has(label.n))) {
        const one = await judgeKnownBill(file);
        judged.push({ ...one, name: `${name}: ${one.name}` });
      }
    }
  } finally {
    forgetHeadings([]);
  }
  return judged;
}

/** Judges made bills of a half, none of whose headings is known where they are forgotten. */
async function made(half: Half, isForgotten: boolean): Promise<JudgedBill[]> {
  const parts = listedParts(MADE_PARTS);
  const judged: JudgedBill[] = [];
  forgetHeadings(isForgotten ? allHeadings(half) : []);
  try {
    for (let number = 1; number <= MADE; number += 1) {
      const { bytes, name, truth } = makeBill(half, number, parts);
      judged.push(await judgeBill(bytes, name, truth));
    }
  } finally {
    forgetHeadings([]);
  }
  return judged;
}

const shown = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(sets: readonly JudgedSet[]): void {
  const head = [
    'bills',
    'files',
    'columns',
    'rows',
    'number',
    'maker',
    'quantity',
    'further',
    'false',
  ];
  const rows = sets.map(({ name, judged }) => {
    const all = sharesOf(judged);
    const shares = [all.columns, all.rows, all.mpn, all.maker, all.quantity, all.alternatives];
    return [
      name,
      String(all.files),
      ...shares.map(shown),
      `${all.falseRows} (${shown(all.falseShare)})`,
    ];
  });
  console.log(`${table(head, rows)}\n`);
}

function verdictsOf({ name, judged, columns }: JudgedSet): Verdict[] {
  const all = sharesOf(judged);
  const percent = (what: string, share: number, target: number): Verdict => ({
    name: `${name}: ${what}`,
    measured: share * 100,
    target,
    unit: '%',
  });
  return [
    percent('files with all columns right', all.columns, columns),
    percent('part-number rows found', all.rows, 99),
    percent('right part number', all.mpn, 98),
    percent('right maker', all.maker, 97),
    percent('right quantity', all.quantity, 97),
    { ...percent('false rows', all.falseShare, 1), lessIsBetter: true },
  ];
}

/** Judges bills whose headings are known, families left out, and made ones; prints all of them. */
export async function judgeBills(): Promise<Verdict[]> {
  const sets: JudgedSet[] = [
    { name: 'known files', judged: await known(), columns: 100 },
    { name: 'families left out', judged: await familiesLeftOut(), columns: 95 },
    { name: 'made, development', judged: await made('development', false), columns: 95 },
    { name: 'made, forgotten', judged: await made('development', true), columns: 95 },
    { name: 'made, held out', judged: await made('heldOut', true), columns: 95 },
  ];
  const wrong = sets
    .filter(({ name }) => name === 'known files' || name === 'families left out')
    .flatMap(({ judged }) => judged)
    .filter(({ wrong, falseRows }) => wrong.length > 0 || falseRows > 0);
  const reasons = wrong.map((one) => [
    one.name,
    one.wrong.join('; ') || '-',
    one.examples.slice(0, 2).join('; ') || '-',
  ]);
  console.log(`${table(['not as labelled', 'columns', 'rows'], reasons)}\n`);
  print(sets);
  return sets.flatMap(verdictsOf);
}
