import { fetchDictionary, shownLanguage } from '#web/i18n/language.ts';

/**
 * Fetches all words that a page may show, for a member: a part that appears later, with its data,
 * would otherwise hide the page while its words are on their way. Visitors fetch what they see.
 */
export async function prefetchWords(page: string): Promise<void> {
  if (document.documentElement.dataset['session'] === undefined) return;
  const [slice, name] = page.split('/');
  // Where the network is lost, a part that needs its words asks again and says so.
  const { slices } = await import('./page-words.ts');
  const lang = shownLanguage();
  const words = slices[`../${slice}/pages/${name}.tsx`] ?? [];
  await Promise.all(words.map((one) => fetchDictionary(one, lang)));
}
