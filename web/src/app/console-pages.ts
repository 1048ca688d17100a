import type { PageModule } from './pages.ts';

/** The pages of consoles: a visitor carries not even their list. */
export const files = import.meta.glob<PageModule>([
  '../*/pages/*Page.tsx',
  '!../{accounts,blog,bom,cases,companies,content,lab,qc}/pages/*Page.tsx',
  '!../boards/pages/RfqPage.tsx',
  '!../catalog/pages/PartSearchPage.tsx',
]);
