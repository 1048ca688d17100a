import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './house.ts';

/** How many violations of a gate are known at a place: a file, or a folder for whole-house rules. */
export type Counts = ReadonlyMap<string, number>;

const folder = join(import.meta.dirname, 'known');
const fileOf = (gate: string) => join(folder, `${gate}.txt`);

/** Gates that whole rooms break: counted by room, so that a file may move within its own. */
const byRoom = new Set(['plain-comments', 'plain-names']);

/** The place under which a finding is counted. */
export function placeOf(gate: string, path: string): string {
  if (!byRoom.has(gate)) return path;
  const [first = '', second = '', third = ''] = path.split('/');
  return second === 'src' && third !== '' && !third.includes('.') ? `${first}/src/${third}` : first;
}

/** Counts findings of a gate by place. */
export function countFindings(gate: string, findings: readonly Finding[]): Counts {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    const place = placeOf(gate, path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

/** Sum over all places. */
export const totalOf = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** Reads the list of a gate: lines of a count and a place. No list is an empty one. */
export function readKnown(gate: string): Counts {
  if (!existsSync(fileOf(gate))) return new Map();
  return parseKnown(readFileSync(fileOf(gate), 'utf8'));
}

/** Parses `count place` lines; `#` begins a comment. */
export function parseKnown(text: string): Counts {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, count, place] = /^(\d+) (\S+)$/.exec(line) ?? [];
      if (count === undefined || place === undefined) throw new Error(`not a count: ${line}`);
      return [place, Number(count)];
    }),
  );
}

/** Places with more violations than are known there, with all of their findings. */
export function newFindings(gate: string, findings: readonly Finding[], known: Counts): Finding[] {
  const counts = countFindings(gate, findings);
  return findings.filter(({ path }) => {
    const place = placeOf(gate, path);
    return (counts.get(place) ?? 0) > (known.get(place) ?? 0);
  });
}

/** New findings as lines; of rules that whole rooms break, each room with its counts. */
export function linesOf(gate: string, findings: readonly Finding[], known: Counts): string[] {
  const fresh = newFindings(gate, findings, known);
  if (!byRoom.has(gate)) {
    return fresh.map(({ path, line, what }) => `${path}:${line}: ${what.replaceAll(/\s+/g, ' ')}`);
  }
  return [...countFindings(gate, fresh)].map(
    ([place, count]) =>
      `${place}: ${count} found, ${known.get(place) ?? 0} known; see npm run gates -- ${gate}`,
  );
}

/**
 * Writes the list of a gate anew. Throws where the total would rise: a list shrinks, or its files
 * move, and that is all.
 */
export function writeKnown(gate: string, findings: readonly Finding[], isFirst: boolean): void {
  const counts = countFindings(gate, findings);
  const [before, after] = [totalOf(readKnown(gate)), totalOf(counts)];
  if (!isFirst && after > before) {
    throw new Error(`${gate}: ${after} violations, ${before} are known; mend the new ones`);
  }
  const lines = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, n]) => `${n} ${place}`);
  const head = `# ${after} in all. \`npm run gates -- --lower\` writes this list anew; it never grows.`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(gate), `${[head, ...lines].join('\n')}\n`);
}
