import { type Cell, cellText, numberText } from './cell.ts';
import { isLikelyMaker } from './content.ts';
import type { Read } from './quantity.ts';
import type { RemarkReason } from './reason.ts';

/** A part number as kept, and what is odd about how it stood. */
export interface ReadPart {
  readonly mpn: string;
  readonly remark: RemarkReason | null;
}

const MPN_MAX = 80;
const INVISIBLE = /[\p{Cf}\p{Cc}\u00a0\u3000]/gu;
const NONE =
  /^(?:[-–—_.?*/\\#~]+|n\.?\/?a\.?|none|null|nil|dnp|dni|dnf|do not (?:populate|place|fit|install)|no ?load|not fitted|nc|tbd|tba|generic|any|various|misc|see (?:notes?|above|below)|xxx+|无|空|待定|不贴|不焊|нет|любой|beliebig|cualquiera|sin|ohne|aucun|user supplied)$/i;

const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mär|mrz|mai|okt|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|déc|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек';
const DAY_MONTH = new RegExp(`^\\d{1,2}[-. ](?:${MONTHS})\\.?(?:[-. ]\\d{2,4})?$`, 'i');
const MONTH_YEAR = new RegExp(`^(?:${MONTHS})\\.?[- ](?:\\d{2}|19\\d{2}|20\\d{2})$`, 'i');
const FULL_DAY =
  /^(?:(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|[12]\d|3[01])[/.](?:(?:19|20)\d{2})|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/\d{2})(?:[ T]0?0:00(?::00)?)?$/;
const HAN_DAY = /^(?:\d{1,4}年)?\d{1,2}月(?:\d{1,2}日|-\d{2})?$/;
const EXPONENT = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** Whether a text is what a spreadsheet makes of a part number that it takes for a day. */
export const isDayText = (text: string): boolean =>
  DAY_MONTH.test(text) || MONTH_YEAR.test(text) || FULL_DAY.test(text) || HAN_DAY.test(text);

/** Whether a text is what a spreadsheet makes of a part number that it takes for a number. */
export const isExponentText = (text: string): boolean => EXPONENT.test(text);

/** Whether a text says that there is no part number. */
export const isNoPart = (text: string): boolean =>
  text === '' || NONE.test(text) || !/[\p{L}\p{N}]/u.test(text);

/** The part number of a cell; the value is null where there is none. */
export function readPart(cell: Cell | undefined): Read<ReadPart | null> {
  const text = cellText(cell).replace(INVISIBLE, ' ').trim();
  if (typeof cell === 'object') {
    if (cell.kind === 'error') return { reason: 'cellError' };
    if (cell.kind === 'formula') return { reason: 'formulaNoValue' };
    if (cell.kind === 'date') return { reason: 'partIsDate' };
    if (cell.kind === 'scientific') return { reason: 'partScientific' };
  }
  if (isNoPart(text)) return { value: null };
  if (isDayText(text)) return { reason: 'partIsDate' };
  if (isExponentText(text)) return { reason: 'partScientific' };
  if (text.length > MPN_MAX) return { reason: 'partTooLong' };
  // A sign that stands for what could not be read is no sign of a part number.
  if (/[\p{Script=Han}\ufffd]/u.test(text) || /^https?:\/\/|^www\./i.test(text)) {
    return { reason: 'partNotPart' };
  }
  if (typeof cell !== 'number') return { value: { mpn: text.toUpperCase(), remark: null } };
  if (Math.abs(cell) >= 1e15) return { reason: 'partDigitsLost' };
  return { value: { mpn: numberText(cell), remark: 'partWasNumber' } };
}

/** Maker and part number of a cell that holds both: `MURATA GRM155R61A`, `TI - LM358`. */
export function splitMaker(text: string): { manufacturer: string; mpn: string } | null {
  const first = text.split(/\s*,\s+|\s*;\s*/)[0] ?? text;
  const marked = /^(.+?)\s+[-–—:]\s+(\S.*)$/.exec(first) ?? /^(.+?):\s*(\S.*)$/.exec(first);
  if (marked) return { manufacturer: (marked[1] ?? '').trim(), mpn: (marked[2] ?? '').trim() };
  const words = first.split(/\s+/);
  for (let cut = Math.min(3, words.length - 1); cut > 0; cut -= 1) {
    const manufacturer = words.slice(0, cut).join(' ');
    if (isLikelyMaker(manufacturer)) return { manufacturer, mpn: words.slice(cut).join(' ') };
  }
  const [manufacturer = '', ...rest] = words;
  if (rest.length === 0 || /\d/.test(manufacturer)) return null;
  return { manufacturer, mpn: rest.join(' ') };
}
