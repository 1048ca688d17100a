/** So many new keys wait in a short list before they are merged into the long one. */
const FRESH_MOST = 4096;
/** So many slots are looked at before others have their turn. */
const PAUSE_EVERY = 20_000;

const BITS = 6;
const PLACES = 1 << (3 * BITS);

/** Any other sign: sorted last; only comparing the texts decides the order among them. */
const OTHER = 37;

/** Digits before capitals before all else, as keys are sorted; 0 is the end of a key. */
function orderOf(unit: number): number {
  if (unit <= 57) return Math.max(1, unit - 47);
  if (unit <= 90) return Math.max(11, unit - 54);
  return OTHER;
}

/**
 * Some signs of a key as one number, which never falls from a key to the next one that begins alike.
 * After another sign than digits and capitals nothing counts any more.
 */
function rankOf(key: string, from: number, to: number): number {
  let rank = 0;
  let order = 0;
  for (let i = 0; i < to; i += 1) {
    if (order === OTHER || i >= key.length) return i < from ? 0 : rank << (BITS * (to - i));
    order = orderOf(key.charCodeAt(i));
    if (i >= from) rank = (rank << BITS) | order;
  }
  return rank;
}

/** So many signs say on which place a key stands; so many more, how it stands there. */
const PLACE_SIGNS = 3;
const HEAD_SIGNS = PLACE_SIGNS + 5;
const placeOf = (key: string) => rankOf(key, 0, PLACE_SIGNS);
const headOf = (key: string) => rankOf(key, PLACE_SIGNS, HEAD_SIGNS);

/** Where places begin once new keys stand among the others; `places` are theirs, in order. */
function shiftBegins(begins: Uint32Array, places: Uint32Array) {
  const later = new Uint32Array(PLACES + 1);
  let before = 0;
  for (let place = 0; place <= PLACES; place += 1) {
    while (before < places.length && (places[before] as number) < place) before += 1;
    later[place] = (begins[place] ?? 0) + before;
  }
  return later;
}

/** A stretch of slots in the order of their keys. */
interface SlotRange {
  readonly slots: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/**
 * Slots in the order of their keys: a long sorted list, and a short one of those that came since.
 * Keys come and never go.
 */
export class SortedSlots {
  #sorted = new Uint32Array(0);
  #fresh: number[] = [];
  /** Where the keys of each place begin in the long list; empty until there is one. */
  #begins = new Uint32Array(0);
  /** The heads of the keys of the long list: comparing them reads no text. */
  #heads = new Uint32Array(0);
  readonly #keys: readonly string[];

  /** `keys` are the keys by slot; it grows while slots are added. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  add(slot: number): void {
    this.#fresh.splice(this.#insertionIndex(this.#fresh, slot), 0, slot);
    if (this.#fresh.length > FRESH_MOST) this.#merge();
  }

  /** Adds many at once, which sorts them once. */
  addAll(slots: readonly number[]): void {
    if (slots.length < FRESH_MOST / 8) {
      for (const slot of slots) this.add(slot);
      return;
    }
    this.#fresh = [...this.#fresh, ...slots].sort((a, b) => this.#compare(a, b));
    this.#merge();
  }

