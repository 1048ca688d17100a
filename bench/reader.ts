import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, hasData } from '#harness/files/bom-files.ts';
import { judgeSellerFile, sellerFiles } from '#harness/files/seller-files.ts';
import { listedParts } from '#harness/listed-parts.ts';
import { judgeBills } from './reader/bills.ts';
import { writeCsv, writeXlsx } from './reader/million.ts';
import { judge, table, type Verdict, whole } from './report.ts';

/**
 * How well the importer's reader reads: real bills of materials against what a person labelled, the
 * same without the headings that only their family has, made ones with headings that it does not
 * know, a made file of each format that sellers upload, and a million rows of csv and xlsx, each in a
 * process of its own, for speed and memory. Exits with 1 where something is short.
 *
 *   npm run bench:reader
 *   npm run bench:reader -- bills
 */
const ROWS = 1_000_000;
const PARTS_PER_FORMAT = 400;

async function formats(): Promise<Verdict[]> {
  const files = sellerFiles(listedParts(PARTS_PER_FORMAT * 12));
  const judged = [];
  for (const file of files) judged.push(await judgeSellerFile(file));
  console.log(
    table(
      ['format of sellers', 'rows', 'found', 'wrongly taken', 'not as made'],
      judged.map(({ format, rows, found, falselyTaken, wrong }) => [
        format,
        String(rows),
        String(found),
        String(falselyTaken),
        wrong.join('; ') || '-',
      ]),
    ),
  );
  console.log();
  const listed = readFileSync(join(dataFolder, 'seller_formats.tsv'), 'utf8').trim().split('\n');
  const names = listed.slice(1).map((line) => line.split('\t')[1]);
  const right = judged.filter(({ wrong }) => wrong.length === 0);
  const made = names.filter((name) => right.some(({ format }) => format === name));
  const rows = judged.reduce((sum, one) => sum + one.rows, 0);
  const found = judged.reduce((sum, one) => sum + one.found, 0);
  const falselyTaken = judged.reduce((sum, one) => sum + one.falselyTaken, 0);
  return [
    percent('formats with all columns found', made.length / names.length, 95),
    percent('rows of formats found', found / rows, 99),
    { name: 'rows taken wrongly', measured: falselyTaken, target: 0, unit: '', lessIsBetter: true },
  ];
}

const percent = (name: string, share: number, target: number): Verdict => ({
  name,
  measured: share * 100,
  target,
  unit: '%',
});

interface Measured {
  readonly rows: number;
  readonly refused: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

async function millions(): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-reader-'));
  const verdicts: Verdict[] = [];
  const lines: string[][] = [];
  try {
    const parts = listedParts(400_000);
    const makers = { csv: writeCsv, xlsx: writeXlsx };
    for (const kind of ['csv', 'xlsx'] as const) {
      const path = join(folder, `million.${kind}`);
      await makers[kind](path, parts, ROWS);
      const measure = join(import.meta.dirname, 'reader/measure.ts');
      const printed = execFileSync(process.execPath, [measure, path], { encoding: 'utf8' });
      const one = JSON.parse(printed) as Measured;
      lines.push([
        kind,
        whole(one.rows),
        whole(one.refused),
        whole(one.rows / one.seconds),
        whole(one.rows / one.cpuSeconds),
        whole(one.peakMb),
      ]);
      verdicts.push(
        {
          name: `${kind}: rows of a million taken`,
          measured: one.rows - one.refused,
          target: ROWS,
          unit: '',
        },
        {
          name: `${kind}: rows a second of one core`,
          measured: one.rows / one.cpuSeconds,
          target: 30_000,
          unit: '',
        },
        {
          name: `${kind}: peak memory`,
          measured: one.peakMb,
          target: 512,
          unit: 'MB',
          lessIsBetter: true,
        },
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const head = ['a million rows', 'rows', 'refused', 'rows/s', 'rows/s of a core', 'peak MB'];
  console.log(`${table(head, lines)}\n`);
  return verdicts;
}

if (hasData) {
  const isBillsOnly = process.argv.includes('bills');
  const rest = isBillsOnly ? [] : [...(await formats()), ...(await millions())];
  process.exitCode = judge([...(await judgeBills()), ...rest]);
} else {
  console.log(`skipped: no data in ${dataFolder}`);
}
