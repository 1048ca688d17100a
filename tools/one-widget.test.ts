import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', 'web/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx|css)$/.test(path))
  .map((path) => ({ path: path.slice('web/src/'.length), text: readFileSync(path, 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('a country is chosen by one widget, but for the filter that works without a program', () => {
  expect(filesWith(/useCallQuery\(countryList/)).toEqual([
    // A form that the browser itself sends: its list of countries is a select.
    'companies/search/SellerFilter.tsx',
    'widgets/CountryName.tsx',
    'widgets/fields/CountryField.tsx',
  ]);
});

it('ticks of checkboxes are drawn by one widget, and none is the browser’s own', () => {
  expect(filesWith(/type="checkbox"/)).toEqual([
    'ui/form/Checkbox.module.css',
    'ui/form/Checkbox.tsx',
  ]);
  expect(filesWith(/accent-color/)).toEqual([]);
});
