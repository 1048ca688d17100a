import { SlotSet } from './slot-marks.ts';
import { SortedSlots } from './sorted-slots.ts';
import { Trigrams } from './trigrams.ts';

/** A part as search knows it: what never changes of it, and the counters of its stock. */
export interface IndexedPart {
  readonly id: number;
  readonly mpn: string;
  /** Letters and digits of the number, upper case. */
  readonly key: string;
  /** The beginning of the key without packing suffixes. */
  readonly base: string;
  readonly makerId: string;
  /** Other numbers share the key. */
  readonly twins: boolean;
  readonly counters: PartCounters;
}

/** Sums over a part's fresh lines, and its inspected lots. */
export interface PartCounters {
  readonly lines: number;
  readonly quantity: number;
  /** 0.00001 USD; null where every seller wants to be asked. */
  readonly lowest: number | null;
  /** Milliseconds since 1970; 0 where there is no line. */
  readonly confirmedAt: number;
  readonly brandNew: number;
  readonly likeNew: number;
  readonly reNew: number;
  readonly roll: number;
  readonly pallet: number;
  readonly pipe: number;
  readonly now: number;
  readonly inspected: number;
  readonly passed: number;
}

/** `lines` stand first. */
const COUNTS = 10;
const counts = [
  'lines',
  'brandNew',
  'likeNew',
  'reNew',
  'roll',
  'pallet',
  'pipe',
  'now',
  'inspected',
  'passed',
] as const;
export type Count = (typeof counts)[number];
const placeOf = Object.fromEntries(counts.map((name, i) => [name, i])) as Record<Count, number>;

const FIRST_ROOM = 1024;
/** The share of parts in stock that are popular. */
const POPULAR_SHARE = 0.05;
/** Parts with more lines are not distinguished. */
const LINES_COUNTED_MOST = 1000;

/** The same numbers in a list with more room. */
function withCapacity<List extends Float64Array | Uint32Array | Uint8Array>(
  list: List,
  room: number,
): List {
  const larger = new (list.constructor as new (length: number) => List)(room);
  larger.set(list);
  return larger;
}

/** Which signs a key holds, a bit for each; what differs in many is far apart. */
function signatureOf(key: string): number {
  let signs = 0;
  for (let i = 0; i < key.length; i += 1) signs |= 1 << (key.charCodeAt(i) & 31);
  return signs >>> 0;
}

/**
 * All parts of the catalogue in memory, each in a slot of its own: sorted by key, and by three
 * signs in a row. It holds what search compares and counts; lines of stock stay in the database.
 */
export class PartIndex {
  readonly keys: string[] = [];
  readonly sorted = new SortedSlots(this.keys);
  readonly trigrams = new Trigrams();
  /** Slots that the current search has visited. */
  readonly visited = new SlotSet();
  readonly #slots = new Map<number, number>();
  readonly #mpns: string[] = [];
  readonly #bases: string[] = [];
  readonly #makers: string[] = [];
  readonly #makerIds = new Map<string, string>();
  #ids = new Float64Array(FIRST_ROOM);
  #signs = new Uint32Array(FIRST_ROOM);
  #lengths = new Uint8Array(FIRST_ROOM);
  #twins = new Uint8Array(FIRST_ROOM);
  #counts = new Uint32Array(FIRST_ROOM * COUNTS);
  #quantities = new Float64Array(FIRST_ROOM);
  #lowest = new Float64Array(FIRST_ROOM);
  #confirmed = new Float64Array(FIRST_ROOM);
  #popular: SortedSlots | null = null;

  get size(): number {
    return this.keys.length;
  }

  /** The parts that share a key. */
  withKey(key: string): number[] {
    const same: number[] = [];
    // Equal keys stand first among those that begin so.
    this.sorted.visitPrefix(key, Number.POSITIVE_INFINITY, (slot) => {
      if (this.key(slot) !== key) return false;
      same.push(slot);
      return true;
    });
    return same;
  }

  /** Writes parts as they are now: new ones and those that changed. */
  put(parts: readonly IndexedPart[]): void {
    const made: number[] = [];
    for (const part of parts) {
      let slot = this.#slots.get(part.id);
      if (slot === undefined) {
        slot = this.#make(part);
        made.push(slot);
      }
      this.#makers[slot] = this.#shared(part.makerId);
      this.#twins[slot] = part.twins ? 1 : 0;
      this.#count(slot, part.counters);
    }
    this.sorted.addAll(made);
  }

