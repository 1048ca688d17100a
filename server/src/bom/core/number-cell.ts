import { isPartLike } from './part-like.ts';

/** Words of drawings and of hardware, which name a thing and no maker's number. */
const GENERIC =
  /^(?:conn(?:ector)?s?|headers?|jumpers?|fiducials?|mount(?:ing)?[ _-]?holes?|holes?|test[ _-]?p(?:oin)?ts?|screws?|nuts?|spacers?|standoffs?|pads?|logos?|sockets?|terminals?|wires?|cables?|buttons?|switch(?:es)?|pcbs?|(?:fe)?male|resistors?|capacitors?|inductors?|crystals?|ferrites?|diodes?|transistors?|stencils?|solder|any|generic|netztrafo|stiftleiste|buchsenleiste|widerstand|kondensator|jmp|barrette|connecteur|conector|cabezal|разъ[её]м|резистор|конденсатор|排针|排母|插座|端子|电阻|电容|电感|晶振|螺丝)(?=$|[\s_:/-]|\d{1,3}(?:$|[\s_xX*]))/iu;
/** Words that stand in a description and in no part number. */
const PROSE =
  /(?:^|[\s_(])(?:pins?|female|male|header|holes?|smd|tht|plate|stick|bent|with|and|for|the|are|all|red|green|blue|black|white|yellow|angle|straight|right|resistor|capacitor|connector|switch|button|microcontroller|regulator|mhz|ohms?)(?=$|[\s_),.:])/giu;
const ADDRESS = /^(?:https?:\/\/|www\.)/i;
/** A value with its unit, as it begins what a drawing says of a passive part. */
const BEGINS_AS_VALUE =
  /^[±<>~]?\d{1,4}(?:[.,]\d+)?\s*(?:[pnuµμmkKMG]?(?:F|H|Hz|V|A|W|Ω|ohms?)|[pnuµμkKMR])(?=$|[\s,/(;@]|±|\d{1,3}%)/iu;
/** Whole texts that are values: `10k`, `4k7`, `0R`, `100`, `1%`. */
const VALUE_ALONE = /^(?:\d{1,3}(?:[.,]\d{1,2})?|\d{1,3}[kKMRpnuµμ]\d{0,2})\s*(?:[ΩF]|ohms?|%)?$/u;

/** Whether a text is the address of a page. */
export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** Whether a text begins as the value of a passive part does: `100nF 25V`, `10k`. */
export const beginsAsValue = (text: string): boolean => {
  const typed = text.normalize('NFKC').trim();
  return BEGINS_AS_VALUE.test(typed) || VALUE_ALONE.test(typed);
};

/**
 * Whether the text of a cell in a column of part numbers is one: neither a value (`100nF 25V`) nor the
 * name of a thing (`Header 5`, `FIDUCIAL`) nor an address. Where a maker stands beside it, what has
 * letters and no form of those is taken.
 */
export function isNumberCell(text: string, maker: string): boolean {
  const typed = text.normalize('NFKC').trim();
  if (typed === '' || ADDRESS.test(typed)) return false;
  // Some makers number with digits alone: 3000 of Keystone.
  if (/^\d{3,}(?:\.\d+)?$/.test(typed) && (maker !== '' || /^(?!0)\d{4,}$/.test(typed)))
    return true;
  if (beginsAsValue(typed) || GENERIC.test(typed)) return false;
  const words = typed.match(PROSE)?.length ?? 0;
  if (words > 0) return words < 2 && maker !== '' && isPartLike(typed);
  return isPartLike(typed) || maker !== '';
}
