import { useWords } from '#web/i18n/words.ts';

/** What lists of requests say where nothing loads or nothing is found. */
export function useTableWords() {
  const t = useWords('boards');
  return {
    failed: t('failed.posts'),
    emptyFound: (keyword: string) => t('list.emptyFound', { keyword }),
  };
}
