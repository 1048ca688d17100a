import type { BomCells, BomEdit, BomLine, BomPart } from '#contract/bom/bill-schemas.ts';
import { cellsOf, EMPTY_CELLS, lineWith, requiresMatch } from './grid/cells.ts';

/** An edit with all its cells, as this program writes them. */
export type Edit =
  | { readonly do: 'add'; readonly id: string; readonly after: string | null; cells: BomCells }
  | { readonly do: 'change'; readonly id: string; readonly cells: BomCells }
  | Extract<BomEdit, { do: 'remove' | 'choose' }>;

/** Lines after an edit, as far as the browser knows. */
function afterOne(lines: BomLine[], edit: Edit): BomLine[] {
  const index = lines.findIndex(({ id }) => id === edit.id);
  const line = lines[index];
  if (edit.do === 'add') {
    if (line !== undefined) return lines;
    const before = lines.findIndex(({ id }) => id === edit.after);
    lines.splice(before + 1, 0, lineWith(edit.cells, null, edit.id));
    return lines;
  }
  if (line === undefined) return lines;
  if (edit.do === 'remove') lines.splice(index, 1);
  if (edit.do === 'change') lines[index] = lineWith(edit.cells, line, line.id);
  if (edit.do === 'choose') lines[index] = withPart(line, edit.part);
  return lines;
}

function withPart(line: BomLine, part: { mpn: string; manufacturer: string } | null): BomLine {
  const candidate = line.match.candidates.find(
    (one) => one.mpn === part?.mpn && one.manufacturer === part.manufacturer,
  );
  if (candidate === undefined) return line;
  return {
    ...line,
    match: { ...line.match, state: 'chosen', part: candidate, prices: [], risks: [] },
  };
}

export const edited = (lines: readonly BomLine[], edits: readonly Edit[]): readonly BomLine[] =>
  edits.reduce(afterOne, [...lines]);

/** Lines whose match the edits ask for anew. */
export function linesToMatch(lines: readonly BomLine[], edits: readonly Edit[]): string[] {
  const known = new Map(lines.map((line) => [line.id, cellsOf(line)]));
  const found: string[] = [];
  for (const edit of edits) {
    const before = known.get(edit.id) ?? EMPTY_CELLS;
    if (edit.do === 'choose') found.push(edit.id);
    if (edit.do === 'add' || edit.do === 'change') {
      if (requiresMatch(before, edit.cells)) found.push(edit.id);
      known.set(edit.id, edit.cells);
    }
  }
  return found;
}

/** Edits that take other ones back, made from the lines before them. */
export function inverse(lines: readonly BomLine[], edits: readonly Edit[]): Edit[] {
  const back: Edit[] = [];
  let now = lines;
  for (const edit of edits) {
    const index = now.findIndex(({ id }) => id === edit.id);
    const line = now[index];
    if (edit.do === 'add') back.unshift({ do: 'remove', id: edit.id });
    else if (line !== undefined) back.unshift(...restoring(line, now[index - 1]?.id ?? null, edit));
    now = edited(now, [edit]);
  }
  return back;
}

function restoring(line: BomLine, after: string | null, edit: Edit): Edit[] {
  const { id, match } = line;
  const wasChosen = match.state === 'chosen' && match.part !== null ? match.part : null;
  const choice: Edit[] = wasChosen === null ? [] : [{ do: 'choose', id, part: partOf(wasChosen) }];
  if (edit.do === 'remove') return [{ do: 'add', id, after, cells: cellsOf(line) }, ...choice];
  if (edit.do === 'change') return [{ do: 'change', id, cells: cellsOf(line) }, ...choice];
  return [{ do: 'choose', id, part: wasChosen && partOf(wasChosen) }];
}

/** A part as a choice names it. */
export const partOf = ({ mpn, manufacturer }: { mpn: string; manufacturer: string }) => ({
  mpn,
  manufacturer,
});

/**
 * Writing the cells of a line: a choice made before is forgotten by it, and so made again where
 * neither number nor maker changed.
 */
export function changeOf(line: BomLine, cells: BomCells): Edit[] {
  const { id, match } = line;
  const change: Edit = { do: 'change', id, cells };
  if (match.state !== 'chosen' || match.part === null || requiresMatch(line, cells))
    return [change];
  return [change, { do: 'choose', id, part: partOf(match.part) }];
}

/** A later list of edits after an earlier one, without what the later overwrites. */
export function joined(earlier: readonly Edit[], later: readonly Edit[]): Edit[] {
  const all = [...earlier];
  for (const edit of later) {
    const last = all.findLastIndex(({ id }) => id === edit.id);
    const before = all[last];
    if (edit.do === 'change' && before?.do === 'change') all.splice(last, 1, edit);
    else if (edit.do === 'change' && before?.do === 'add') {
      all.splice(last, 1, { ...before, cells: edit.cells });
    } else all.push(edit);
  }
  return all;
}

/** Whether a part may be chosen of a line as it is now. */
function isOffered(line: BomLine | undefined, part: BomPart | null): boolean {
  const known = [...(line?.match.candidates ?? []), line?.match.part ?? null];
  return (
    part === null ||
    known.some((one) => one?.mpn === part.mpn && one.manufacturer === part.manufacturer)
  );
}

/**
 * Edits as they are made on a newer bill: what was typed in a line that is gone becomes a line of
 * its own, and what else is gone, a line or a part to choose, needs no edit.
 */
export function onNewer(lines: readonly BomLine[], edits: readonly Edit[]): Edit[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const there = new Set(known.keys());
  let last = lines.at(-1)?.id ?? null;
  const moved: Edit[] = [];
  for (const edit of edits) {
    if (edit.do === 'choose' && !isOffered(known.get(edit.id), edit.part)) continue;
    if (there.has(edit.id) && edit.do !== 'add') moved.push(edit);
    else if (edit.do === 'add' || edit.do === 'change') {
      if (there.has(edit.id)) continue;
      const after = edit.do === 'add' && there.has(edit.after ?? '') ? edit.after : last;
      const place = edit.do === 'add' && edit.after === null ? null : after;
      moved.push({ do: 'add', id: edit.id, after: place, cells: edit.cells });
      there.add(edit.id);
      if (place === last) last = edit.id;
    }
  }
  return moved;
}
