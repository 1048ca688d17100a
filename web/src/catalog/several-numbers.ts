const BETWEEN = /[\s,;|，；、]+/u;
const SIGNS_MIN = 5;
/** Words of a cell that look like part numbers: packages, quantities. */
const NO_NUMBER =
  /^(?:[A-Z]*(?:QFP|QFN|SOP|SOIC|SOT|SOD|BGA|DFN|DIP|LCC|TO|SMA|SMB|SMC)-?\d+[A-Z]?|[\d.]+K?(?:PCS|EA|个|颗))$/;

function isNumber(word: string): boolean {
  const signs = word.replace(/[^\p{L}\p{N}]/gu, '');
  const isLong = signs.length >= SIGNS_MIN;
  return isLong && /\p{L}/u.test(signs) && /\d/.test(signs) && !NO_NUMBER.test(word);
}

/** The part numbers of a text that somebody pasted as a list; none where it holds fewer than two. */
export function numbersIn(text: string): readonly string[] {
  const words = text.normalize('NFKC').toUpperCase().split(BETWEEN);
  const found = [
    ...new Set(words.filter((word) => isNumber(word) && !/\p{Script=Han}/u.test(word))),
  ];
  return found.length < 2 ? [] : found;
}
