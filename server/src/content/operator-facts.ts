import { formatDecimal } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Fees } from '#contract/settings/schemas.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import type { PhoneDesk } from '#contract/settings/settings.ts';
import type { DockContact } from '#server/settings/public.ts';
import { withExamples } from './core/examples.ts';

/** A fact about who runs the market; a demonstration's own is marked wherever it is shown. */
interface Fact {
  readonly text: string;
  readonly isDemo: boolean;
}

/** Who runs the market, from the configuration. */
export interface OperatorFacts {
  /** The legal entity. */
  readonly company: Fact;
  /** Its licence number, in mainland China the unified social credit code. */
  readonly licence: Fact;
}

/** Facts that pages state of the market as it is now. */
export interface PageFacts {
  readonly operator: OperatorFacts;
  readonly fees: Fees;
  readonly dock: DockContact;
  readonly phones: SettingValue<'phones'>;
}

const demoMark: Readonly<Record<Language, string>> = {
  zh: '（演示值）',
  en: ' (demo value)',
  es: ' (valor de demostración)',
  fr: ' (valeur de démonstration)',
  ru: ' (демонстрационное значение)',
};

/** Returns a fact in the reader's language, marked where it is a demonstration's. */
const markedText = ({ text, isDemo }: Fact, lang: Language): string =>
  text + (isDemo ? demoMark[lang] : '');

/** Returns who runs the market in the reader's language. */
export const operatorText = ({ company, licence }: OperatorFacts, lang: Language) => ({
  company: markedText(company, lang),
  licence: markedText(licence, lang),
});

/** Signs that Markdown would read as marks. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** Returns the text of a page with `{company}`, `{licence}` and `{dock}` filled in. */
function withOperator(markdown: string, { operator, dock }: PageFacts, lang: Language): string {
  const facts = { ...operator, dock: { text: dock.lines.join(', '), isDemo: dock.isDemo } };
  return markdown.replace(/\{(company|licence|dock)\}/g, (_, name: keyof typeof facts) => {
    const { text, isDemo } = facts[name];
    return markedText({ text: escapeMarkdown(text), isDemo }, lang);
  });
}

/** Returns the text of a page with `{phone.sales}` as it is shown, `{dial.sales}` as it is dialled. */
const withPhones = (markdown: string, phones: PageFacts['phones']): string =>
  markdown.replace(
    /\{(phone|dial)\.(shenzhen|sales|sellers|lab)\}/g,
    (_, form: 'phone' | 'dial', desk: PhoneDesk) =>
      form === 'phone' ? phones[desk] : phones[desk].replaceAll(' ', ''),
  );

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
 * Returns the text of a page with the names of the operator, the address of the dock and the numbers
 * of its desks filled in, the fees of now for `{tradeCommission}`, `{agentCommission}` and
 * `{exchangeFee}`, and the worked examples by them.
 */
export const withFacts = (markdown: string, facts: PageFacts, lang: Language): string =>
  withExamples(
    withPhones(withOperator(markdown, facts, lang), facts.phones),
    facts.fees,
    lang,
  ).replace(
    /\{(tradeCommission|agentCommission|exchangeFee)\}/g,
    (_, name: keyof typeof feeNames) => percentText(facts.fees[feeNames[name]], lang),
  );
