import { useTranslator } from '#web/i18n/translator.ts';
import type { Suggest } from './shells/search/SuggestedInput.tsx';

/** Fewer characters suggest nothing. */
const LEAST_CHARS = 2;

/** Returns the suggestions for part numbers; the code behind them loads when somebody types. */
export function usePartSuggest(): Suggest {
  const t = useTranslator('app');
  return {
    label: t('suggest.label'),
    announce: (count) => t('suggest.count', { count }),
    leastChars: LEAST_CHARS,
    fetchSuggestions: async (typed, signal) =>
      (await import('./asked-parts.ts')).fetchPartSuggestions(t, typed, signal),
  };
}
