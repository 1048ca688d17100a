const LENGTH_MOST = 63;
const ORDER_MOST = 1 << 14;

/** What ranks candidates of one kind: most lines first, then the shortest key. */
export interface Ranked {
  readonly slot: number;
  readonly lines: number;
  readonly length: number;
}

/**
 * Gathers candidates and answers the best of them: most lines, then the shortest key, then the
 * order in which they came. One number stands for all three, so that thousands are sorted fast.
 */
export class BestRanked {
  readonly #slots: number[] = [];
  readonly #ranks: number[] = [];

  get size(): number {
    return this.#slots.length;
  }

  add({ slot, lines, length }: Ranked): void {
    const order = Math.min(this.#slots.length, ORDER_MOST - 1);
    const brief = LENGTH_MOST - Math.min(length, LENGTH_MOST);
    this.#ranks.push((lines * (LENGTH_MOST + 1) + brief) * ORDER_MOST + (ORDER_MOST - 1 - order));
    this.#slots.push(slot);
  }

  /** The best slots, no more than `most`. */
  best(most: number): number[] {
    if (this.size <= 1 || most <= 0) return this.#slots.slice(0, Math.max(0, most));
    const ranks = Float64Array.from(this.#ranks).sort();
    const chosen: number[] = [];
    for (let at = ranks.length - 1; at >= 0 && chosen.length < most; at -= 1) {
      const order = ORDER_MOST - 1 - ((ranks[at] as number) % ORDER_MOST);
      chosen.push(this.#slots[order] as number);
    }
    return chosen;
  }
}
