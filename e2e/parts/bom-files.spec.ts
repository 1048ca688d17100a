import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { BomField } from '../../contract/src/bom/bill-schemas.ts';
import { test } from '../stage/journey.ts';
import { person } from '../stage/people.ts';

/** Real files beside the repository; where they are not there, one line says so. */
const folder = join(import.meta.dirname, '../../../shared/data/bom');
const hasFiles = existsSync(join(folder, 'labels.json'));

interface Column {
  readonly index: number;
}

/** The labels that a person gave to a file; columns are counted from 0. */
interface Label {
  readonly file: string;
  readonly sheet: { readonly index: number };
  readonly mpn_columns: readonly Column[];
  readonly qty_column: Column | null;
  readonly manufacturer_columns: readonly Column[];
  readonly designator_column: Column | null;
}

const list = (column: Column | null) => (column === null ? [] : [column]);

/** Returns the field that the page proposes for each column of the sheet that it shows. */
async function proposedIn(page: Page): Promise<(BomField | '')[]> {
  await expect(page.getByRole('button', { name: 'Match the lines' })).toBeVisible();
  const selects = page.getByRole('region', { name: 'The first rows of the file' });
  return selects
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value as BomField | ''));
}

/** Whether the labelled columns of a file are proposed, each as what it is. */
function isRight(label: Label, fields: readonly (BomField | '')[]): boolean {
  const holds = (field: BomField, labelled: readonly Column[]) => {
    const found = fields.indexOf(field);
    return labelled.length === 0 ? found === -1 : labelled.some(({ index }) => index === found);
  };
  return (
    holds('mpn', label.mpn_columns) &&
    label.mpn_columns.every(({ index }) => /^(mpn|alternative)$/.test(fields[index] ?? '')) &&
    holds('quantity', list(label.qty_column)) &&
    holds('manufacturer', label.manufacturer_columns) &&
    holds('designator', list(label.designator_column))
  );
}

if (!hasFiles) process.stdout.write('bom-files: skipped, the shared data is not here\n');
else
  test('domain 3: the real files of bills of materials are understood as they are uploaded', async ({
    browser,
  }) => {
    const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Label[];
    expect(labels.length).toBe(46);
    const page = await person(browser);
    const wrong: string[] = [];
    await page.goto('/BOM-inquire');
    for (const label of labels) {
      await page.locator('input[type=file]').setInputFiles(join(folder, label.file));
      await expect(page).toHaveURL(/\/BOM-inquire\/[0-9a-f-]{36}$/);
      if (!isRight(label, await proposedIn(page))) wrong.push(label.file);
      await page.getByRole('link', { name: 'Replace' }).click();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    }
    const share = (labels.length - wrong.length) / labels.length;
    process.stdout.write(
      `bom-files: ${labels.length - wrong.length} of ${labels.length} files (${(share * 100).toFixed(1)} %)` +
        ` have their labelled columns proposed${wrong.length > 0 ? `; not ${wrong.join(', ')}` : ''}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
