import type { SheetField } from '../field.ts';
import { type HeadingField, headingWords, shopNames } from './heading-words.ts';
import { moreHeadingWords } from './heading-words-more.ts';

/** A field that a heading may mean, with its score. */
export interface HeadingMatch {
  readonly field: HeadingField;
  /** 0 to 1; above 0.8 the heading says it outright. */
  readonly score: number;
}

/** A heading without case, accents, marks and blanks; words stay apart in `words`. */
export interface PlainHeading {
  readonly joined: string;
  readonly words: readonly string[];
}

/** Traditional signs of headings as they are written in simplified Chinese. */
const SIMPLE: Readonly<Record<string, string>> = Object.fromEntries(
  [...'號廠數單貨庫價幣狀態稱規說倉備註類圍編碼訂點產裝質參實現圖總額計'].map((sign, index) => [
    sign,
    [...'号厂数单货库价币状态称规说仓备注类围编码订点产装质参实现图总额计'][index] ?? sign,
  ]),
);
const TRADITIONAL = new RegExp(`[${Object.keys(SIMPLE).join('')}]`, 'g');

/** Longer texts are no headings. */
const HEADING_MAX = 200;

/** Reads a heading so that `Part_Number`, `partNumber` and `PART NUMBER #1` are alike. */
export function plainHeading(text: string): PlainHeading {
  const words = text
    .slice(0, HEADING_MAX)
    .normalize('NFKC')
    .replace(TRADITIONAL, (sign) => SIMPLE[sign] ?? sign)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/n[°º]|№/gi, ' no ')
    .replace(/#/g, ' no ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  return { joined: words.join(''), words };
}

/** The heading without a running number at its end: `mpn2`, `Manufacturer 1`, `Price A`. */
function unnumbered({ joined, words }: PlainHeading): string {
  const last = words.at(-1) ?? '';
  if (words.length > 2 && /^[a-j]$/.test(last)) return words.slice(0, -1).join('');
  return joined.replace(/\d{1,2}$/, '');
}

interface Entry {
  readonly field: HeadingField;
  readonly score: number;
}

const entries = new Map<string, Entry[]>();
let phrases: { words: readonly string[]; joined: string; entry: Entry }[] = [];
const HAN = /\p{Script=Han}/u;

function addPhrases(list: string, field: HeadingField, score: number): void {
  for (const phrase of list.split(/,\s+|,\n/)) {
    const plain = plainHeading(phrase);
    if (plain.joined === '') continue;
    const entry = { field, score };
    entries.set(plain.joined, [...(entries.get(plain.joined) ?? []), entry]);
    if (score >= 0.9) phrases.push({ ...plain, entry });
  }
}

function buildDictionary(): void {
  entries.clear();
  phrases = [];
  for (const [field, { strong, weak }] of Object.entries(headingWords)) {
    addPhrases(strong.replace(/\s+/g, ' '), field as HeadingField, 1);
    if (weak) addPhrases(weak.replace(/\s+/g, ' '), field as HeadingField, 0.5);
  }
  for (const [field, words] of Object.entries(moreHeadingWords)) {
    addPhrases(words.replace(/\s+/g, ' '), field as HeadingField, 1);
  }
}
buildDictionary();

/**
 * Forgets headings, for measurements of what is read without them; all are known again where the
 * list is empty.
 */
export function forgetHeadings(headings: readonly string[]): void {
  buildDictionary();
  const forgotten = new Set(headings.map((heading) => plainHeading(heading).joined));
  for (const joined of forgotten) entries.delete(joined);
  phrases = phrases.filter(({ joined }) => !forgotten.has(joined));
}

const MAKERS_NUMBER =
  /mpn|mfr|mfg|manuf|hersteller|fabrica?nt|constructeur|produttore|fabricante|производител|изготовител|制造商|厂家|厂商|原厂|メーカー|제조/u;

const shops = shopNames.map((name) => plainHeading(name).joined);

/** Whether a heading names a shop: its numbers are that shop's. */
export const namesShop = (text: string): boolean => {
  const { joined, words } = plainHeading(text);
  return shops.some((shop) => (shop.length > 3 ? joined.includes(shop) : words.includes(shop)));
};

/** Whether a heading speaks of the maker of a part: its numbers are the maker's. */
export function namesMaker(text: string): boolean {
  const plain = plainHeading(text);
  return (
    MAKERS_NUMBER.test(plain.joined) ||
    phrases.some((phrase) => phrase.entry.field === 'manufacturer' && phraseMatch(plain, phrase))
  );
}

/** Whether one cell of the column holds maker and part number: `Manufacturer / Part No.`. */
export function namesMakerAndPart(text: string): boolean {
  const halves = text.split(/\s*[/&+,|]\s*|\s+-\s+|\s+and\s+|[和与及]/);
  if (halves.length !== 2) return false;
  const [one, two] = halves.map((half) => new Set(exactEntries(half).map(({ field }) => field)));
  if (!one || !two) return false;
  return (one.has('manufacturer') && two.has('mpn')) || (one.has('mpn') && two.has('manufacturer'));
}

function exactEntries(text: string): readonly Entry[] {
  const plain = plainHeading(text);
  return entries.get(plain.joined) ?? entries.get(unnumbered(plain)) ?? [];
}

/** Where the words of a phrase stand in a row in the words of a heading. */
function phraseMatch(
  heading: PlainHeading,
  phrase: { words: readonly string[]; joined: string },
): boolean {
  if (HAN.test(phrase.joined)) return heading.joined.includes(phrase.joined);
  const { words } = phrase;
  for (let start = 0; start + words.length <= heading.words.length; start += 1) {
    if (words.every((word, offset) => heading.words[start + offset] === word)) return true;
  }
  return false;
}

/** Returns the fields that a heading may mean, the likeliest first; empty if no word is known. */
export function matchHeading(whole: string): HeadingMatch[] {
  const text = whole.slice(0, HEADING_MAX);
  const best = new Map<HeadingField, number>();
  const note = (field: HeadingField, score: number) => {
    if (score > (best.get(field) ?? 0)) best.set(field, score);
  };
  // Text in brackets describes the values rather than the column: 单价(元), Qty (pcs).
  const bare = text.replace(/[([（【][^)\]）】]*[)\]）】]/g, ' ');
  for (const { field, score } of exactEntries(text)) note(field, score);
  for (const { field, score } of exactEntries(bare)) note(field, score * 0.98);
  const heading = plainHeading(bare);
  for (const phrase of phrases) {
    if (phrase.joined.length < 2 || !phraseMatch(heading, phrase)) continue;
    const share = phrase.joined.length / Math.max(1, heading.joined.length);
    note(phrase.entry.field, 0.45 + 0.4 * share);
  }
  if (namesMakerAndPart(text)) note('mpn', 1);
  if (namesShop(text)) {
    const own = Math.max(best.get('ownNumber') ?? 0, 0.9);
    best.delete('mpn');
    best.set('ownNumber', own);
  }
  return [...best]
    .map(([field, score]) => ({ field, score }))
    .sort((one, two) => two.score - one.score);
}

/** Whether a heading says outright that part numbers stand under it. */
export const namesPartNumber = (heading: string): boolean =>
  matchHeading(heading).some(({ field, score }) => field === 'mpn' && score >= 0.8);

/** Returns the score of one field among the matches of a heading; 0 where it is not among them. */
export const headingScore = (matches: readonly HeadingMatch[], field: SheetField | 'other') =>
  matches.find((match) => match.field === field)?.score ?? 0;
