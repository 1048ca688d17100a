const BITS = 6;
const BUCKETS = 1 << (3 * BITS);
const INITIAL_CAPACITY = 4;
/** A second posting that is so many times longer costs more to walk than it spares. */
const SECOND_POSTING_RATIO_MOST = 8;
/** Stands after the last sign of a key, so that its end is found as an end. */
const END = 0;

/** Digits and capitals each have a code of their own; other letters share what is left of 64. */
function codeOf(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 47;
  if (unit >= 65 && unit <= 90) return unit - 54;
  return 37 + (unit % 27);
}

/** The places of keys that may hold three signs, ascending. */
export interface Posting {
  readonly slots: Uint32Array;
  readonly size: number;
}

const NOTHING: Posting = { slots: new Uint32Array(0), size: 0 };

/**
 * Which keys hold which three signs in a row. It leads to candidates and proves nothing: rare signs
 * share a place, so that who asks compares the keys themselves. Keys come and never go.
 */
export class Trigrams {
  readonly #slots: (Uint32Array | undefined)[] = new Array(BUCKETS);
  readonly #sizes = new Uint32Array(BUCKETS);

  /** Adds a key; slots come ascending. */
  add(slot: number, key: string): void {
    for (let i = 0; i + 3 <= key.length + 1; i += 1) this.#put(this.#bucketAt(key, i), slot);
  }

  /**
   * The shortest posting that holds every key with `text` in it; null where it has fewer than three
   * signs. `ending` asks only for keys that end so.
   */
  shortestPosting(text: string, { ending = false }: { ending?: boolean } = {}): Posting | null {
    let best: number | null = null;
    const last = ending ? text.length - 2 : text.length - 3;
    for (let i = 0; i <= last; i += 1) {
      const bucket = this.#bucketAt(text, i);
      if (best === null || this.#size(bucket) < this.#size(best)) best = bucket;
    }
    return best === null ? null : this.#posting(best);
  }

  /**
   * Calls `visit` with every key that may hold `text`, ascending, among the first `most` of its
   * shortest posting: those that stand in the next shorter posting too.
   */
  visitContaining(text: string, most: number, visit: (slot: number) => void): void {
    let [first, second]: [Posting | null, Posting | null] = [null, null];
    for (let i = 0; i + 3 <= text.length; i += 1) {
      const posting = this.#posting(this.#bucketAt(text, i));
      if (first === null || posting.size < first.size) [first, second] = [posting, first];
      else if (second === null || posting.size < second.size) second = posting;
    }
    if (first === null) return;
    const size = Math.min(first.size, most);
    const { slots } = first;
    if (second === null || second.size > first.size * SECOND_POSTING_RATIO_MOST) {
      for (let i = 0; i < size; i += 1) visit(slots[i] as number);
      return;
    }
    const [others, end] = [second.slots, second.size];
    let other = 0;
    for (let i = 0; i < size; i += 1) {
      const slot = slots[i] as number;
      while (other < end && (others[other] as number) < slot) other += 1;
      if (other === end) return;
      if (others[other] === slot) visit(slot);
    }
  }

  #posting(bucket: number): Posting {
    const slots = this.#slots[bucket];
    return slots === undefined ? NOTHING : { slots, size: this.#size(bucket) };
  }

  #size(bucket: number): number {
    return this.#sizes[bucket] as number;
  }

  #bucketAt(key: string, i: number): number {
    const third = i + 2 < key.length ? codeOf(key.charCodeAt(i + 2)) : END;
    return (
      (codeOf(key.charCodeAt(i)) << (2 * BITS)) | (codeOf(key.charCodeAt(i + 1)) << BITS) | third
    );
  }

  #put(bucket: number, slot: number): void {
    const size = this.#size(bucket);
    let slots = this.#slots[bucket] ?? new Uint32Array(INITIAL_CAPACITY);
    if (size > 0 && slots[size - 1] === slot) return;
    if (size === slots.length) {
      const wider = new Uint32Array(size + (size >> 1));
      wider.set(slots);
      slots = wider;
    }
    slots[size] = slot;
    this.#slots[bucket] = slots;
    this.#sizes[bucket] = size + 1;
  }
}
