import { BLOCK_MOST, BlockAllocator, PAGE_PLACES } from './block-allocator.ts';
import {
  type CompiledFilter,
  packMarks,
  unpackCondition,
  unpackLeadTime,
  unpackPackaging,
} from './compiled-filter.ts';
import { InternedTexts, readUuid, writeUuid } from './interned-texts.ts';
import type { LineSums, SumOptions } from './line-sums.ts';
import { canSupply, type HeldLine, type Line, nearestOrderable } from './offer-order.ts';

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

/** Stock and least quantity of a line; 0 as the least is none. */
const orderableOf = (page: LinePage, i: number) => ({
  quantity: page.quantities[i] as number,
  moq: page.moqs[i] as number,
});

const offset = (place: number) => place % PAGE_PLACES;

/** The page that a place lies on; it is made when its first place is taken. */
function pageOf<Page>(pages: Page[], place: number, make: new () => Page): Page {
  const i = Math.floor(place / PAGE_PLACES);
  while (pages.length <= i) pages.push(new make());
  return pages[i] as Page;
}

/** Whether a line passes. */
function passesFilter(page: LinePage, i: number, compiled: CompiledFilter, texts: Texts): boolean {
  if ((page.confirmed[i] as number) <= compiled.stale) return false;
  if (compiled.marks !== null && compiled.marks[page.marks[i] as number] === 0) return false;
  if ((page.quantities[i] as number) < compiled.least) return false;
  const { isMadeWithin, account } = compiled;
  return (
    (isMadeWithin === null || isMadeWithin(texts.dateCodes.text(page.dateCodes[i] as number))) &&
    (account === null || account(texts.accounts.text(page.accounts[i] as number)))
  );
}

interface Texts {
  readonly accounts: InternedTexts;
  readonly dateCodes: InternedTexts;
}

/**
 * Lines of stock by the slot of their part, packed in columns: millions of objects would keep the
 * collector of garbage busier than searches keep the rest. Lines of a part come the cheapest first,
 * and so they are kept.
 */
