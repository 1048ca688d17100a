import { suggest } from '#contract/catalog/calls.ts';
import { send } from '#web/api/client.ts';
import { useWords } from '#web/i18n/words.ts';
import { searchPages, searchPath } from './search-path.ts';
import type { Suggest } from './shells/SuggestedInput.tsx';

/** Fewer characters suggest nothing. */
const LEAST_CHARS = 2;

/**
 * What a search box proposes for part numbers: those in stock that begin so, with how much is
 * offered, and makers of that name, which lead to the sellers who have their parts.
 */
export function usePartSuggest(): Suggest {
  const t = useWords('app');
  return {
    label: t('suggest.label'),
    told: (count) => t('suggest.told', { count }),
    leastChars: LEAST_CHARS,
    ask: async (keyword, signal) => {
      const { parts, makers } = await send(suggest, { keyword }, { signal, quiet: true });
      return [
        ...parts.map(({ mpn, manufacturer, lines }) => ({
          key: `${mpn} ${manufacturer}`,
          to: searchPath({ text: mpn, exact: true }),
          fill: mpn,
          face: (
            <span data-mono translate="no">
              {mpn}
            </span>
          ),
          note: (
            <>
              <span translate="no">{manufacturer}</span> {t('suggest.offers', { count: lines })}
            </>
          ),
        })),
        ...makers.map((maker) => ({
          key: `maker ${maker}`,
          to: `${searchPages.sellers}?${new URLSearchParams({ brand: maker })}`,
          face: <span translate="no">{maker}</span>,
          note: t('suggest.sellers'),
        })),
      ];
    },
  };
}
