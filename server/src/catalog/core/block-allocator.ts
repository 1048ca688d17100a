/** Sizes of blocks: what is taken is a third larger than what was asked for at most. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512] as const;

/** No block is larger. */
export const BLOCK_MOST = 512;
/** No block lies on two pages. */
export const PAGE_PLACES = 1 << 16;

/** The place in `sizes` of the smallest size that holds so many. */
const sizeIndexOf: Uint8Array = (() => {
  const of = new Uint8Array(BLOCK_MOST + 1);
  for (let n = 1, i = 0; n <= BLOCK_MOST; n += 1) {
    while ((sizes[i] as number) < n) i += 1;
    of[n] = i;
  }
  return of;
})();

/**
 * Gives out places in a row, by the block, and takes them back. What is given back is given out
 * again as a whole, so that nothing is ever moved.
 */
export class BlockAllocator {
  readonly #free: number[][] = sizes.map(() => []);
  #next = 0;

  /** The first of `n` places in a row, 1 to 512. */
  allocate(n: number): number {
    const size = sizeIndexOf[n] as number;
    const reused = this.#free[size]?.pop();
    if (reused !== undefined) return reused;
    const length = sizes[size] as number;
    const rest = PAGE_PLACES - (this.#next % PAGE_PLACES);
    if (rest < length) this.#next += rest;
    const place = this.#next;
    this.#next += length;
    return place;
  }

  /** Takes a block back that was taken for `n` places. */
  release(place: number, n: number): void {
    this.#free[sizeIndexOf[n] as number]?.push(place);
  }
}
