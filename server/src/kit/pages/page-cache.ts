/** Answers kept for a while; who asks for one that is being made waits for it. */
export class PageCache<Value> {
  readonly #forMs: number;
  readonly #most: number;
  readonly #values = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();

  constructor({ forMs, most }: { readonly forMs: number; readonly most: number }) {
    this.#forMs = forMs;
    this.#most = most;
  }

  /** The kept value of a key, or what `make` makes; a failure is kept for nobody. */
  get(key: string, nowMs: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known !== undefined && known.until > nowMs) return known.value;
    const value = make();
    this.#values.delete(key);
    this.#values.set(key, { until: nowMs + this.#forMs, value });
    value.catch(() => {
      if (this.#values.get(key)?.value === value) this.#values.delete(key);
    });
    // The map remembers the order of writing: its first key is the oldest.
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
