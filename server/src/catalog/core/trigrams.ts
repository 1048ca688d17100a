const BITS = 6;
const BUCKETS = 1 << (3 * BITS);
const FIRST_ROOM = 4;
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
    for (let at = 0; at + 3 <= key.length + 1; at += 1) this.#put(this.#bucketAt(key, at), slot);
  }

  /**
   * The shortest posting that holds every key with `text` in it; null where it has fewer than three
   * signs. `ending` asks only for keys that end so.
   */
  rarest(text: string, { ending = false }: { ending?: boolean } = {}): Posting | null {
    let best: number | null = null;
    const last = ending ? text.length - 2 : text.length - 3;
    for (let at = 0; at <= last; at += 1) {
      const bucket = this.#bucketAt(text, at);
      if (best === null || this.#size(bucket) < this.#size(best)) best = bucket;
    }
    if (best === null) return null;
    const slots = this.#slots[best];
    return slots === undefined ? NOTHING : { slots, size: this.#size(best) };
  }

  #size(bucket: number): number {
    return this.#sizes[bucket] as number;
  }

  #bucketAt(key: string, at: number): number {
    const third = at + 2 < key.length ? codeOf(key.charCodeAt(at + 2)) : END;
    return (
      (codeOf(key.charCodeAt(at)) << (2 * BITS)) | (codeOf(key.charCodeAt(at + 1)) << BITS) | third
    );
  }

  #put(bucket: number, slot: number): void {
    const size = this.#size(bucket);
    let slots = this.#slots[bucket] ?? new Uint32Array(FIRST_ROOM);
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
