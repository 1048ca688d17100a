import { distance } from './reference.ts';

/** Names of payers as banks write them: in capitals, cut off, without accents, in Latin letters. */

const cyrillic: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ё: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  Й: 'Y',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'YU',
  Я: 'YA',
};
const latin: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Œ: 'OE',
  Þ: 'TH',
};

/** Legal forms say nothing of which company it is. */
const legalForms = new Set(
  (
    'LTD LIMITED LLC LLP INC INCORPORATED CORP CORPORATION CO COMPANY GMBH AG KG OHG UG EK SA SAS SARL SL SLU ' +
    'SRL SPA BV NV AB AS OY OYJ APS OU SIA UAB DOO SRO KFT PTE PTY PLC PVT OOO ZAO OAO AO IP LTDA MBH THE AND'
  ).split(' '),
);

const REMEMBERED_MOST = 20_000;
const remembered = new Map<string, readonly string[]>();

/** Returns a name in capitals and Latin letters, words apart; Chinese characters stay. */
export function plainName(name: string): readonly string[] {
  const before = remembered.get(name);
  if (before !== undefined) return before;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const words = wordsOf(name);
  remembered.set(name, words);
  return words;
}

function wordsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFKC')
    .replace(/\b[A-Za-z]([./][A-Za-z])+\b\.?/g, (short) => short.replace(/[./]/g, ''))
    .toUpperCase()
    .replace(/[ßÆØŁĐŒÞ]/gi, (one) => latin[one] ?? latin[one.toUpperCase()] ?? one)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[А-ЯЁ]/g, (one) => cyrillic[one] ?? one)
    .replace(/(股份)?有限(责任)?公司|公司/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const meaning = words.filter((word) => !legalForms.has(word));
  return meaning.length > 0 ? meaning : words;
}

/** The narrowest field that banks write a name to, and the letters that are enough of one. */
const CUT_FIELD = 26;
const CUT_LEAST = 12;
const TYPO_LEAST = 5;

const isWord = (a: string, b: string): boolean =>
  a === b || (a.length >= TYPO_LEAST && b.length >= TYPO_LEAST && distance(a, b, 1) <= 1);

/**
 * Whether a bank's text names a payer: the same words but for legal forms, accents and one slip in one
 * word; or the bank's text cut off, as fields of 27 to 35 characters are. Another word more is another
 * company.
 */
export function isSameName(name: string, written: string): boolean {
  const a = plainName(name);
  const b = plainName(written);
  if (a.length === 0 || b.length === 0) return false;
  const joinedA = a.join('');
  const joinedB = b.join('');
  if (joinedA === joinedB) return true;
  const isCut = joinedB.length >= CUT_LEAST && written.trim().length >= CUT_FIELD;
  if (isCut && joinedA.startsWith(joinedB)) return true;
  if (a.length !== b.length) return false;
  const rest = [...b];
  let slips = 0;
  for (const word of a) {
    const index = rest.findIndex((candidate) => isWord(word, candidate));
    if (index < 0) return false;
    if (rest[index] !== word) slips += 1;
    rest.splice(index, 1);
  }
  return slips <= 1;
}

const plainAccount = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether two texts are one account number. */
export const isSameAccount = (one: string, other: string): boolean =>
  plainAccount(one).length >= 6 && plainAccount(one) === plainAccount(other);
