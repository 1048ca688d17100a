import type { Dictionary } from './sentence.ts';

/** The words of consoles: a visitor carries not even their list. */
export const files = import.meta.glob<Dictionary>(
  [
    '../{*,*/*}/words/{zh,en,es,fr,ru}.ts',
    '!../{accounts,app,blog,boards,bom,cases,catalog,companies,content,lab,parts,qc}/words/*.ts',
    '!../{accounts/law,content/*,lab/*}/words/*.ts',
  ],
  { import: 'default' },
);
