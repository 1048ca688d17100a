import { BLOCK_MOST, Blocks, PAGE_PLACES } from './blocks.ts';
import { conditionIn, leadTimeIn, marksOf, packagingIn, type Sieve } from './line-sieve.ts';
import { packUuid, SharedTexts, uuidAt } from './line-texts.ts';
import type { Line } from './offers.ts';

/** No more lines of one part are held: the cheapest. */
export const LINES_OF_PART_MOST = 500;
/** No more price breaks of one line. */
const BREAKS_MOST = BLOCK_MOST;

/** Columns of lines, a place for each. */
class LinePage {
  readonly ids = new Uint32Array(4 * PAGE_PLACES);
  readonly accounts = new Uint32Array(PAGE_PLACES);
  readonly quantities = new Uint32Array(PAGE_PLACES);
  /** NaN is a price to be asked for. */
  readonly prices = new Float64Array(PAGE_PLACES);
  /** 0 is none. */
  readonly moqs = new Uint32Array(PAGE_PLACES);
  readonly marks = new Uint8Array(PAGE_PLACES);
  readonly dateCodes = new Uint32Array(PAGE_PLACES);
  readonly confirmed = new Float64Array(PAGE_PLACES);
  readonly breaks = new Uint32Array(PAGE_PLACES);
  readonly breakCounts = new Uint16Array(PAGE_PLACES);
}

/** From how many pieces, and the price there, in turn. */
class BreakPage {
  readonly pairs = new Float64Array(2 * PAGE_PLACES);
}

const offset = (place: number) => place % PAGE_PLACES;

/** The page that a place lies on; it is made when its first place is taken. */
function pageOf<Page>(pages: Page[], place: number, make: new () => Page): Page {
  const at = Math.floor(place / PAGE_PLACES);
  while (pages.length <= at) pages.push(new make());
  return pages[at] as Page;
}

/** Whether a line passes. */
function passes(page: LinePage, at: number, sieve: Sieve, texts: Texts): boolean {
  if ((page.confirmed[at] as number) <= sieve.stale) return false;
  if (sieve.marks !== null && sieve.marks[page.marks[at] as number] === 0) return false;
  if ((page.quantities[at] as number) < sieve.least) return false;
  const { made, account } = sieve;
  return (
    (made === null || made(texts.dateCodes.text(page.dateCodes[at] as number))) &&
    (account === null || account(texts.accounts.text(page.accounts[at] as number)))
  );
}

interface Texts {
  readonly accounts: SharedTexts;
  readonly dateCodes: SharedTexts;
}

/** What lines of one part sum up to. */
export interface Sums {
  readonly lines: number;
  /** More lines pass than were counted. */
  readonly linesMore: boolean;
  readonly quantity: number;
  /** At a quantity; null where every seller wants to be asked. */
  readonly lowest: number | null;
  readonly confirmedAt: number;
  /** The lower end of the best seller's record. */
  readonly standing: number;
}

/** How lines are summed up: the first so many that pass. */
export interface Summing {
  readonly sieve: Sieve;
  readonly most: number;
  /** So many pieces are bought; null is few. */
  readonly quantity: number | null;
  /** The lower end of a seller's record; 0 where there is none. */
  readonly recordOf: (account: number) => number;
}

/**
 * Lines of stock by the slot of their part, packed in columns: millions of objects would keep the
 * collector of garbage busier than searches keep the rest. Lines of a part come the cheapest first,
 * and so they are kept.
 */
export class PackedLines {
  readonly #lines = new Blocks();
  readonly #pages: LinePage[] = [];
  readonly #pairs = new Blocks();
  readonly #breakPages: BreakPage[] = [];
  readonly #texts: Texts = { accounts: new SharedTexts(), dateCodes: new SharedTexts() };
  /** By slot: where the block begins, how many lines it holds, since when they were read. */
  #begins = new Uint32Array(1024);
  #counts = new Uint16Array(1024);
  #since = new Float64Array(1024).fill(Number.POSITIVE_INFINITY);
  #size = 0;

