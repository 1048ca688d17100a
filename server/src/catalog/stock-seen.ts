import { batched } from '#server/kit/batch.ts';
import type { Db } from '#server/kit/database.ts';
import type { Sieve } from './core/line-sieve.ts';
import type { Line } from './core/offers.ts';
import { LINES_OF_PART_MOST, PackedLines } from './core/packed-lines.ts';
import type { PartIndex } from './core/part-index.ts';
import { linesOfParts, type SellerShown, sellersShown } from './offers-store.ts';

/** So many lines are held, some 55 bytes each; past them others go. */
const LINES_MOST = 12_000_000;
/** Lines that got stale since are read too: clocks of those who ask differ a little. */
const STALE_SLACK_MS = 3_600_000;
/** So many lines are read by one statement while all are read ahead. */
const AHEAD_LINES = 2000;
/** What is shown of so many sellers is read by one statement while all are read ahead. */
const AHEAD_SELLERS = 500;
/** Reading fewer lines of a part takes no time that anybody sees. */
const RENEWED_FROM = 50;

interface Reading {
  readonly db: Db;
  readonly slot: number;
  readonly since: number;
}

/**
 * Lines and sellers as searches saw them last. They are forgotten as soon as anything of them
 * changed, so that who finds them here finds what the database would say.
 */
