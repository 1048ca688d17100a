const LENGTH_MOST = 63;
const ORDER_MOST = 1 << 14;

/**
 * Gathers candidates and keeps the best of them: most lines, then the shortest key, then the order
 * in which they came. One number stands for all three, and the worst that is kept stands on top of
 * a heap, so that most of thousands are turned away by one comparison.
 */
export class BestRanked {
  readonly #most: number;
  readonly #ranks: number[] = [];
  readonly #slots: number[] = [];
  #order = ORDER_MOST - 1;

  /** Keeps no more than `most`. */
  constructor(most: number) {
    this.#most = most;
  }

  add(slot: number, lines: number, length: number): void {
    const brief = LENGTH_MOST - Math.min(length, LENGTH_MOST);
    const rank = (lines * (LENGTH_MOST + 1) + brief) * ORDER_MOST + this.#order;
    if (this.#order > 0) this.#order -= 1;
    if (this.#ranks.length < this.#most) this.#rise(rank, slot);
    else if (rank > (this.#ranks[0] as number)) this.#sink(rank, slot);
  }

  /** The best slots, the best first, no more than `most`. */
  best(most: number): number[] {
    const order = Array.from(this.#ranks.keys()).sort(
      (a, b) => (this.#ranks[b] as number) - (this.#ranks[a] as number),
    );
    return order.slice(0, Math.max(0, most)).map((at) => this.#slots[at] as number);
  }

  /** Puts one more in, from the bottom up. */
  #rise(rank: number, slot: number): void {
    const [ranks, slots] = [this.#ranks, this.#slots];
    let at = ranks.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((ranks[above] as number) <= rank) break;
      ranks[at] = ranks[above] as number;
      slots[at] = slots[above] as number;
      at = above;
    }
    ranks[at] = rank;
    slots[at] = slot;
  }

  /** Puts one in the place of the worst, from the top down. */
  #sink(rank: number, slot: number): void {
    const [ranks, slots] = [this.#ranks, this.#slots];
    const size = ranks.length;
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && (ranks[below + 1] as number) < (ranks[below] as number)) below += 1;
      if ((ranks[below] as number) >= rank) break;
      ranks[at] = ranks[below] as number;
      slots[at] = slots[below] as number;
      at = below;
    }
    ranks[at] = rank;
    slots[at] = slot;
  }
}
