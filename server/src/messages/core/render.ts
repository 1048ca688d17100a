import { localeTags } from '#contract/locale-tags.ts';
import type { Language } from '#contract/option-schemas.ts';
import { NO_END } from '#contract/options.ts';

/** Values for the placeholders of a message; instants are ISO strings ending in Z. */
export type Params = Readonly<Record<string, string | number>>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** An amount with its currency before or behind it, as senders write it. */
const MONEY = /^(?:([A-Z]{3}) )?(\d+\.\d{2,5})(?: ([A-Z]{3}))?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Parameters that hold what somebody typed: they stand as they were typed, whatever they look like. */
const TYPED: ReadonlySet<string> = new Set([
  'mpn',
  'model',
  'part',
  'manufacturer',
  'text',
  'reason',
  'note',
  'notes',
  'title',
  'name',
  'email',
  'company',
  'buyer',
  'seller',
  'supplier',
  'payer',
  'payee',
  'bank',
  'carrier',
  'trackingNo',
  'moreTrackingNos',
  'caseNo',
  'lot',
  'file',
  'sheet',
  'device',
  'address',
  'reference',
]);
/**
 * Fills `{name}` of a sentence. Numbers are grouped and instants written with their zone as the
 * language does; a parameter that is missing stays visible as it was written. Where the sentence
 * ends with what somebody typed, it ends once.
 */
export function fill(sentence: string, params: Params, lang: Language): string {
  return sentence.replace(/\{(\w+)\}([.。]?)/g, (hole, name: string, stop: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return hole;
    if (typeof value === 'number')
      return new Intl.NumberFormat(localeTags[lang]).format(value) + stop;
    if (TYPED.has(name)) return endedOnce(value, stop);
    if (value === NO_END) return noEnd[lang] + stop;
    const sum = MONEY.exec(value);
    if (sum) return money(sum, lang) + stop;
    if (DAY.test(value) && isDay(value)) return day(value, lang) + stop;
    return INSTANT.test(value) && !Number.isNaN(Date.parse(value))
      ? instant(value, lang) + stop
      : endedOnce(value, stop);
  });
}

/** A typed text and the full stop that follows it: the text's own end counts. */
function endedOnce(text: string, stop: string): string {
  if (stop === '' || /[!?！？…]$/.test(text)) return text;
  return text.replace(/[.。]$/, '') + stop;
}

/** An amount in the language's groups, its currency where the language puts it. */
function money(sum: RegExpExecArray, lang: Language): string {
  const [, before, amount = '', behind] = sum;
  const decimals = amount.length - amount.indexOf('.') - 1;
  // A decimal string is formatted exactly: no amount passes through a float.
  const figure = new Intl.NumberFormat(localeTags[lang], {
    minimumFractionDigits: decimals,
    useGrouping: true,
  }).format(amount as Intl.StringNumericLiteral);
  const currency = before ?? behind;
  if (currency === undefined) return figure;
  const isBehind = lang === 'fr' || lang === 'ru';
  return isBehind ? `${figure}\u00a0${currency}` : `${currency}\u00a0${figure}`;
}

/** Returns whether there is such a day in the calendar. */
function isDay(value: string): boolean {
  const parsed = new Date(value);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

const day = (value: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeTags[lang], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(Date.parse(value));

const instant = (value: string, lang: Language): string =>
  new Intl.DateTimeFormat(localeTags[lang], {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
    .format(Date.parse(value))
    .concat(' GMT+8');

/** The text for an end date that does not exist; it follows "valid until". */
const noEnd: Record<Language, string> = {
  zh: '撤回为止',
  en: 'withdrawn',
  es: 'retiro',
  fr: 'retrait',
  ru: 'отзыва',
};
