import { createElement } from 'react';
import { suggest } from '#contract/catalog/calls.ts';
import { sendCall } from '#web/api/client.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type words from './locales/zh.ts';
import { searchPages, searchPath } from './routing/search-path.ts';
import { SuggestedFace } from './SuggestedFace.tsx';
import type { Suggestion } from './shells/search/Suggestions.tsx';

/**
 * Fetches suggestions for a typed text: part numbers in stock that begin so, with the number of
 * their offers, and makers of that name, which lead to the sellers who have their parts.
 */
export async function fetchPartSuggestions(
  t: Translator<typeof words>,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { parts, makers } = await sendCall(suggest, { keyword }, { signal, quiet: true });
  return [
    ...parts.map(({ mpn, manufacturer, lines }) => ({
      key: `${mpn} ${manufacturer}`,
      to: searchPath({ text: mpn, exact: true }),
      fill: mpn,
      face: createElement(SuggestedFace, {
        text: mpn,
        maker: manufacturer,
        note: t('suggest.offers', { count: lines }),
      }),
    })),
    ...makers.map((maker) => ({
      key: `maker ${maker}`,
      to: `${searchPages.sellers}?${new URLSearchParams({ brand: maker })}`,
      face: createElement(SuggestedFace, { text: maker, note: t('suggest.sellers') }),
    })),
  ];
}
