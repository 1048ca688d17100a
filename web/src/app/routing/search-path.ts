import { limits } from '#contract/limits.ts';

/** The subject of a search: parts by number, or sellers by name. */
export type SearchMode = 'parts' | 'sellers';

export const searchPages: Readonly<Record<SearchMode, string>> = {
  parts: '/part-search',
  sellers: '/seller-search-results',
};

/** Whether a search is exact whatever was chosen: a short part number (specification section 5). */
export const isForcedExact = (mode: SearchMode, text: string): boolean =>
  mode === 'parts' && text.length > 0 && text.length < limits.exactUnderChars;

/** Returns the address of a search's results. */
export function searchPath(request: { text: string; exact: boolean; mode?: SearchMode }): string {
  const { text, exact, mode = 'parts' } = request;
  const accurate = exact || isForcedExact(mode, text);
  const query = new URLSearchParams({ keyword: text, isAccurate: accurate ? '1' : '0' });
  return `${searchPages[mode]}?${query}`;
}

/** Returns the search of an open address; its text is empty on pages that are not a search's. */
export function searchAt(path: string, query: URLSearchParams) {
  const mode: SearchMode = path === searchPages.sellers ? 'sellers' : 'parts';
  if (path !== searchPages[mode]) return { mode, text: '' };
  const text = query.get('keyword') ?? '';
  const accurate = query.get('isAccurate');
  // The pages read an address that does not say it as a search that is not exact.
  const isOpen = text !== '' || accurate !== null;
  return { mode, text, ...(isOpen ? { exact: accurate === '1' } : {}) };
}
