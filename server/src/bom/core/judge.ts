/** A part in stock that the number of a line finds. */
export interface PartFound {
  readonly mpn: string;
  readonly makerId: string;
  /** The key of its maker's name. */
  readonly makerKey: string;
  /** Found by its base alone. */
  readonly widened: boolean;
  /** Another number has the same letters and digits, in stock or not. */
  readonly twins: boolean;
  readonly sellers: number;
}

/** The maker that a line names: its canonical row, null where nobody knows the name. */
export interface LineManufacturer {
  readonly id: string | null;
  readonly key: string;
}

/** The result of matching a number; `part` is the match, or the likeliest of the candidates. */
export interface Judged<P extends PartFound> {
  readonly state: 'exact' | 'normalised' | 'base' | 'ambiguous' | 'otherMaker';
  readonly part: P;
  /** The parts to choose from, as typed first; empty where the state settles it. */
  readonly candidates: readonly P[];
}

/** Names shorter than this are no beginning of another name. */
const MAKER_KEY_MIN = 4;

/** Normalizes a number: case, width, blanks and invisible characters do not count. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, '');

/** Letters, digits, and the points between digits: 6.0 is not 60, whatever else is left out. */
const withPoints = (text: string): string =>
  folded(text)
    .replace(/(?<=\d)[.,](?=\d)/g, '.')
    .replace(/[^\p{L}\p{N}.]|(?<!\d)\.|\.(?!\d)/gu, '');

function isBy(part: PartFound, { id, key }: LineManufacturer): boolean {
  if (part.makerId === id || part.makerKey === key) return true;
  const [short = '', long = ''] = [key, part.makerKey].sort((a, b) => a.length - b.length);
  return short.length >= MAKER_KEY_MIN && long.startsWith(short);
}

/** Returns the distance between a number and the typed text: 0 is the same text. */
const distance = (typed: string, { mpn }: PartFound): number => {
  if (mpn === typed) return 0;
  return folded(mpn) === folded(typed) ? 1 : 2;
};

const ordered = <P extends PartFound>(typed: string, parts: readonly P[]): P[] =>
  [...parts].sort(
    (one, two) => distance(typed, one) - distance(typed, two) || two.sellers - one.sellers,
  );

/** Keeps the first of several spellings of one maker's number that differ in blanks. */
function distinctParts<P extends PartFound>(parts: readonly P[]): P[] {
  const byKey = new Map<string, P>();
  for (const part of parts) {
    const key = `${part.makerId} ${folded(part.mpn)}`;
    if (!byKey.has(key)) byKey.set(key, part);
  }
  return [...byKey.values()];
}

/**
 * Decides which part a typed number is, among the parts that its key, or else its base, finds. A
 * key finds and does not prove: several numbers or makers are for the reader to choose from. Null
 * where nothing was found.
 */
export function decideMatch<P extends PartFound>(
  typed: string,
  maker: LineManufacturer | null,
  found: readonly P[],
): Judged<P> | null {
  const parts = distinctParts(ordered(typed, found));
  const ofMaker = maker === null ? parts : parts.filter((part) => isBy(part, maker));
  const [nearest] = parts;
  if (nearest === undefined) return null;
  const [part] = ofMaker;
  if (part === undefined) return { state: 'otherMaker', part: nearest, candidates: parts };
  if (ofMaker.length > 1) return { state: 'ambiguous', part, candidates: ofMaker };
  if (part.widened) return { state: 'base', part, candidates: ofMaker };
  if (part.mpn === typed) return { state: 'exact', part, candidates: [] };
  if (folded(part.mpn) === folded(typed)) return { state: 'normalised', part, candidates: [] };
  const isSame = !part.twins && withPoints(part.mpn) === withPoints(typed);
  return isSame
    ? { state: 'normalised', part, candidates: [] }
    : { state: 'ambiguous', part, candidates: ofMaker };
}