  /** Parts that are no longer there hold nothing. */
  drop(ids: readonly number[]): void {
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) this.#counts.fill(0, slot * COUNTS, (slot + 1) * COUNTS);
    }
  }

  /**
   * Draws which parts have most lines: the twentieth, of three lines or more. It pauses now and
   * then, so that nothing else waits long meanwhile.
   */
  async selectPopular(pause: () => Promise<unknown>): Promise<void> {
    const least = Math.max(3, this.#linesOfShare(POPULAR_SHARE));
    this.#popular = await this.sorted.filter((slot) => this.lines(slot) >= least, pause);
  }

  /** The parts with most lines, as they were drawn last, sorted by key. */
  get popular(): SortedSlots | null {
    return this.#popular;
  }

  count(slot: number, name: Count): number {
    return this.#counts[slot * COUNTS + placeOf[name]] as number;
  }

  /** Its fresh lines: what every search asks of every candidate. */
  lines(slot: number): number {
    return this.#counts[slot * COUNTS] as number;
  }

  quantity(slot: number): number {
    return this.#quantities[slot] as number;
  }

  lowest(slot: number): number | null {
    const price = this.#lowest[slot] as number;
    return Number.isNaN(price) ? null : price;
  }

  confirmedAt(slot: number): number {
    return this.#confirmed[slot] as number;
  }

  /** Whether it has a line that was confirmed after a moment, as far as counters know. */
  isStocked(slot: number, staleAt: number): boolean {
    return this.lines(slot) > 0 && this.confirmedAt(slot) > staleAt;
  }

  /** Whether so many edits may lead from a key with these signs and this length to this one. */
  mayDiffer(slot: number, signs: number, length: number, edits: number): boolean {
    if (Math.abs((this.#lengths[slot] as number) - length) > edits) return false;
    let differs = ((this.#signs[slot] as number) ^ signs) >>> 0;
    for (let left = 2 * edits; differs !== 0; left -= 1) {
      if (left === 0) return false;
      differs &= differs - 1;
    }
    return true;
  }

  /** Whether its key may hold one with these signs and this length. */
  mayContain(slot: number, signs: number, length: number): boolean {
    return (
      (this.#lengths[slot] as number) > length &&
      ((this.#signs[slot] as number) & signs) >>> 0 === signs
    );
  }

  signatureFor(key: string): number {
    return signatureOf(key);
  }

  /** Returns the id, key and number by which the database identifies a part. */
  identityOf(slot: number): { readonly id: number; readonly key: string; readonly mpn: string } {
    return { id: this.id(slot), key: this.key(slot), mpn: this.mpn(slot) };
  }

  key(slot: number): string {
    return this.keys[slot] as string;
  }

  /** How many signs its key has; 255 stands for more. */
  length(slot: number): number {
    return this.#lengths[slot] as number;
  }

  mpn(slot: number): string {
    return this.#mpns[slot] as string;
  }

  base(slot: number): string {
    return this.#bases[slot] as string;
  }

  makerId(slot: number): string {
    return this.#makers[slot] as string;
  }

  /** The slot of a part by its id; undefined where it is not known. */
  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  id(slot: number): number {
    return this.#ids[slot] as number;
  }

  hasTwins(slot: number): boolean {
    return this.#twins[slot] === 1;
  }

  /** How many lines at least a share of the parts in stock has. */
  #linesOfShare(share: number): number {
    const having = new Uint32Array(LINES_COUNTED_MOST + 1);
    for (let slot = 0; slot < this.size; slot += 1) {
      const lines = Math.min(LINES_COUNTED_MOST, this.lines(slot));
      having[lines] = (having[lines] as number) + 1;
    }
    const stocked = this.size - (having[0] as number);
    let [least, parts] = [LINES_COUNTED_MOST, having[LINES_COUNTED_MOST] as number];
    while (least > 1 && parts < stocked * share) {
      least -= 1;
      parts += having[least] as number;
    }
    return least;
  }

  #make({ id, mpn, key, base }: IndexedPart): number {
    const slot = this.keys.length;
    if (slot === this.#ids.length) this.#widen(slot * 2);
    this.keys.push(key);
    // Most numbers are their own key, and most keys their own base: one text stands for all three.
    this.#mpns.push(mpn === key ? key : mpn);
    this.#bases.push(base === key ? key : base);
    this.#slots.set(id, slot);
    this.#ids[slot] = id;
    this.#signs[slot] = signatureOf(key);
    this.#lengths[slot] = Math.min(255, key.length);
    this.trigrams.add(slot, key);
    return slot;
  }

  #widen(room: number): void {
    this.#ids = withCapacity(this.#ids, room);
    this.#signs = withCapacity(this.#signs, room);
    this.#lengths = withCapacity(this.#lengths, room);
    this.#twins = withCapacity(this.#twins, room);
    this.#counts = withCapacity(this.#counts, room * COUNTS);
    this.#quantities = withCapacity(this.#quantities, room);
    this.#lowest = withCapacity(this.#lowest, room);
    this.#confirmed = withCapacity(this.#confirmed, room);
  }

  #count(slot: number, counters: PartCounters): void {
    for (const name of counts) this.#counts[slot * COUNTS + placeOf[name]] = counters[name];
    this.#quantities[slot] = counters.quantity;
    this.#lowest[slot] = counters.lowest ?? Number.NaN;
    this.#confirmed[slot] = counters.confirmedAt;
  }

  /** The one text that all parts of a maker share. */
  #shared(makerId: string): string {
    const known = this.#makerIds.get(makerId);
    if (known !== undefined) return known;
    this.#makerIds.set(makerId, makerId);
    return makerId;
  }
}
