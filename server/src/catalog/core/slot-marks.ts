const GENERATIONS = 0xffff_ffff;

/** A set of slots that is emptied at no cost: one search after the other uses it. */
export class SlotSet {
  #marks = new Uint32Array(0);
  #generation = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Empties it, with room for the slots under `slots`. */
  clear(slots: number): void {
    this.#size = 0;
    if (this.#marks.length < slots || this.#generation === GENERATIONS) {
      this.#marks = new Uint32Array(slots + (slots >> 3));
      this.#generation = 0;
    }
    this.#generation += 1;
  }

  has(slot: number): boolean {
    return this.#marks[slot] === this.#generation;
  }

  add(slot: number): void {
    if (this.has(slot)) return;
    this.#marks[slot] = this.#generation;
    this.#size += 1;
  }
}
