import { useEffect, useState } from 'react';
import type { FieldTexts } from '#contract/locales/dictionaries.ts';
import { fetchDictionary, registerDictionary } from '#web/i18n/language.ts';
import { useFoundWords, useLanguage, useTranslator } from '#web/i18n/translator.ts';

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    contract: { readonly fields: FieldTexts };
  }
}

// The sentences of fields, one language at a time: the server says those of failures itself.
const files = import.meta.glob<Record<string, FieldTexts>>(
  '../../../contract/src/locales/fields/{zh,en,es,fr,ru}.ts',
);
registerDictionary('contract', async (lang) => {
  const file = await files[`../../../contract/src/locales/fields/${lang}.ts`]?.();
  return { fields: { ...file?.[lang] } };
});

/** Says what is wrong with a field, by the word key that its schema gives as the reason. */
export function useFieldText(): (key: string) => string {
  const t = useTranslator('contract');
  return (key) => t.find(`fields.${key}`) ?? t('fields.invalid');
}

/**
 * The same for a form whose schemas come late: drawing it waits for nothing, and the sentences are
 * fetched once there is something to say.
 */
export function useLateFieldText(isNeeded: boolean): (key: string) => string {
  const t = useFoundWords('contract');
  const lang = useLanguage();
  const [, redraw] = useState(0);
  const isMissing = isNeeded && t === null;
  useEffect(() => {
    if (isMissing) void fetchDictionary('contract', lang).then(() => redraw((times) => times + 1));
  }, [isMissing, lang]);
  return (key) => t?.find(`fields.${key}`) ?? t?.('fields.invalid') ?? '';
}
