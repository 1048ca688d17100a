import { fetchDictionary, pageLanguage } from '#web/i18n/language.ts';
import { sourceOf } from './pages.ts';

/** The slices whose words each page may show, by the file of the page; written by the build. */
const slices = import.meta.glob<readonly string[]>('../../*/pages/**/*Page.tsx', {
  query: '?words',
  import: 'default',
  eager: true,
});

/** Fetches all words that a page of the route table may show. */
export async function prefetchWords(page: string): Promise<void> {
  const lang = pageLanguage();
  const words = slices[sourceOf(page).replace('src/', '../../')] ?? [];
  await Promise.all(words.map((one) => fetchDictionary(one, lang)));
}
