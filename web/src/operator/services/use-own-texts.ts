import { useEffect, useState } from 'react';
import type { Language } from '#contract/option-schemas.ts';
import type { ServiceTextKey } from '#contract/qc/service-calls.ts';
import type { ServiceSlug } from '#contract/qc/services.ts';
import { fetchDictionary } from '#web/i18n/language.ts';
import { type Dictionary, foundSentence } from '#web/i18n/sentence.ts';

/** Returns a reader of the product's own texts of a service in a language; empty until they came. */
export function useOwnTexts(slug: ServiceSlug, lang: Language): (key: ServiceTextKey) => string {
  const [words, setWords] = useState<{ lang: Language; names: Dictionary; methods: Dictionary }>();
  useEffect(() => {
    let isOpen = true;
    void Promise.all([
      fetchDictionary('qc/detection', lang),
      fetchDictionary('qc/methods', lang),
    ]).then(([names, methods]) => isOpen && setWords({ lang, names, methods }));
    return () => {
      isOpen = false;
    };
  }, [lang]);
  return (key) => {
    if (words?.lang !== lang) return '';
    const isName = key === 'name' || key === 'finds';
    const text = isName
      ? foundSentence(words.names, `services.${slug}.${key}`)
      : foundSentence(words.methods, `${slug}.${key}`);
    return text ?? '';
  };
}
