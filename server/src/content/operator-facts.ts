import { formatDecimal } from '#contract/money.ts';
import type { Language } from '#contract/options.ts';
import type { Fees } from '#contract/settings/calls.ts';

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
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** Returns the text of a page with `{company}`, `{licence}` and `{dock}` filled in. */
const withOperator = (markdown: string, facts: OperatorFacts, lang: Language): string =>
  markdown.replace(/\{(company|licence|dock)\}/g, (_, name: keyof OperatorFacts) => {
    const { text, isDemo } = facts[name];
    return escapeMarkdown(text) + (isDemo ? demoMark[lang] : '');
  });

const feeNames = {
  tradeCommission: 'trade',
  agentCommission: 'agent',
  exchangeFee: 'exchange',
} as const satisfies Record<string, keyof Fees>;

/** Returns basis points as a share in per cent: `3 %`, `0.25 %`, in French and Russian `0,25 %`. */
function percentText(basisPoints: number, lang: Language): string {
  const text = formatDecimal(BigInt(basisPoints), 2).replace(/\.?0+$/, '');
  return `${lang === 'fr' || lang === 'ru' ? text.replace('.', ',') : text}\u00a0%`;
}

/**
 * Returns the text of a page with the names of the operator filled in, and the fees of now for
 * `{tradeCommission}`, `{agentCommission}` and `{exchangeFee}`.
 */
export const withFacts = (
  markdown: string,
  { operator, fees }: { operator: OperatorFacts; fees: Fees },
  lang: Language,
): string =>
  withOperator(markdown, operator, lang).replace(
    /\{(tradeCommission|agentCommission|exchangeFee)\}/g,
    (_, name: keyof typeof feeNames) => percentText(fees[feeNames[name]], lang),
  );
