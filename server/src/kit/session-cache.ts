import type { Language } from '#contract/option-schemas.ts';
import type { Caller } from './request-context.ts';

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
  readonly #kept = new Map<string, { readonly held: AuthenticatedCaller; readonly at: number }>();

  /** The holder, asked anew where the one that is known is older than the call allows. */
  async find(
    token: string,
    { now, withinS }: { readonly now: Date; readonly withinS: number },
    identify: () => Promise<AuthenticatedCaller | null>,
  ): Promise<AuthenticatedCaller | null> {
    const cached = this.#kept.get(token);
    const age = cached === undefined ? Number.POSITIVE_INFINITY : now.getTime() - cached.at;
    if (cached !== undefined && age >= 0 && age < withinS * 1000) return cached.held;
    this.#kept.delete(token);
    const held = await identify();
    if (held === null) return null;
    // The first of a map is the one that was asked longest ago.
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= CACHED_MAX) this.#kept.delete(oldest);
    this.#kept.set(token, { held, at: now.getTime() });
    return held;
  }
}
