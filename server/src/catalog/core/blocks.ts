/** Sizes of blocks: what is taken is a third larger than what was asked for at most. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512] as const;

/** No block is larger. */
export const BLOCK_MOST = 512;
/** No block lies on two pages. */
export const PAGE_PLACES = 1 << 16;

/** The place in `sizes` of the smallest size that holds so many. */
const sizeOf: Uint8Array = (() => {
  const of = new Uint8Array(BLOCK_MOST + 1);
  for (let n = 1, at = 0; n <= BLOCK_MOST; n += 1) {
    while ((sizes[at] as number) < n) at += 1;
    of[n] = at;
  }
  return of;
})();

/**
 * Gives out places in a row, by the block, and takes them back. What is given back is given out
 * again as a whole, so that nothing is ever moved.
 */
export class Blocks {
  readonly #free: number[][] = sizes.map(() => []);
  #next = 0;

  /** The first of `n` places in a row, 1 to 512. */
  take(n: number): number {
    const size = sizeOf[n] as number;
    const again = this.#free[size]?.pop();
    if (again !== undefined) return again;
    const length = sizes[size] as number;
    const left = PAGE_PLACES - (this.#next % PAGE_PLACES);
    if (left < length) this.#next += left;
    const place = this.#next;
    this.#next += length;
    return place;
  }

  /** Takes a block back that was taken for `n` places. */
  give(place: number, n: number): void {
    this.#free[sizeOf[n] as number]?.push(place);
  }
}
