import { useLayoutEffect, useRef, useState } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import type { Column } from './cells.ts';
import type { Place } from './grid-keys.ts';

/** A cell of the table, by the line that it belongs to. */
export interface Cell {
  readonly id: string;
  readonly column: Column;
}

export type ActiveCell = ReturnType<typeof useActiveCell>;

/** The cell where the reader is; once it is wanted there, the focus moves to it. */
export function useActiveCell(rows: readonly BomLine[], isWriting: boolean) {
  const body = useRef<HTMLElement>(null);
  const [active, setActive] = useState<Cell | null>(null);
  const wanted = useRef(false);
  const found = active === null ? -1 : rows.findIndex(({ id }) => id === active.id);
  const row = Math.max(found, 0);
  const line = rows[row];
  const place: Place = { row, column: active?.column ?? 'mpn' };
  const focused: Cell | null = line ? { id: line.id, column: place.column } : null;
  // Every render: the wanted cell may be rendered only now, and then it takes the focus.
  useLayoutEffect(() => {
    if (!wanted.current || focused === null || isWriting) return;
    const cell = body.current?.querySelector<HTMLElement>(
      `[data-key="${focused.id}"] [data-column="${focused.column}"]`,
    );
    if (!cell) return;
    wanted.current = false;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    cell.focus({ preventScroll: true });
  });
  const wantFocus = (isWanted: boolean) => {
    wanted.current = isWanted;
  };
  const go = (to: Place) => {
    const next = rows[to.row];
    if (next === undefined) return;
    wantFocus(true);
    setActive({ id: next.id, column: to.column });
  };
  return { body, place, line, focused, setActive, wantFocus, go };
}
