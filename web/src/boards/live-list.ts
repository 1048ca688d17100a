/** A row of a list, with the time at which it arrived. */
interface Row {
  readonly id: string;
  readonly at: string;
}

interface Page<R> {
  readonly total: number;
  readonly list: readonly R[];
}

/**
 * Returns the shown page of a list with newer data: the same rows at their places, updated. A row
 * that the newer data lacks stays as it was read.
 */
export function heldPage<R extends Row>(displayed: Page<R>, fresh: Page<R>): Page<R> {
  const known = new Map(fresh.list.map((row) => [row.id, row]));
  return { total: displayed.total, list: displayed.list.map((row) => known.get(row.id) ?? row) };
}

/** Returns the time of the newest row; null where there is none. */
export const newestOf = (rows: readonly Row[]): string | null =>
  rows.reduce<string | null>((newest, row) => (newest && newest > row.at ? newest : row.at), null);
