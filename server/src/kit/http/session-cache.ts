import type { Language } from '#contract/option-schemas.ts';
import type { Caller } from '../request-context.ts';

/** Who holds a token, and the language they read. */
export interface AuthenticatedCaller {
  readonly caller: Caller;
  readonly lang: Language;
}

const CACHED_MAX = 20_000;

/**
 * Who held a token some seconds ago, for calls that allow it: a search need not ask the database
 * each time who is searching. A token that nobody held is never kept.
 */
export class SessionCache {
  readonly #cache = new Map<
    string,
    { readonly held: AuthenticatedCaller; readonly cachedAt: number }
  >();

  /** The holder, asked anew where the one that is known is older than the call allows. */
  async find(
    token: string,
    { now, withinS }: { readonly now: Date; readonly withinS: number },
    identify: () => Promise<AuthenticatedCaller | null>,
  ): Promise<AuthenticatedCaller | null> {
    const cached = this.#cache.get(token);
    const age = cached === undefined ? Number.POSITIVE_INFINITY : now.getTime() - cached.cachedAt;
    if (cached !== undefined && age >= 0 && age < withinS * 1000) return cached.held;
    this.#cache.delete(token);
    const held = await identify();
    if (held === null) return null;
    // The first of a map is the one that was asked longest ago.
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= CACHED_MAX) this.#cache.delete(oldest);
    this.#cache.set(token, { held, cachedAt: now.getTime() });
    return held;
  }
}
