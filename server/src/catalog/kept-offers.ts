import type { OfferRow } from './offers-store.ts';

const PARTS_MOST = 20_000;

interface Kept {
  readonly offers: readonly OfferRow[];
  /** The offers stand while this moment is not stale. */
  readonly oldest: number;
}

/**
 * The first offers of the parts that were searched last. They are forgotten as soon as anything of
 * their part changed, so that who finds them here finds what the database would say.
 */
export class KeptOffers {
  readonly #parts = new Map<number, Kept>();

  /** The first offers of a part; nothing where they are not kept or one of them left search. */
  get(part: number, staleAt: Date): readonly OfferRow[] | undefined {
    const kept = this.#parts.get(part);
    return kept !== undefined && kept.oldest > staleAt.getTime() ? kept.offers : undefined;
  }

  /** Keeps offers of which every seller is known by name. */
  keep(part: number, offers: readonly OfferRow[]): void {
    if (offers.some(({ name_wire }) => name_wire === null)) return;
    if (this.#parts.size >= PARTS_MOST) {
      // The one that was kept first.
      for (const [oldest] of this.#parts) {
        this.#parts.delete(oldest);
        break;
      }
    }
    const oldest = Math.min(...offers.map(({ confirmed_at }) => confirmed_at.getTime()));
    this.#parts.set(part, { offers, oldest });
  }

  /** Forgets parts that changed. */
  readonly parts = (ids: readonly number[]): void => {
    for (const id of ids) this.#parts.delete(id);
  };

  /** Forgets everything: what is shown of sellers changed. */
  readonly all = (): void => this.#parts.clear();
}
