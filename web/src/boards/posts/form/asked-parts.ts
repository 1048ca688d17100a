import type { PastedLine } from './paste-lines.ts';

const MOST = 50;

/** Part numbers of an address, each with the pieces that stand at the same place, if any. */
export function partsIn(query: URLSearchParams): PastedLine[] {
  const counts = query.getAll('count');
  return query
    .getAll('model')
    .slice(0, MOST)
    .map((text, place) => ({
      model: text.trim().toUpperCase().slice(0, 80),
      count: /^[1-9]\d{0,9}$/.test(counts[place] ?? '') ? (counts[place] ?? '') : '',
    }))
    .filter(({ model }) => model !== '');
}
