const WEEK = '(0[1-9]|[1-4]\\d|5[0-3])';
const NONE =
  /^(?:[-–—.?*/]+|n\/?a|any|new|newest|latest|mix(?:ed)?|various|none|unknown|tbd|最新|不限|新|无|混批|любой|нет)$/i;

const DAY = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/;

/** The first year and week that one written code names, and whether it names more than a week. */
interface ParsedDateCode {
  readonly from: string;
  readonly isOpen: boolean;
}

function readCode(text: string): ParsedDateCode | null {
  const code = text.replace(/^(?:d\/?c|date ?code|批号|年份)\s*[:：]?\s*/i, '').trim();
  const open = /(?:\+|以上|及以上|up|or later|以后|后)$/i.test(code);
  const bare = code
    .replace(/\s*(?:\+|以上|及以上|up|or later|以后|后)$/i, '')
    .replace(/['’年]$/, '')
    .replace(/^['’]/, '');
  const week = new RegExp(`^(?:20)?(\\d{2})\\s?[-/.wW周 年]?\\s?[wW]?${WEEK}周?$`).exec(bare);
  if (/^(?:19|20)\d{2}$/.test(bare) && !new RegExp(`^\\d{2}${WEEK}$`).test(bare)) {
    return { from: `${bare.slice(2)}01`, isOpen: true };
  }
  if (week) return { from: `${week[1]}${week[2]}`, isOpen: open };
  const after = new RegExp(`^(?:wk?|kw)?\\s?${WEEK}\\s?[-/.]\\s?(?:20)(\\d{2})$`, 'i').exec(bare);
  if (after) return { from: `${after[2]}${after[1]}`, isOpen: open };
  // A number cell forgets the zero of 0931.
  const short = new RegExp(`^(\\d)${WEEK}$`).exec(bare);
  if (short) return { from: `0${short[1]}${short[2]}`, isOpen: open };
  const year = /^(\d{2})$/.exec(bare);
  return year ? { from: `${year[1]}01`, isOpen: true } : null;
}

/**
 * A date code as the contract keeps it: `2231`, or `2231+` for that week or later. A year alone, a
 * range and a list are their first week with a plus. Undefined where it cannot be read, null where
 * the cell says that there is none.
 */
export function readDateCode(text: string): string | null | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '' || NONE.test(plain)) return null;
  // A whole day is no week; whether it was one before a spreadsheet read it, nobody knows.
  if (DAY.test(plain)) return undefined;
  const whole = readCode(plain);
  if (whole) return whole.from + (whole.isOpen ? '+' : '');
  const pieces = plain.split(/\s*(?:[-–~,;&]|\/|\bto\b|至)\s*/).map(readCode);
  if (pieces.length < 2) return undefined;
  let first: string | null = null;
  for (const piece of pieces) {
    if (piece === null) return undefined;
    if (first === null || years(piece.from) < years(first)) first = piece.from;
  }
  return `${first}+`;
}

/** Codes of the last century come before those of this one. */
const years = (code: string) => Number(code) + (Number(code) >= 7000 ? 0 : 10_000);