  /** How many lines are held. */
  get size(): number {
    return this.#size;
  }

  /** Whether all lines of a part that were confirmed after a moment are held. */
  holds(slot: number, since: number): boolean {
    return this.since(slot) <= since;
  }

  /** Since when lines of a part are held; infinity where none are. */
  since(slot: number): number {
    return this.#since[slot] ?? Number.POSITIVE_INFINITY;
  }

  /** Holds the lines of a part that were confirmed after `since`, the cheapest first. */
  put(slot: number, lines: readonly Line[], since: number): void {
    this.drop(slot);
    this.#widen(slot);
    const held = lines.slice(0, LINES_OF_PART_MOST);
    if (held.length > 0) {
      const begin = this.#lines.take(held.length);
      const page = pageOf(this.#pages, begin, LinePage);
      for (const [n, line] of held.entries()) this.#write(page, offset(begin) + n, line);
      this.#begins[slot] = begin;
    }
    this.#counts[slot] = held.length;
    this.#since[slot] = since;
    this.#size += held.length;
  }

  /** Holds nothing of a part any more. */
  drop(slot: number): void {
    if (!this.holds(slot, Number.MAX_VALUE)) return;
    const count = this.#counts[slot] as number;
    this.#since[slot] = Number.POSITIVE_INFINITY;
    this.#counts[slot] = 0;
    if (count === 0) return;
    const begin = this.#begins[slot] as number;
    const page = this.#pageAt(begin);
    for (let at = offset(begin); at < offset(begin) + count; at += 1) {
      const breaks = page.breakCounts[at] as number;
      if (breaks > 0) this.#pairs.give(page.breaks[at] as number, breaks);
    }
    this.#lines.give(begin, count);
    this.#size -= count;
  }

  /** Whether a line of a part passes. */
  hasOne(slot: number, sieve: Sieve): boolean {
    let found = false;
    this.#eachPassing(slot, sieve, () => {
      found = true;
      return false;
    });
    return found;
  }

  /** The first lines of a part that pass, no more than `most`. */
  linesOf(slot: number, sieve: Sieve, most: number): Line[] {
    const lines: Line[] = [];
    if (most <= 0) return lines;
    this.#eachPassing(slot, sieve, (page, at) => lines.push(this.#line(page, at)) < most);
    return lines;
  }

  /** Calls `visit` with the numbers of the sellers of the first lines that pass. */
  eachSeller(
    slot: number,
    { sieve, most }: Pick<Summing, 'sieve' | 'most'>,
    visit: (account: number) => void,
  ): void {
    let left = most;
    this.#eachPassing(slot, sieve, (page, at) => {
      visit(page.accounts[at] as number);
      left -= 1;
      return left > 0;
    });
  }

  /** Sums up the first lines of a part that pass; null where none does. */
  sums(slot: number, { sieve, most, quantity, recordOf }: Summing): Sums | null {
    const last = Number.POSITIVE_INFINITY;
    const sums = { lines: 0, quantity: 0, lowest: last, confirmedAt: 0, standing: 0 };
    let linesMore = false;
    this.#eachPassing(slot, sieve, (page, at) => {
      if (sums.lines === most) linesMore = true;
      else sums.lines += 1;
      sums.quantity += page.quantities[at] as number;
      const price = this.#priceAt(page, at, quantity);
      if (price < sums.lowest) sums.lowest = price;
      sums.confirmedAt = Math.max(sums.confirmedAt, page.confirmed[at] as number);
      sums.standing = Math.max(sums.standing, recordOf(page.accounts[at] as number));
      return !linesMore;
    });
    if (sums.lines === 0) return null;
    return { ...sums, linesMore, lowest: sums.lowest === last ? null : sums.lowest };
  }

  /** The number of a seller's account here. */
  accountNumber(account: string): number {
    return this.#texts.accounts.numberOf(account);
  }

  /** How many accounts have a number. */
  get accounts(): number {
    return this.#texts.accounts.size;
  }

  accountOf(number: number): string {
    return this.#texts.accounts.text(number);
  }

  #pageAt(place: number): LinePage {
    return this.#pages[Math.floor(place / PAGE_PLACES)] as LinePage;
  }

  /** Calls `visit` with the lines of a part that pass, in their order, until it answers false. */
  #eachPassing(slot: number, sieve: Sieve, visit: (page: LinePage, at: number) => boolean): void {
    const count = slot < this.#counts.length ? (this.#counts[slot] as number) : 0;
    if (count === 0) return;
    const begin = this.#begins[slot] as number;
    const page = this.#pageAt(begin);
    const from = offset(begin);
    for (let at = from; at < from + count; at += 1) {
      if (passes(page, at, sieve, this.#texts) && !visit(page, at)) return;
    }
  }

  /** Infinity where the seller wants to be asked. */
  #priceAt(page: LinePage, at: number, quantity: number | null): number {
    let price = page.prices[at] as number;
    if (quantity !== null) {
      for (const [from, there] of this.#breaksAt(page, at)) if (from <= quantity) price = there;
    }
    return Number.isNaN(price) ? Number.POSITIVE_INFINITY : price;
  }

  #breaksAt(page: LinePage, at: number): [number, number][] {
    const count = page.breakCounts[at] as number;
    if (count === 0) return [];
    const begin = page.breaks[at] as number;
    const { pairs } = pageOf(this.#breakPages, begin, BreakPage);
    return Array.from({ length: count }, (_, n) => {
      const pair = 2 * (offset(begin) + n);
      return [pairs[pair] as number, pairs[pair + 1] as number];
    });
  }

  #line(page: LinePage, at: number): Line {
    const price = page.prices[at] as number;
    const moq = page.moqs[at] as number;
    const marks = page.marks[at] as number;
    return {
      id: uuidAt(page.ids, 4 * at),
      account: this.#texts.accounts.text(page.accounts[at] as number),
      quantity: page.quantities[at] as number,
      unitPrice: Number.isNaN(price) ? null : price,
      moq: moq === 0 ? null : moq,
      priceBreaks: this.#breaksAt(page, at),
      condition: conditionIn(marks),
      packaging: packagingIn(marks),
      leadTime: leadTimeIn(marks),
      dateCode: this.#texts.dateCodes.text(page.dateCodes[at] as number),
      confirmedAt: page.confirmed[at] as number,
    };
  }

  #write(page: LinePage, at: number, line: Line): void {
    packUuid(line.id, page.ids, 4 * at);
    page.accounts[at] = this.#texts.accounts.numberOf(line.account);
    page.quantities[at] = line.quantity;
    page.prices[at] = line.unitPrice ?? Number.NaN;
    page.moqs[at] = line.moq ?? 0;
    page.marks[at] = marksOf(line.condition, line.packaging, line.leadTime);
    page.dateCodes[at] = this.#texts.dateCodes.numberOf(line.dateCode);
    page.confirmed[at] = line.confirmedAt;
    const breaks = line.priceBreaks.slice(0, BREAKS_MOST);
    page.breakCounts[at] = breaks.length;
    if (breaks.length === 0) return;
    const begin = this.#pairs.take(breaks.length);
    page.breaks[at] = begin;
    const { pairs } = pageOf(this.#breakPages, begin, BreakPage);
    for (const [n, pair] of breaks.entries()) pairs.set(pair, 2 * (offset(begin) + n));
  }

  #widen(slot: number): void {
    if (slot < this.#counts.length) return;
    const room = Math.max(slot + 1, this.#counts.length * 2);
    const [begins, counts, since] = [this.#begins, this.#counts, this.#since];
    this.#begins = new Uint32Array(room);
    this.#counts = new Uint16Array(room);
    this.#since = new Float64Array(room).fill(Number.POSITIVE_INFINITY);
    this.#begins.set(begins);
    this.#counts.set(counts);
    this.#since.set(since);
  }
}
