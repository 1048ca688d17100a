import type { Language } from '#contract/options.ts';

/** A fact about who runs the market; a demonstration's own is marked wherever it is shown. */
interface Fact {
  readonly text: string;
  readonly isDemo: boolean;
}

/** Who runs the market, from the settings of the process. */
export interface OperatorFacts {
  /** The legal entity. */
  readonly company: Fact;
  /** Its licence number, in mainland China the unified social credit code. */
  readonly licence: Fact;
  /** Address of the receiving dock. */
  readonly dock: Fact;
}

const demoMark: Readonly<Record<Language, string>> = {
  zh: '（演示值）',
  en: ' (demo value)',
  es: ' (valor de demostración)',
  fr: ' (valeur de démonstration)',
  ru: ' (демонстрационное значение)',
};

/** Signs that Markdown would read as marks. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** Returns the text of a page with `{company}`, `{licence}` and `{dock}` filled in. */
export const withOperator = (markdown: string, facts: OperatorFacts, lang: Language): string =>
  markdown.replace(/\{(company|licence|dock)\}/g, (_, name: keyof OperatorFacts) => {
    const { text, isDemo } = facts[name];
    return escaped(text) + (isDemo ? demoMark[lang] : '');
  });
