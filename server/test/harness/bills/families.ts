import { labelledFiles } from '../files/bom-files.ts';
import { headingsOfFile } from './known.ts';

/** Labelled files by the tool that wrote them, as far as their headings show it. */
const tools: Readonly<Record<string, readonly number[]>> = {
  KiCad: [2, 3, 20, 22, 26, 28, 29, 30, 35],
  KiCost: [23],
  Altium: [9, 11, 13, 31, 41],
  EasyEDA: [5, 6, 12, 33, 34, 37],
  Eagle: [17, 36, 43],
  OrCAD: [42],
  'Digi-Key and Octopart': [7, 16, 45],
  '1-click BOM': [4, 8, 27, 38, 44],
  JLCPCB: [40],
};

/** Labelled files by a language that is not English. */
const languages: Readonly<Record<string, readonly number[]>> = {
  German: [18],
  Spanish: [22, 24, 31, 46],
  Chinese: [32, 41],
};

/** A family of files, and the headings that no other file has. */
export interface Family {
  readonly name: string;
  readonly numbers: ReadonlySet<number>;
  readonly headings: readonly string[];
}

/**
 * The families of the labelled files; those that neither tool nor language tells are families of
 * their own. What only a family's files support is what is forgotten to judge it.
 */
export async function families(): Promise<Family[]> {
  const files = labelledFiles().filter(({ path }) => !path.includes('/derived/'));
  const headings = new Map<number, Set<string>>();
  for (const file of files) headings.set(file.label.n, new Set(await headingsOfFile(file)));
  const named = Object.entries({ ...tools, ...languages });
  const grouped = new Set(named.flatMap(([, numbers]) => numbers));
  const alone = [...headings.keys()].filter((n) => !grouped.has(n));
  const all = [...named, ...alone.map((n) => [`file ${n}`, [n]] as const)];
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return all.map(([name, list]) => {
    const numbers = new Set(list);
    const elsewhere = new Set(
      [...headings].flatMap(([n, texts]) => (numbers.has(n) ? [] : [...texts].map(plain))),
    );
    const own = list.flatMap((n) => [...(headings.get(n) ?? [])]);
    return { name, numbers, headings: own.filter((text) => !elsewhere.has(plain(text))) };
  });
}
