import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slug } from '#contract/content/slug-schemas.ts';
import { slugs } from '#contract/content/slugs.ts';
import { isLegalDocument } from '#contract/legal/documents.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { type PageFile, readPageFile } from './core/front-matter.ts';

const folder = join(import.meta.dirname, 'pages');

/** The texts of the information pages that come with the product, by `slug/lang`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

export const pageKey = (slug: Slug, lang: Language): string => `${slug}/${lang}`;

/** The edition of the texts that members accept; each one before it has a folder of its own. */
const NEWEST_EDITION = 2;

/** The key of a text as markets from before its newest edition have it. */
const editionKey = (slug: Slug, lang: Language, edition: number): string =>
  `${slug}/edition-${edition}/${lang}`;

/** A text of the product in one of its editions. */
interface TextOfEdition {
  readonly slug: Slug;
  readonly lang: Language;
  readonly edition: number;
}

/** Returns the product's own text in an edition; undefined where there is none. */
export const fileOfEdition = (
  files: PageFiles,
  { slug, lang, edition }: TextOfEdition,
): PageFile | undefined =>
  files.get(edition < NEWEST_EDITION ? editionKey(slug, lang, edition) : pageKey(slug, lang));

/** Returns the newest edition of a text; undefined where the edition is that one. */
export const newerFile = (
  files: PageFiles,
  { slug, lang, edition }: TextOfEdition,
): PageFile | undefined => (edition < NEWEST_EDITION ? files.get(pageKey(slug, lang)) : undefined);

/** Reads all texts; one that is not there, or says nothing, is absent. */
export function readPageFiles(): PageFiles {
  const found = new Map<string, PageFile>();
  const add = (key: string) => {
    const path = join(folder, `${key}.md`);
    const page = existsSync(path) ? readPageFile(readFileSync(path, 'utf8')) : null;
    if (page !== null) found.set(key, page);
  };
  for (const slug of slugs) {
    for (const lang of languages) {
      add(pageKey(slug, lang));
      if (!isLegalDocument(slug)) continue;
      for (let edition = 1; edition < NEWEST_EDITION; edition += 1) {
        add(editionKey(slug, lang, edition));
      }
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
