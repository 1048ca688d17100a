import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { slugs } from '#contract/content/slugs.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { type PageFile, readPageFile } from './core/front-matter.ts';

const folder = join(import.meta.dirname, 'pages');

/** The texts of the information pages that come with the product, by `slug/lang`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

export const pageKey = (slug: Slug, lang: Language): string => `${slug}/${lang}`;

/** Reads all texts; one that is not there, or says nothing, is absent. */
export function readPageFiles(): PageFiles {
  const found = new Map<string, PageFile>();
  for (const slug of slugs) {
    for (const lang of languages) {
      const path = join(folder, slug, `${lang}.md`);
      const page = existsSync(path) ? readPageFile(readFileSync(path, 'utf8')) : null;
      if (page !== null) found.set(pageKey(slug, lang), page);
    }
  }
  return found;
}

let cache: PageFiles | null = null;

/** Returns all texts, read once. */
export function pageFiles(): PageFiles {
  cache ??= readPageFiles();
  return cache;
}
