/** What says in a cell that its part is not placed. */
const NOT_PLACED =
  /^(?:dnp|dni|dnf|dnm|dns|no ?(?:load|fit|pop|mount|stuff)|nofit|do not (?:populate|place|fit|install|mount|stuff|assemble)|not (?:fitted|populated|placed|mounted|installed|assembled)|unpopulated|depopulated?|不贴|不焊|不装|空贴|未贴|nicht bestückt|no montar|sin montar|ne pas monter|non monté|не устанавливать|не ставить|не монтировать)$/iu;

/** Headings of columns that mark what is not placed, and of those that mark what is. */
const NOT_HEADING =
  /^(?:dnp|dni|dnf|dnm|dns|nofit|no ?load|do not (?:populate|place|fit|install|mount|stuff)(?:\s*\?)?|not (?:fitted|populated|placed|mounted)|exclude from bom|不贴|不焊|空贴|nicht bestücken|no montar|ne pas monter|не устанавливать)$/iu;
const PLACED_HEADING =
  /^(?:fitted|fit|populated?|placed?|mounted?|stuff(?:ed)?|assembled?|installed?|bestückt|montado|monté|是否贴装|贴装|устанавливать)$/iu;

const NO = /^(?:n|no|0|false|f|-|✗|✘|否|нет|nein|non)$/iu;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[[(<*"']+|[\])>*"'.!]+$/g, '')
    .trim();

/** Whether a heading is that of a column which says what is placed and what is not. */
export const isPlacedHeading = (heading: string): boolean =>
  NOT_HEADING.test(plain(heading)) || PLACED_HEADING.test(plain(heading));

/** Whether a cell says by itself that its part is not placed. */
export const saysNotPlaced = (text: string): boolean => NOT_PLACED.test(plain(text));

/** Whether a cell under such a heading says that the part is not placed. */
export function isNotPlaced(heading: string, text: string): boolean {
  const said = plain(text);
  if (saysNotPlaced(said)) return true;
  if (PLACED_HEADING.test(plain(heading))) return NO.test(said);
  return said !== '' && !NO.test(said);
}
