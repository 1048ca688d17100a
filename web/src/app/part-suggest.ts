import { useTranslator } from '#web/i18n/translator.ts';
import type { Suggest } from './shells/SuggestedInput.tsx';

/** Fewer characters suggest nothing. */
const LEAST_CHARS = 2;

/** What a search box proposes for part numbers; asking and drawing it are fetched when one types. */
export function usePartSuggest(): Suggest {
  const t = useTranslator('app');
  return {
    label: t('suggest.label'),
    announce: (count) => t('suggest.count', { count }),
    leastChars: LEAST_CHARS,
    ask: async (typed, signal) => (await import('./asked-parts.ts')).askedParts(t, typed, signal),
  };
}