  /**
   * Calls `visit` with the slots whose keys begin with `prefix`, in the order of their keys, until it
   * answers false or `most` were visited. Answers whether all were.
   */
  visitPrefix(prefix: string, most: number, visit: (slot: number) => unknown): boolean {
    const long = this.#rangeOf(this.#sorted, prefix);
    const short = this.#rangeOf(this.#fresh, prefix);
    let [i, j] = [long.from, short.from];
    for (let left = most; i < long.to || j < short.to; left -= 1) {
      if (left === 0) return false;
      const isLong =
        j === short.to ||
        (i < long.to && this.#compare(long.slots[i] as number, short.slots[j] as number) < 0);
      const slot = (isLong ? long.slots[i++] : short.slots[j++]) as number;
      if (visit(slot) === false) return false;
    }
    return true;
  }

  /**
   * All slots that pass, in order, as a list of its own to be searched. What comes meanwhile, while
   * it pauses, is not in it.
   */
  async filter(
    passes: (slot: number) => boolean,
    pause: () => Promise<unknown>,
  ): Promise<SortedSlots> {
    this.#merge();
    // Merging makes a new list and leaves this one as it is.
    const all = this.#sorted;
    const chosen: number[] = [];
    for (let i = 0; i < all.length; i += 1) {
      if (i % PAUSE_EVERY === PAUSE_EVERY - 1) await pause();
      if (passes(all[i] as number)) chosen.push(all[i] as number);
    }
    const some = new SortedSlots(this.#keys);
    some.#fresh = chosen;
    some.#merge();
    return some;
  }

  #compare(a: number, b: number): number {
    const [x, y] = [this.#keys[a] as string, this.#keys[b] as string];
    if (x === y) return a - b;
    return x < y ? -1 : 1;
  }

  /**
   * Puts the short list into the long one. Each new key is looked up and what stands between two of
   * them is copied as it is: searches wait some milliseconds for it, however long the list is.
   */
  #merge(): void {
    const [old, fresh] = [this.#sorted, this.#fresh];
    if (fresh.length === 0) return;
    const sorted = new Uint32Array(old.length + fresh.length);
    const heads = new Uint32Array(sorted.length);
    const places = new Uint32Array(fresh.length);
    let copied = 0;
    for (let nr = 0; nr <= fresh.length; nr += 1) {
      const slot = fresh[nr];
      const upTo = slot === undefined ? old.length : this.#insertionIndex(old, slot, copied);
      if (upTo > copied) {
        sorted.set(old.subarray(copied, upTo), copied + nr);
        heads.set(this.#heads.subarray(copied, upTo), copied + nr);
      }
      copied = upTo;
      if (slot === undefined) break;
      const key = this.#keys[slot] as string;
      sorted[upTo + nr] = slot;
      heads[upTo + nr] = headOf(key);
      places[nr] = placeOf(key);
    }
    this.#begins = shiftBegins(this.#begins, places);
    this.#sorted = sorted;
    this.#heads = heads;
    this.#fresh = [];
  }

  /** Where in a list what comes after a new slot begins; not before `from`. */
  #insertionIndex(slots: ArrayLike<number>, slot: number, from = 0): number {
    let i = Math.max(from, this.#lowerBound(slots, this.#keys[slot] as string));
    while (i < slots.length && this.#compare(slots[i] as number, slot) < 0) i += 1;
    return i;
  }

  #rangeOf(slots: ArrayLike<number>, prefix: string): SlotRange {
    const from = this.#lowerBound(slots, prefix);
    // Most stretches are short: their end is looked for near their beginning.
    let step = 1;
    const begins = (i: number) =>
      i < slots.length && (this.#keys[slots[i] as number] as string).startsWith(prefix);
    while (begins(from + step - 1)) step *= 2;
    let [low, high] = [from + (step >> 1), Math.min(slots.length, from + step - 1)];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (begins(middle)) low = middle + 1;
      else high = middle;
    }
    return { slots, from, to: low };
  }

  /** The first place whose key is not before `key`. */
  #lowerBound(slots: ArrayLike<number>, key: string): number {
    if (slots === this.#sorted && this.#begins.length > 0) return this.#lowerBoundInLong(key);
    let [low, high] = [0, slots.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[slots[middle] as number] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #lowerBoundInLong(key: string): number {
    const place = placeOf(key);
    const head = headOf(key);
    // The first key of the next place is after this one, or it is.
    let [low, high] = [this.#begins[place] as number, this.#begins[place + 1] as number];
    while (low < high) {
      const middle = (low + high) >> 1;
      const here = this.#heads[middle] as number;
      const isBefore =
        here === head ? (this.#keys[this.#sorted[middle] as number] as string) < key : here < head;
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
