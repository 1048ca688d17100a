import type { Language } from '#contract/option-schemas.ts';

/** How each language writes figures: `es-419` groups with commas as the trade there does. */
export const locales: Record<Language, string> = {
  zh: 'zh-CN',
  en: 'en-US',
  es: 'es-419',
  fr: 'fr-FR',
  ru: 'ru-RU',
};

/** The sign before the decimals. */
export const decimalSign = (lang: Language): '.' | ',' =>
  lang === 'fr' || lang === 'ru' ? ',' : '.';

const ZONE = 'Asia/Shanghai';
const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(lang: Language, decimals: number): Intl.NumberFormat {
  const key = `${lang} ${decimals}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[lang], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
    numberFormats.set(key, format);
  }
  return format;
}

/** Groups are parted by no-break spaces in French and Russian; a minus is U+2212. */
function figures(value: string | number, lang: Language, decimals: number): string {
  // A decimal string is formatted exactly: no amount passes through a float.
  const text = numberFormat(lang, decimals).format(value as number);
  return text.replaceAll('\u202f', NO_BREAK).replace(/^[-\u2212]/, MINUS);
}

/** A whole or broken number in the language's groups, up to `decimals` places shown exactly. */
export function formatNumber(value: number | string, lang: Language, decimals?: number): string {
  const places = decimals ?? String(value).split('.')[1]?.length ?? 0;
  return figures(value, lang, Math.min(places, 20));
}

/** A unit price with its ISO code where the language puts it: USD 0.085 or 0,085 USD. */
export function formatPrice(price: string, lang: Language, currency = 'USD'): string {
  const text = formatUnitPrice(price, lang);
  return codeFirst(lang) ? `${currency}${NO_BREAK}${text}` : `${text}${NO_BREAK}${currency}`;
}

/** An amount without its currency, two decimals: 8,476.40. */
export function formatAmount(amount: string, lang: Language): string {
  return figures(amount, lang, 2);
}

/** An amount with its ISO code where the language puts it: USD 8,476.40 or 8 476,40 USD. */
export function formatMoney(
  money: { readonly amount: string; readonly currency: string },
  lang: Language,
): string {
  const text = formatAmount(money.amount, lang);
  return codeFirst(lang)
    ? `${money.currency}${NO_BREAK}${text}`
    : `${text}${NO_BREAK}${money.currency}`;
}

/** Whether the language writes the currency before the figures. */
export function codeFirst(lang: Language): boolean {
  return lang !== 'fr' && lang !== 'ru';
}

/** The places that a unit price needs: three to five (design section 4). */
export function unitPriceDecimals(price: string): number {
  const places = (price.split('.')[1] ?? '').replace(/0+$/, '').length;
  return Math.min(5, Math.max(3, places));
}

/** A unit price without its currency; `decimals` pads it to the longest of its column. */
export function formatUnitPrice(price: string, lang: Language, decimals?: number): string {
  return figures(price, lang, decimals ?? unitPriceDecimals(price));
}

/** A rate of exchange: four decimals. */
export function formatRate(rate: string, lang: Language): string {
  return figures(rate, lang, 4);
}

const PIECES: Record<Language, string> = { zh: '颗', en: 'pcs', es: 'uds.', fr: 'pcs', ru: 'шт.' };

/** The word for pieces beside a quantity. */
export function piecesWord(lang: Language): string {
  return PIECES[lang];
}

/** A quantity with its unit: 2,500 pcs. */
export function formatQuantity(count: number, lang: Language): string {
  return `${figures(count, lang, 0)}${NO_BREAK}${PIECES[lang]}`;
}

/** A share as per cent with at most `decimals` places: 98.5 %. */
export function formatPercent(share: number, lang: Language, decimals = 0): string {
  return new Intl.NumberFormat(locales[lang], {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(share);
}

interface Moment {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** GMT+8 has no summer time: its clock is read by adding, which needs no time zone to be loaded. */
const ZONE_AHEAD_MS = 8 * 3_600_000;

function partsOfInstant(iso: string): Moment {
  const local = new Date(Date.parse(iso) + ZONE_AHEAD_MS).toISOString();
  const [date = '', clock = ''] = local.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, hour: clock.slice(0, 2), minute: clock.slice(3, 5) };
}

/** For tables and records: `2026-11-18 10:21`, in GMT+8; the column's head names the zone. */
export function formatStamp(iso: string): string {
  const parts = partsOfInstant(iso);
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** For tables of days: `2026-11-18`, in GMT+8. */
export function formatDay(iso: string): string {
  return formatStamp(iso).slice(0, 10);
}

/** How much of a moment prose names. The year is left out where it is the year of `now`. */
export interface ProseOptions {
  readonly time?: boolean;
  readonly weekday?: boolean;
  readonly zone?: boolean;
  /** The reader's present, for the year; without it the year is always written. */
  readonly now?: string;
}

const nameFormats = new Map<string, Intl.DateTimeFormat>();

function name(iso: string, lang: Language, kind: 'weekday' | 'month'): string {
  const key = `${lang} ${kind}`;
  let format = nameFormats.get(key);
  if (!format) {
    // A month beside a day takes its declined, short form: "20 нояб.".
    const options: Intl.DateTimeFormatOptions =
      kind === 'weekday' ? { weekday: 'short' } : { month: 'short', day: 'numeric' };
    format = new Intl.DateTimeFormat(locales[lang], { timeZone: ZONE, ...options });
    nameFormats.set(key, format);
  }
  const part = format.formatToParts(new Date(iso)).find((one) => one.type === kind);
  return part?.value ?? '';
}

/** A deadline or date in prose, in GMT+8 (design section 4): Fri 20 Nov 2026 18:00 GMT+8. */
export function formatProse(iso: string, lang: Language, options: ProseOptions = {}): string {
  const parts = partsOfInstant(iso);
  const time = options.time === false ? '' : ` ${parts.hour}:${parts.minute}`;
  const year = options.now && partsOfInstant(options.now).year === parts.year ? '' : parts.year;
  const day = String(Number(parts.day));
  if (lang === 'zh') {
    const date = `${year && `${year}年`}${Number(parts.month)}月${day}日`;
    return `${date}${time}${options.zone ? '（GMT+8）' : ''}`;
  }
  const weekday = options.weekday === false ? '' : `${shortWeekday(iso, lang)} `;
  const month = shortMonth(iso, lang);
  const zone = options.zone ? ' GMT+8' : '';
  return `${weekday}${day} ${month}${year && ` ${year}`}${time}${zone}`;
}

/** Points of abbreviations (design section 4): French and Russian months, French weekdays. */
function shortMonth(iso: string, lang: Language): string {
  const month = name(iso, lang, 'month');
  return lang === 'es' ? month.replace('.', '') : month;
}

function shortWeekday(iso: string, lang: Language): string {
  const weekday = name(iso, lang, 'weekday');
  return lang === 'fr' ? weekday : weekday.replace('.', '');
}

/**
 * The same moment on the reader's own clock: the time, with its day where that is another one.
 * Null where the clocks agree.
 */
export function formatLocal(
  iso: string,
  lang: Language,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { timeZone, hourCycle: 'h23', ...options });
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'short' } as const;
  const instant = new Date(iso);
  const time = format(zone, clock).format(instant);
  const sameDay = format(zone, date).format(instant) === format(ZONE, date).format(instant);
  if (sameDay) return time === format(ZONE, clock).format(instant) ? null : time;
  const parts = format(zone, date).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  if (lang === 'zh') return `${format(zone, date).format(instant)} ${time}`;
  const month = lang === 'es' ? part('month').replace('.', '') : part('month');
  return `${part('day')} ${month} ${time}`;
}
