import { batched } from '#server/kit/database/batch.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { CompiledFilter } from '../core/compiled-filter.ts';
import type { HeldLine, Line } from '../core/offer-order.ts';
import { LINES_OF_PART_MOST, PackedLines } from '../core/packed-lines.ts';
import type { PartIndex } from '../core/part-index.ts';
import { findLinesOfParts, findSellerSummaries, type SellerSummary } from '../store/offers.ts';

/** So many lines are held, some 55 bytes each; past them others go. */
const LINES_MOST = 12_000_000;
/** Lines that got stale since are read too: clocks of those who ask differ a little. */
const STALE_SLACK_MS = 3_600_000;
/** So many lines are read by one statement while all are read ahead. */
const PRELOAD_LINES = 2000;
/** Summaries of so many sellers are read by one statement while all are preloaded. */
const PRELOAD_SELLERS = 500;
/** Reading fewer lines of a part takes no time that anybody sees. */
const REFRESHED_FROM = 50;

interface LineRead {
  readonly db: Db;
  readonly slot: number;
  readonly since: number;
}

/**
 * Lines and sellers as searches saw them last. They are forgotten as soon as anything of them
 * changed, so that who finds them here finds what the database would say.
 */
export class StockCache {
  readonly lines = new PackedLines();
  readonly #index: PartIndex;
  /** By the number of their account; null is one whom nobody drew yet. */
  readonly #sellers: (SellerSummary | null | undefined)[] = [];
  /** Reads in progress: slots that are invalidated meanwhile are removed and not cached. */
  readonly #reads = new Set<Set<number>>();
  /** How often sellers were forgotten: what was asked for before that is not kept. */
  #sellerInvalidations = 0;
  /** Where parts were last let go to make room. */
  #evictAt = 0;
  /** One that is read ahead and one that a search waits for. */
  readonly #read = batched((requests: readonly LineRead[]) => this.#readLines(requests), {
    atOnce: 2,
  });
  readonly #readSeller = batched((requests: readonly { db: Db; account: string }[]) =>
    findSellerSummaries(
      (requests[0] as { db: Db }).db,
      requests.map(({ account }) => account),
    ),
  );

  constructor(index: PartIndex) {
    this.#index = index;
  }

  /**
   * Reads the fresh lines of parts, and what is shown of the sellers that `accounts` then names,
   * where they are not held. They are until the next turn.
   */
  async ready(
    db: Db,
    slots: readonly number[],
    stale: number,
    accounts: () => Iterable<number> = () => [],
  ): Promise<void> {
    for (;;) {
      const missing = slots.filter((slot) => !this.lines.has(slot, stale));
      if (missing.length > 0) {
        const since = stale - STALE_SLACK_MS;
        await Promise.all(missing.map((slot) => this.#read({ db, slot, since })));
        continue;
      }
      const unknown = new Set<number>();
      for (const account of accounts()) {
        if (this.#sellers[account] === undefined) unknown.add(account);
      }
      if (unknown.size === 0) return;
      await this.#readSellers(db, [...unknown]);
    }
  }

  /** Reads what is shown of sellers where it is not held, by the numbers of their accounts. */
  async #readSellers(db: Db, accounts: readonly number[]): Promise<void> {
    const invalidations = this.#sellerInvalidations;
    const summaries = await Promise.all(
      accounts.map((account) => this.#readSeller({ db, account: this.lines.accountOf(account) })),
    );
    if (this.#sellerInvalidations !== invalidations) return;
    for (const [at, account] of accounts.entries()) {
      this.#sellers[account] = summaries[at] as SellerSummary | null;
    }
  }

  /**
   * Reads what is shown of the sellers of all lines ahead; where sellers change meanwhile it ends,
   * as whoever forgets them begins anew.
   */
  async preloadSellers(db: Db): Promise<void> {
    const invalidations = this.#sellerInvalidations;
    let some: number[] = [];
    for (let account = 0; account < this.lines.accounts; account += 1) {
      if (this.#sellers[account] === undefined) some.push(account);
      if (some.length < PRELOAD_SELLERS) continue;
      await this.#readSellers(db, some);
      if (this.#sellerInvalidations !== invalidations) return;
      some = [];
    }
    await this.#readSellers(db, some);
  }

  /** The sellers of the first lines that pass, so many of each part. */
  sellersIn(
    slots: readonly number[],
    filterOf: (slot: number) => CompiledFilter,
    most: number,
  ): Set<number> {
    const accounts = new Set<number>();
    if (most === 0) return accounts;
    for (const slot of slots) {
      const of = { compiled: filterOf(slot), most };
      this.lines.eachSeller(slot, of, (account) => accounts.add(account));
    }
    return accounts;
  }

  /** The lower end of a seller's record by the number of its account; 0 where none is held. */
  readonly scoreOf = (account: number): number => this.#sellers[account]?.low ?? 0;

  /** The same of the seller of a line. */
  readonly scoreOfLine = ({ seller }: Pick<HeldLine, 'seller'>): number => this.scoreOf(seller);

  /** Returns the summaries of the sellers of lines; one without a summary is left out. */
  sellersOf(lines: readonly HeldLine[]): Map<string, SellerSummary> {
    const summaries = new Map<string, SellerSummary>();
    for (const { account, seller } of lines) {
      const summary = this.#sellers[seller];
      if (summary) summaries.set(account, summary);
    }
    return summaries;
  }

  /** Returns the summary of who asks the lowest price of a part; null where nobody names one. */
  cheapestSellerOf(slot: number, compiled: CompiledFilter): SellerSummary | null {
    const account = this.lines.cheapestAccount(slot, compiled);
    return account === null ? null : (this.#sellers[account] ?? null);
  }

  /**
   * Reads lines ahead, those of the parts with most first, until all or enough are held; and their
   * sellers.
   */
  async preload(db: Db, stale: number): Promise<void> {
    await this.#preloadLines(db, stale);
    await this.preloadSellers(db);
  }

  async #preloadLines(db: Db, stale: number): Promise<void> {
    const index = this.#index;
    const slots = Uint32Array.from({ length: index.size }, (_, slot) => slot)
      .filter((slot) => index.isStocked(slot, stale))
      .sort((a, b) => index.lines(b) - index.lines(a));
    let [some, lines]: [number[], number] = [[], 0];
    for (const slot of slots) {
      if (this.lines.size > LINES_MOST * 0.9) return;
      some.push(slot);
      lines += Math.min(LINES_OF_PART_MOST, index.lines(slot));
      if (lines < PRELOAD_LINES) continue;
      await this.ready(db, some, stale);
      [some, lines] = [[], 0];
    }
    await this.ready(db, some, stale);
  }

  /**
   * Takes in that parts changed, by their ids, so that no search waits long for what a large list
   * changed: few lines are forgotten, many are those of before until they are read anew.
   */
  async refresh(db: Db, ids: readonly number[]): Promise<void> {
    let [some, lines]: [Promise<unknown>[], number] = [[], 0];
    for (const id of ids) {
      const slot = this.#index.slotOf(id);
      const since = slot === undefined ? Number.POSITIVE_INFINITY : this.lines.since(slot);
      if (slot === undefined || since === Number.POSITIVE_INFINITY) continue;
      if (this.#index.lines(slot) < REFRESHED_FROM) {
        this.invalidateParts([id]);
        continue;
      }
      some.push(this.#read({ db, slot, since }));
      lines += Math.min(LINES_OF_PART_MOST, this.#index.lines(slot));
      if (lines < PRELOAD_LINES) continue;
      await Promise.all(some);
      [some, lines] = [[], 0];
    }
    await Promise.all(some);
  }

  /** Forgets the lines of parts that changed, by their ids. */
  invalidateParts(ids: readonly number[]): void {
    for (const id of ids) {
      const slot = this.#index.slotOf(id);
      if (slot === undefined) continue;
      for (const slots of this.#reads) slots.delete(slot);
      this.lines.drop(slot);
    }
  }

  /** Forgets what is shown of sellers, by their accounts. */
  invalidateSellers(accounts: readonly string[]): void {
    this.#sellerInvalidations += 1;
    for (const account of accounts) this.#sellers[this.lines.accountNumber(account)] = undefined;
  }

  async #readLines(requests: readonly LineRead[]): Promise<readonly null[]> {
    const { db } = requests[0] as LineRead;
    const bySlot = new Map(requests.map((request) => [request.slot, request]));
    const slots = new Set(bySlot.keys());
    this.#reads.add(slots);
    try {
      const linesToRead = [...bySlot.values()].map(({ slot, since }) => ({
        part: this.#index.id(slot),
        since,
        most: LINES_OF_PART_MOST,
      }));
      const read = await findLinesOfParts(db, linesToRead);
      for (const [at, { slot, since }] of [...bySlot.values()].entries()) {
        if (slots.has(slot)) this.lines.put(slot, read[at] as readonly Line[], since);
      }
      this.#evict(bySlot);
    } finally {
      this.#reads.delete(slots);
    }
    return requests.map(() => null);
  }

  /** Lets lines of other parts go where too many are held. */
  #evict(except: ReadonlyMap<number, unknown>): void {
    for (let left = this.#index.size; this.lines.size > LINES_MOST && left > 0; left -= 1) {
      this.#evictAt = (this.#evictAt + 1) % this.#index.size;
      if (!except.has(this.#evictAt)) this.lines.drop(this.#evictAt);
    }
  }
}