export class PackedLines {
  readonly #lines = new BlockAllocator();
  readonly #pages: LinePage[] = [];
  readonly #pairs = new BlockAllocator();
  readonly #breakPages: BreakPage[] = [];
  readonly #texts: Texts = { accounts: new InternedTexts(), dateCodes: new InternedTexts() };
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
  has(slot: number, since: number): boolean {
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
    const stored = lines.slice(0, LINES_OF_PART_MOST);
    if (stored.length > 0) {
      const begin = this.#lines.allocate(stored.length);
      const page = pageOf(this.#pages, begin, LinePage);
      for (const [n, line] of stored.entries()) this.#write(page, offset(begin) + n, line);
      this.#begins[slot] = begin;
    }
    this.#counts[slot] = stored.length;
    this.#since[slot] = since;
    this.#size += stored.length;
  }

  /** Holds nothing of a part any more. */
  drop(slot: number): void {
    if (!this.has(slot, Number.MAX_VALUE)) return;
    const count = this.#counts[slot] as number;
    this.#since[slot] = Number.POSITIVE_INFINITY;
    this.#counts[slot] = 0;
    if (count === 0) return;
    const begin = this.#begins[slot] as number;
    const page = this.#pageAt(begin);
    for (let i = offset(begin); i < offset(begin) + count; i += 1) {
      const breaks = page.breakCounts[i] as number;
      if (breaks > 0) this.#pairs.release(page.breaks[i] as number, breaks);
    }
    this.#lines.release(begin, count);
    this.#size -= count;
  }

  /** Whether a line of a part passes. */
  hasMatch(slot: number, compiled: CompiledFilter): boolean {
    let found = false;
    this.#eachPassing(slot, compiled, () => {
      found = true;
      return false;
    });
    return found;
  }

  /** The first lines of a part that pass, no more than `most`. */
  linesOf(slot: number, compiled: CompiledFilter, most: number): HeldLine[] {
    const lines: HeldLine[] = [];
    if (most <= 0) return lines;
    this.#eachPassing(slot, compiled, (page, i) => lines.push(this.#line(page, i)) < most);
    return lines;
  }

  /** Calls `visit` with the numbers of the sellers of the first lines that pass. */
  eachSeller(
    slot: number,
    { compiled, most }: Pick<SumOptions, 'compiled' | 'most'>,
    visit: (account: number) => void,
  ): void {
    let left = most;
    this.#eachPassing(slot, compiled, (page, i) => {
      visit(page.accounts[i] as number);
      left -= 1;
      return left > 0;
    });
  }

  /** Returns the number of the account of the first line that passes; null where it has no price. */
  cheapestAccount(slot: number, compiled: CompiledFilter): number | null {
    let cheapest: number | null = null;
    this.#eachPassing(slot, compiled, (page, i) => {
      if (!Number.isNaN(page.prices[i] as number)) cheapest = page.accounts[i] as number;
      return false;
    });
    return cheapest;
  }

  /** Sums up the first lines of a part that pass; null where none does. */
  sumLines(slot: number, { compiled, most, quantity, scoreOf }: SumOptions): LineSums | null {
    const last = Number.POSITIVE_INFINITY;
    const sumLines = { lines: 0, quantity: 0, confirmedAt: 0, bestScore: 0 };
    let linesMore = false;
    // Of the lines that can supply the quantity, and of the others.
    let [supplied, short] = [last, last];
    this.#eachPassing(slot, compiled, (page, i) => {
      if (sumLines.lines === most) linesMore = true;
      else sumLines.lines += 1;
      sumLines.quantity += page.quantities[i] as number;
      const price = this.#priceAt(page, i, quantity);
      if (canSupply(orderableOf(page, i), quantity)) supplied = Math.min(supplied, price);
      else short = Math.min(short, price);
      sumLines.confirmedAt = Math.max(sumLines.confirmedAt, page.confirmed[i] as number);
      sumLines.bestScore = Math.max(sumLines.bestScore, scoreOf(page.accounts[i] as number));
      return !linesMore;
    });
    if (sumLines.lines === 0) return null;
    const isLowestSupplied = supplied !== last;
    const lowest = isLowestSupplied ? supplied : short;
    return { ...sumLines, linesMore, lowest: lowest === last ? null : lowest, isLowestSupplied };
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
  #eachPassing(
    slot: number,
    compiled: CompiledFilter,
    visit: (page: LinePage, i: number) => boolean,
  ): void {
    const count = slot < this.#counts.length ? (this.#counts[slot] as number) : 0;
    if (count === 0) return;
    const begin = this.#begins[slot] as number;
    const page = this.#pageAt(begin);
    const from = offset(begin);
    for (let i = from; i < from + count; i += 1) {
      if (passesFilter(page, i, compiled, this.#texts) && !visit(page, i)) return;
    }
  }

  /** Infinity where the seller wants to be asked. The same as `priceAt` of the unpacked line. */
  #priceAt(page: LinePage, i: number, quantity: number | null): number {
    let price = page.prices[i] as number;
    if (quantity !== null) {
      const pieces = nearestOrderable(orderableOf(page, i), quantity);
      for (const [from, there] of this.#breaksAt(page, i)) if (from <= pieces) price = there;
    }
    return Number.isNaN(price) ? Number.POSITIVE_INFINITY : price;
  }

  #breaksAt(page: LinePage, i: number): [number, number][] {
    const count = page.breakCounts[i] as number;
    if (count === 0) return [];
    const begin = page.breaks[i] as number;
    const { pairs } = pageOf(this.#breakPages, begin, BreakPage);
    return Array.from({ length: count }, (_, n) => {
      const pair = 2 * (offset(begin) + n);
      return [pairs[pair] as number, pairs[pair + 1] as number];
    });
  }

  #line(page: LinePage, i: number): HeldLine {
    const seller = page.accounts[i] as number;
    const price = page.prices[i] as number;
    const moq = page.moqs[i] as number;
    const marks = page.marks[i] as number;
    return {
      id: readUuid(page.ids, 4 * i),
      account: this.#texts.accounts.text(seller),
      seller,
      quantity: page.quantities[i] as number,
      unitPrice: Number.isNaN(price) ? null : price,
      moq: moq === 0 ? null : moq,
      priceBreaks: this.#breaksAt(page, i),
      condition: unpackCondition(marks),
      packaging: unpackPackaging(marks),
      leadTime: unpackLeadTime(marks),
      dateCode: this.#texts.dateCodes.text(page.dateCodes[i] as number),
      confirmedAt: page.confirmed[i] as number,
    };
  }

  #write(page: LinePage, i: number, line: Line): void {
    writeUuid(line.id, page.ids, 4 * i);
    page.accounts[i] = this.#texts.accounts.numberOf(line.account);
    page.quantities[i] = line.quantity;
    page.prices[i] = line.unitPrice ?? Number.NaN;
    page.moqs[i] = line.moq ?? 0;
    page.marks[i] = packMarks(line.condition, line.packaging, line.leadTime);
    page.dateCodes[i] = this.#texts.dateCodes.numberOf(line.dateCode);
    page.confirmed[i] = line.confirmedAt;
    const breaks = line.priceBreaks.slice(0, BREAKS_MOST);
    page.breakCounts[i] = breaks.length;
    if (breaks.length === 0) return;
    const begin = this.#pairs.allocate(breaks.length);
    page.breaks[i] = begin;
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
