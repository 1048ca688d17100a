const LENGTH_MOST = 63;
const ORDER_MOST = 1 << 14;

/**
 * Gathers candidates and keeps the best of them: most lines, then the shortest key, then the order
 * in which they came. One number stands for all three, and the worst that is kept stands on top of
 * a heap, so that most of thousands are turned away by one comparison.
 */
export class TopRanked {
  readonly #most: number;
  readonly #ranks: number[] = [];
  readonly #slots: number[] = [];
  #order = ORDER_MOST - 1;

  /** Keeps no more than `most`. */
  constructor(most: number) {
    this.#most = most;
  }

  add(slot: number, lines: number, length: number): void {
    const brevity = LENGTH_MOST - Math.min(length, LENGTH_MOST);
    const rank = (lines * (LENGTH_MOST + 1) + brevity) * ORDER_MOST + this.#order;
    if (this.#order > 0) this.#order -= 1;
    if (this.#ranks.length < this.#most) this.#siftUp(rank, slot);
    else if (rank > (this.#ranks[0] as number)) this.#siftDown(rank, slot);
  }

  /** The best slots, the best first, no more than `most`. */
  best(most: number): number[] {
    const order = Array.from(this.#ranks.keys()).sort(
      (a, b) => (this.#ranks[b] as number) - (this.#ranks[a] as number),
    );
    return order.slice(0, Math.max(0, most)).map((i) => this.#slots[i] as number);
  }

  /** Puts one more in, from the bottom up. */
  #siftUp(rank: number, slot: number): void {
    const [ranks, slots] = [this.#ranks, this.#slots];
    let i = ranks.length;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if ((ranks[parent] as number) <= rank) break;
      ranks[i] = ranks[parent] as number;
      slots[i] = slots[parent] as number;
      i = parent;
    }
    ranks[i] = rank;
    slots[i] = slot;
  }

  /** Puts one in the place of the worst, from the top down. */
  #siftDown(rank: number, slot: number): void {
    const [ranks, slots] = [this.#ranks, this.#slots];
    const size = ranks.length;
    let i = 0;
    for (let child = 1; child < size; child = 2 * i + 1) {
      if (child + 1 < size && (ranks[child + 1] as number) < (ranks[child] as number)) child += 1;
      if ((ranks[child] as number) >= rank) break;
      ranks[i] = ranks[child] as number;
      slots[i] = slots[child] as number;
      i = child;
    }
    ranks[i] = rank;
    slots[i] = slot;
  }
}
