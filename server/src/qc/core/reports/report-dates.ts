import { localeTags } from '#contract/locale-tags.ts';
import type { Language } from '#contract/option-schemas.ts';

const ZONE = 'Asia/Shanghai';
/** Narrow no-break blanks that formats use and that the report's face lacks. */
const printableBlanks = (text: string): string =>
  text.replace(/[\u2009\u202f]/g, '\u00a0').replaceAll(',', '');

/** A day in GMT+8: `Fri 13 Nov 2026`, `2026年11月13日`. */
export function dayText(lang: Language, date: Date): string {
  const weekday = lang === 'zh' ? {} : ({ weekday: 'short' } as const);
  return printableBlanks(
    new Intl.DateTimeFormat(localeTags[lang], {
      ...weekday,
      day: 'numeric',
      month: lang === 'zh' ? 'long' : 'short',
      year: 'numeric',
      timeZone: ZONE,
    }).format(date),
  );
}

/** A moment with its zone: `Tue 17 Nov 2026 16:05 GMT+8`. */
export function momentText(lang: Language, date: Date): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(date);
  const zone = lang === 'zh' ? '（GMT+8）' : ' GMT+8';
  return `${dayText(lang, date)} ${clock}${zone}`;
}

/** A moment in a table: `2026-11-18 10:21`. */
export const stampText = (date: Date): string =>
  new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** The days of a period, once where they are one: `16–17 Nov 2026`, `2026年11月16日至17日`. */
export function periodText(lang: Language, from: Date, to: Date): string {
  const [first, last] = [stampText(from).slice(0, 10), stampText(to).slice(0, 10)];
  if (first === last) return dayText(lang, from);
  // Chinese writes a range of dates with strokes, unlike any other date of the report.
  if (lang === 'zh') return `${dateText(lang, from)}至${dateText(lang, to)}`;
  return printableBlanks(dateFormat(lang).formatRange(from, to));
}

/** A date without its weekday: `11 May 2026`, `2026年5月11日`. */
export const dateText = (lang: Language, date: Date): string =>
  printableBlanks(dateFormat(lang).format(date));

const dateFormat = (lang: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeTags[lang], {
    day: 'numeric',
    month: lang === 'zh' ? 'long' : 'short',
    year: 'numeric',
    timeZone: ZONE,
  });

/** A whole number as the language groups it. */
export const countText = (lang: Language, count: number): string =>
  plainCount(new Intl.NumberFormat(localeTags[lang]).format(count));

const plainCount = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** A figure with one decimal as the language writes it. */
export const decimalText = (lang: Language, figure: string): string =>
  new Intl.NumberFormat(localeTags[lang], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Number(figure));
