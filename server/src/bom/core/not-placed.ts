/** A pattern of whole texts: words between bars, over several lines. */
function pattern(words: string): RegExp {
  return new RegExp(`^(?:${words.replace(/\n\s*/g, '')})$`, 'iu');
}

/** Cell texts that mark a part as not placed. */
const NOT_PLACED_WORDS = `dnp|dni|dnf|dnm|dns|dnl|nofit|no ?(?:load|fit|pop|mount|stuff|place)|not ?(?:to be )?(?:fitted|populated|placed|mounted|installed|assembled|stuffed)|
  do not (?:populate|place|fit|install|mount|stuff|assemble|load)|unpopulated|depopulated?|
  unplaced|unmounted|not used|不贴|不焊|不装|空贴|未贴|不上件|不焊接|不贴装|nicht best(?:ü|ue)ck(?:t|en)|
  unbest(?:ü|ue)ckt|no montar|sin montar|no colocar|ne pas monter|non mont[ée]|non c(?:â|a)bl[ée]|
  не устанавливать|не ставить|не монтировать|未実装|非実装|実装しない|미실장|미삽|실장안함|non montare|
  non montato|n[ãa]o montar|n[ãa]o montado|nie montowa[ćc]|niemontowan[ey]|nu se monteaz[ăa]|
  nemontat|neosazovat|neosazeno|tak[ıi]lmayacak|montaj yok`;
const NOT_PLACED = pattern(NOT_PLACED_WORDS);

/** Headings of columns that mark what is not placed, and of those that mark what is. */
const NOT_HEADING = pattern(
  `${NOT_PLACED_WORDS}|nf|exclude from (?:bom|assembly|board)|exclude|skip`,
);
const PLACED_HEADING =
  pattern(`fit(?:ted)?|(?:to )?populate[d]?|place[d]?|placement required|mount(?:ed)?|stuff(?:ed)?|
  assemble[d]?|install(?:ed)?|to be (?:fitted|placed|mounted)|是否贴装|是否贴片|是否焊接|是否上件|贴装|
  best(?:ü|ue)ck(?:t|en|ung)|montar|montado|se monta|colocar|mont[ée]|[àa] monter|c(?:â|a)bl[ée]|
  implant[ée]|устанавливать|монтировать|установка|монтаж|実装|実装有無|실장|실장여부|montare|montato|
  montowa[ćc]|monta[żz]|osadit|osazeno|se monteaz[ăa]|tak[ıi]lacak`);

const NO =
  /^(?:n|no|0|false|f|-|✗|✘|否|нет|nein|non|não|nao|nie|nu|ne|hayır|いいえ|無|なし|아니오|없음)$/iu;

const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    // Text in brackets behind a word lists the possible values: `Place (YES/NO)`.
    .replace(/(?<=\S)\s*[(（[].{0,12}[/|].{0,12}[)）\]]$/u, '')
    .replace(/(?<=\S)\s*[?？]$/u, '')
    .replace(/^[[(<*"']+|[\])>*"'.!]+$/g, '')
    .trim();

/** Whether a heading is that of a column which says what is placed and what is not. */
export const isPlacedHeading = (heading: string): boolean =>
  NOT_HEADING.test(plainWord(heading)) || PLACED_HEADING.test(plainWord(heading));

/** Whether a cell says by itself that its part is not placed. */
export const saysNotPlaced = (text: string): boolean => NOT_PLACED.test(plainWord(text));

/** Whether a cell under such a heading says that the part is not placed. */
export function isNotPlaced(heading: string, text: string): boolean {
  const said = plainWord(text);
  if (saysNotPlaced(said)) return true;
  if (PLACED_HEADING.test(plainWord(heading))) return NO.test(said);
  return said !== '' && !NO.test(said);
}
