import type { similarityReasons } from '#contract/manufacturers/constants.ts';
import { editDistance } from './edit-distance.ts';
import { makerKey } from './manufacturer-key.ts';

/** A name of a known maker and its key. */
export interface ManufacturerName {
  readonly id: string;
  readonly key: string;
  readonly alias: string;
}

export interface SimilarManufacturer {
  readonly id: string;
  readonly why: (typeof similarityReasons)[number];
}

/** Words that half of all makers have in their names. */
const genericWords = new Set(
  `SEMICONDUCTOR SEMICONDUCTORS SEMICON SEMI ELECTRONICS ELECTRONIC ELEC ELECTRIC TECHNOLOGY
  TECHNOLOGIES TECH MICROELECTRONICS MICRO COMPONENTS INTERNATIONAL GROUP INDUSTRIES INDUSTRIAL
  SYSTEMS CORP CORPORATION INC LTD LIMITED CO COMPANY LLC GMBH AG NV THE AND OF SHENZHEN SHANGHAI
  GUANGDONG JIANGSU CHINA TAIWAN USA AMERICA AMERICAS`.split(/\s+/),
);

const HAN = /\p{Script=Han}/u;

/** The words that tell a maker from others. */
function wordsOf(name: string): Set<string> {
  const words = name
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= (HAN.test(word) ? 2 : 3) && !genericWords.has(word));
  return new Set(words);
}

/** How much of the longer key the shorter one, with which it begins, is; 0 where it does not. */
function prefixScore(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const least = HAN.test(short) ? 2 : 3;
  return short.length >= least && long.startsWith(short) ? short.length / long.length : 0;
}

/** How near two keys are spelt, 0 to 1: an error in four signs, two in eight, three in twelve. */
function spellingScore(a: string, b: string): number {
  const most = Math.min(3, Math.floor(Math.min(a.length, b.length) / 4));
  if (most === 0) return 0;
  const edits = editDistance(a, b, most);
  return edits > most ? 0 : 1 - edits / Math.max(a.length, b.length);
}

function sharedWordsScore(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

/**
 * Known makers that a name may mean, the nearest first: by how much of the names begins alike, is
 * spelt alike, or is shared as words. A proposal, for a person to judge.
 */
export function similarManufacturers(
  name: string,
  known: readonly ManufacturerName[],
  most: number,
): readonly SimilarManufacturer[] {
  const key = makerKey(name);
  const words = wordsOf(name);
  const best = new Map<string, SimilarManufacturer & { readonly score: number }>();
  for (const one of known) {
    const scores = [
      { why: 'begins', score: prefixScore(key, one.key) * 0.9 },
      { why: 'spelling', score: spellingScore(key, one.key) },
      { why: 'words', score: sharedWordsScore(words, wordsOf(one.alias)) * 0.8 },
    ] as const;
    const top = scores.reduce((a, b) => (b.score > a.score ? b : a));
    if (top.score > (best.get(one.id)?.score ?? 0.25)) best.set(one.id, { id: one.id, ...top });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id, why }) => ({ id, why }));
}