export class StockSeen {
  readonly lines = new PackedLines();
  readonly #index: PartIndex;
  /** By the number of their account; null is one whom nobody drew yet. */
  readonly #sellers: (SellerShown | null | undefined)[] = [];
  /** What is being read: what is forgotten meanwhile is taken out, and is not kept. */
  readonly #underWay = new Set<Set<number>>();
  /** How often sellers were forgotten: what was asked for before that is not kept. */
  #forgotten = 0;
  /** Where parts were last let go to make room. */
  #hand = 0;
  /** One that is read ahead and one that a search waits for. */
  readonly #read = batched((asks: readonly Reading[]) => this.#readLines(asks), { atOnce: 2 });
  readonly #readSeller = batched((asks: readonly { db: Db; account: string }[]) =>
    sellersShown(
      (asks[0] as { db: Db }).db,
      asks.map(({ account }) => account),
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
      const missing = slots.filter((slot) => !this.lines.holds(slot, stale));
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
    const forgotten = this.#forgotten;
    const shown = await Promise.all(
      accounts.map((account) => this.#readSeller({ db, account: this.lines.accountOf(account) })),
    );
    if (this.#forgotten !== forgotten) return;
    for (const [at, account] of accounts.entries()) {
      this.#sellers[account] = shown[at] as SellerShown | null;
    }
  }

  /**
   * Reads what is shown of the sellers of all lines ahead; where sellers change meanwhile it ends,
   * as whoever forgets them begins anew.
   */
  async readSellersAhead(db: Db): Promise<void> {
    const forgotten = this.#forgotten;
    let some: number[] = [];
    for (let account = 0; account < this.lines.accounts; account += 1) {
      if (this.#sellers[account] === undefined) some.push(account);
      if (some.length < AHEAD_SELLERS) continue;
      await this.#readSellers(db, some);
      if (this.#forgotten !== forgotten) return;
      some = [];
    }
    await this.#readSellers(db, some);
  }

  /** The sellers of the first lines that pass, so many of each part. */
  sellersIn(slots: readonly number[], sieveOf: (slot: number) => Sieve, most: number): Set<number> {
    const accounts = new Set<number>();
    if (most === 0) return accounts;
    for (const slot of slots) {
      const of = { sieve: sieveOf(slot), most };
      this.lines.eachSeller(slot, of, (account) => accounts.add(account));
    }
    return accounts;
  }

  /** The lower end of a seller's record by the number of its account; 0 where none is held. */
  readonly recordOf = (account: number): number => this.#sellers[account]?.low ?? 0;

  /** The same by the account itself. */
  readonly recordOfAccount = (account: string): number =>
    this.recordOf(this.lines.accountNumber(account));

  /** The numbers of the accounts of lines. */
  accountsOf(lines: readonly Line[]): Set<number> {
    return new Set(lines.map(({ account }) => this.lines.accountNumber(account)));
  }

  /** What is shown of the sellers of lines; one whom nobody drew yet is left out. */
  shownOf(lines: readonly Line[]): Map<string, SellerShown> {
    const shown = new Map<string, SellerShown>();
    for (const { account } of lines) {
      const seller = this.#sellers[this.lines.accountNumber(account)];
      if (seller) shown.set(account, seller);
    }
    return shown;
  }

  /**
   * Reads lines ahead, those of the parts with most first, until all or enough are held; and their
   * sellers.
   */
  async readAhead(db: Db, stale: number): Promise<void> {
    await this.#readLinesAhead(db, stale);
    await this.readSellersAhead(db);
  }

  async #readLinesAhead(db: Db, stale: number): Promise<void> {
    const index = this.#index;
    const slots = Uint32Array.from({ length: index.size }, (_, slot) => slot)
      .filter((slot) => index.isStocked(slot, stale))
      .sort((a, b) => index.lines(b) - index.lines(a));
    let [some, lines]: [number[], number] = [[], 0];
    for (const slot of slots) {
      if (this.lines.size > LINES_MOST * 0.9) return;
      some.push(slot);
      lines += Math.min(LINES_OF_PART_MOST, index.lines(slot));
      if (lines < AHEAD_LINES) continue;
      await this.ready(db, some, stale);
      [some, lines] = [[], 0];
    }
    await this.ready(db, some, stale);
  }

  /**
   * Takes in that parts changed, by their ids, so that no search waits long for what a large list
   * changed: few lines are forgotten, many are those of before until they are read anew.
   */
  async renew(db: Db, ids: readonly number[]): Promise<void> {
    let [some, lines]: [Promise<unknown>[], number] = [[], 0];
    for (const id of ids) {
      const slot = this.#index.slotOf(id);
      const since = slot === undefined ? Number.POSITIVE_INFINITY : this.lines.since(slot);
      if (slot === undefined || since === Number.POSITIVE_INFINITY) continue;
      if (this.#index.lines(slot) < RENEWED_FROM) {
        this.forgetParts([id]);
        continue;
      }
      some.push(this.#read({ db, slot, since }));
      lines += Math.min(LINES_OF_PART_MOST, this.#index.lines(slot));
      if (lines < AHEAD_LINES) continue;
      await Promise.all(some);
      [some, lines] = [[], 0];
    }
    await Promise.all(some);
  }

  /** Forgets the lines of parts that changed, by their ids. */
  forgetParts(ids: readonly number[]): void {
    for (const id of ids) {
      const slot = this.#index.slotOf(id);
      if (slot === undefined) continue;
      for (const reading of this.#underWay) reading.delete(slot);
      this.lines.drop(slot);
    }
  }

  /** Forgets what is shown of sellers, by their accounts. */
  forgetSellers(accounts: readonly string[]): void {
    this.#forgotten += 1;
    for (const account of accounts) this.#sellers[this.lines.accountNumber(account)] = undefined;
  }

  async #readLines(asks: readonly Reading[]): Promise<readonly null[]> {
    const { db } = asks[0] as Reading;
    const wanted = new Map(asks.map((ask) => [ask.slot, ask]));
    const reading = new Set(wanted.keys());
    this.#underWay.add(reading);
    try {
      const asked = [...wanted.values()].map(({ slot, since }) => ({
        part: this.#index.id(slot),
        since,
        most: LINES_OF_PART_MOST,
      }));
      const read = await linesOfParts(db, asked);
      for (const [at, { slot, since }] of [...wanted.values()].entries()) {
        if (reading.has(slot)) this.lines.put(slot, read[at] as readonly Line[], since);
      }
      this.#makeRoom(wanted);
    } finally {
      this.#underWay.delete(reading);
    }
    return asks.map(() => null);
  }

  /** Lets lines of other parts go where too many are held. */
  #makeRoom(but: ReadonlyMap<number, unknown>): void {
    for (let left = this.#index.size; this.lines.size > LINES_MOST && left > 0; left -= 1) {
      this.#hand = (this.#hand + 1) % this.#index.size;
      if (!but.has(this.#hand)) this.lines.drop(this.#hand);
    }
  }
}
