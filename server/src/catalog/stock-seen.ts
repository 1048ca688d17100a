import { batched } from '#server/kit/batch.ts';
import type { Db } from '#server/kit/database.ts';
import type { Line, RecordOf } from './core/offers.ts';
import { type LinesAsked, linesOfParts, type SellerShown, sellersShown } from './offers-store.ts';

/** So many lines are kept; past them those of the parts that were read first go. */
const LINES_MOST = 300_000;

interface Kept {
  readonly lines: readonly Line[];
  /** They were read with what was stale at this moment left out. */
  readonly staleAt: number;
  /** When the first of them gets stale. */
  readonly oldest: number;
  /** No more were asked for. */
  readonly most: number;
}

const keptOf = (lines: readonly Line[], staleAt: number, most: number): Kept => ({
  lines,
  staleAt,
  most,
  oldest: lines.reduce((oldest, { confirmedAt }) => Math.min(oldest, confirmedAt), Infinity),
});

/** What is asked together names the place where it is asked. */
type Asked<T> = T & { readonly db: Db };

/**
 * Lines and sellers of the parts that were searched last. They are forgotten as soon as anything of
 * them changed, so that who finds them here finds what the database would say.
 */
export class StockSeen {
  readonly #parts = new Map<number, Kept>();
  readonly #sellers = new Map<string, SellerShown>();
  #size = 0;
  /** How often something was forgotten: what was asked for before that is not kept. */
  #forgotten = 0;
  readonly #lines = batched((asks: readonly Asked<LinesAsked>[]) =>
    linesOfParts((asks[0] as { db: Db }).db, asks),
  );
  readonly #shown = batched((asks: readonly Asked<{ account: string }>[]) =>
    sellersShown(
      (asks[0] as { db: Db }).db,
      asks.map(({ account }) => account),
    ),
  );

  /**
   * The fresh lines of parts, the cheapest first, in the order of the parts: `most` of each, or more
   * where more are kept.
   */
  async linesOf(
    db: Db,
    parts: readonly number[],
    { staleAt, most }: { readonly staleAt: Date; readonly most: number },
  ): Promise<readonly (readonly Line[])[]> {
    const stale = staleAt.getTime();
    const kept = parts.map((part) => this.#kept(part, stale, most));
    if (kept.includes(null)) {
      const forgotten = this.#forgotten;
      await Promise.all(
        kept.map(async (one, at) => {
          if (one !== null) return;
          const part = parts[at] as number;
          const read = await this.#lines({ db, part, staleAt, most });
          const fresh = keptOf(read, stale, most);
          kept[at] = fresh;
          if (this.#forgotten === forgotten) this.#keep(part, fresh);
        }),
      );
    }
    return kept.map((one) => {
      if (one === null) return [];
      if (one.oldest > stale) return one.lines;
      return one.lines.filter(({ confirmedAt }) => confirmedAt > stale);
    });
  }

  /** What is shown of sellers; one whom nobody drew yet is left out. */
  async sellersOf(db: Db, lines: Iterable<Line>): Promise<ReadonlyMap<string, SellerShown>> {
    const sellers = new Map<string, SellerShown>();
    const missing = new Set<string>();
    for (const { account } of lines) {
      const known = this.#sellers.get(account);
      if (known === undefined) missing.add(account);
      else sellers.set(account, known);
    }
    if (missing.size > 0) {
      const forgotten = this.#forgotten;
      const asked = [...missing].map((account) => this.#shown({ db, account }));
      for (const shown of await Promise.all(asked)) {
        if (shown === null) continue;
        sellers.set(shown.account, shown);
        if (this.#forgotten === forgotten) this.#sellers.set(shown.account, shown);
      }
    }
    return sellers;
  }

  /** Forgets parts that changed; null is all. */
  readonly parts = (ids: readonly number[] | null): void => {
    if (ids?.length === 0) return;
    this.#forgotten += 1;
    for (const id of ids ?? [...this.#parts.keys()]) this.#forget(id);
  };

  /** Forgets what is shown of sellers. */
  readonly sellers = (): void => {
    this.#forgotten += 1;
    this.#sellers.clear();
  };

  #kept(part: number, stale: number, most: number): Kept | null {
    const kept = this.#parts.get(part);
    if (kept === undefined || kept.staleAt > stale) return null;
    // Fewer than were asked for are all there are; some of more may be stale by now.
    const isEnough = kept.lines.length < kept.most || (kept.most >= most && kept.oldest > stale);
    return isEnough ? kept : null;
  }

  #keep(part: number, kept: Kept): void {
    this.#forget(part);
    for (const [oldest] of this.#parts) {
      if (this.#size + kept.lines.length <= LINES_MOST) break;
      this.#forget(oldest);
    }
    this.#parts.set(part, kept);
    this.#size += kept.lines.length;
  }

  #forget(part: number): void {
    this.#size -= this.#parts.get(part)?.lines.length ?? 0;
    this.#parts.delete(part);
  }
}

/** The records of sellers as offers are sorted by them. */
export const recordIn =
  (sellers: ReadonlyMap<string, SellerShown>): RecordOf =>
  (account) =>
    sellers.get(account)?.low ?? 0;
