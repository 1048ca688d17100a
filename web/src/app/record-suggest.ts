import { createElement } from 'react';
import { opsFind } from '#contract/operator/find-calls.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { SuggestedFace } from './SuggestedFace.tsx';
import type { Suggest } from './shells/search/SuggestedInput.tsx';

/** Records shown while someone types; Enter lists all that were found. */
const LISTED_MAX = 8;

/** Returns the staff's records that a typed text begins to name, with each key: none waits. */
export function useRecordSuggest(): Suggest {
  const t = useTranslator('app');
  const menu = useTranslator('app/console');
  return {
    label: t('suggest.label'),
    announce: (count) => t('suggest.count', { count }),
    leastChars: 1,
    delayMs: 0,
    fetchSuggestions: async (keyword, signal) => {
      const found = await sendCall(opsFind, { keyword }, { signal, quiet: true, notCancel: true });
      return found.slice(0, LISTED_MAX).map(({ kind, ref, subject, link }) => ({
        key: `${kind} ${link}`,
        to: link,
        face: createElement(SuggestedFace, {
          text: ref,
          maker: subject,
          note: menu(`found.${kind}`),
        }),
      }));
    },
  };
}
