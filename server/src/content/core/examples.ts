import { exchangeOf, rateMicrosOf } from '#contract/exchange/amounts.ts';
import { moneyWire, parseMoney, share } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Fees } from '#contract/settings/schemas.ts';

const tags: Readonly<Record<Language, string>> = {
  zh: 'zh-CN',
  en: 'en-US',
  es: 'es-419',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

/** Writes an amount of minor units with its code where the language puts it. */
function moneyText(minor: bigint, currency: Currency, lang: Language): string {
  const { amount } = moneyWire({ minor, currency });
  const figure = new Intl.NumberFormat(tags[lang], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  })
    .format(amount as Intl.StringNumericLiteral)
    .replaceAll('\u202f', '\u00a0');
  const isCodeLast = lang === 'fr' || lang === 'ru';
  return isCodeLast ? `${figure}\u00a0${currency}` : `${currency}\u00a0${figure}`;
}

const EXAMPLE =
  /\{(commissionOf|releasedOf|exchangeFeeOf|exchangedOf|boughtOf) (\d{1,9}\.\d{2})(?: (\d{1,3}\.\d{6}))?\}/g;

/**
 * Returns the text of a page with its worked examples calculated by the fees of now:
 * `{commissionOf 4000.00}` and `{releasedOf 4000.00}` of a trade order, `{exchangeFeeOf 10000.00}`,
 * `{exchangedOf 10000.00}` and, at a rate, `{boughtOf 10000.00 7.100000}` of an exchange.
 */
export function withExamples(markdown: string, fees: Fees, lang: Language): string {
  return markdown.replace(EXAMPLE, (_, name: string, amount: string, rate = '1.000000') => {
    const { minor } = parseMoney(amount, 'USD');
    const commission = share({ minor, basisPoints: fees.trade });
    if (name === 'commissionOf') return moneyText(commission, 'USD', lang);
    if (name === 'releasedOf') return moneyText(minor - commission, 'USD', lang);
    const sale = exchangeOf(minor, { rateMicros: rateMicrosOf(rate), feeBp: fees.exchange });
    if (name === 'exchangeFeeOf') return moneyText(sale.fee, 'USD', lang);
    if (name === 'exchangedOf') return moneyText(sale.net, 'USD', lang);
    return moneyText(sale.buy, 'CNY', lang);
  });
}
