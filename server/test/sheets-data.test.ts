import { describe, expect, it } from 'vitest';
import { hasData, judgeFile, labelledFiles } from './harness/files/bom-files.ts';
import { judgeSellerFile, sellerFiles } from './harness/files/seller-files.ts';
import { listedParts } from './harness/listed-parts.ts';

if (!hasData) process.stdout.write('sheets-data: skipped, the shared data is not here\n');

const PATIENCE_MS = 240_000;

/** Real files, read with nothing set by hand; `npm run bench:reader` prints the same in full. */
describe.runIf(hasData)('real bills of materials and the formats of sellers', () => {
  it(
    'finds the labelled columns in 95 % of the files and 99 % of their part numbers',
    async () => {
      const judged = [];
      for (const file of labelledFiles()) judged.push(await judgeFile(file));
      const right = judged.filter(({ wrong }) => wrong.length === 0).length;
      const rows = judged.reduce((sum, one) => sum + one.rows, 0);
      const found = judged.reduce((sum, one) => sum + one.found, 0);
      expect(right / judged.length).toBeGreaterThanOrEqual(0.95);
      expect(found / rows).toBeGreaterThanOrEqual(0.99);
    },
    PATIENCE_MS,
  );

  it(
    'reads a file of each format row by row as it was written',
    async () => {
      for (const file of sellerFiles(listedParts(1200))) {
        const { format, wrong, rows, found, falselyTaken } = await judgeSellerFile(file);
        expect({ format, wrong, found, falselyTaken }).toEqual({
          format,
          wrong: [],
          found: rows,
          falselyTaken: 0,
        });
      }
    },
    PATIENCE_MS,
  );
});
