import { useState } from 'react';

interface TableRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly refetching: boolean;
}

/**
 * Keeps the rows of a table in place from the press of a pointer until its click: what is pressed
 * is what was seen, even if an answer with other rows arrives in between.
 */
export function useSteadyRows<Row>(
  current: TableRows<Row>,
): TableRows<Row> & { readonly hold: () => void } {
  const [held, setHeld] = useState<TableRows<Row> | null>(null);
  const hold = () => {
    setHeld(current);
    const stop = new AbortController();
    // The click follows the release of the pointer: rows may change in the task after it.
    const release = () => {
      stop.abort();
      setTimeout(() => setHeld(null));
    };
    for (const end of ['pointerup', 'pointercancel', 'dragend']) {
      window.addEventListener(end, release, { signal: stop.signal });
    }
  };
  return { ...(held ?? current), hold };
}
