import { setImmediate as pause, setTimeout as rest } from 'node:timers/promises';
import { batched } from '#server/kit/batch.ts';
import type { Db } from '#server/kit/database.ts';
import { PartIndex } from './core/part-index.ts';
import {
  changedSince,
  makerNames,
  partsAfter,
  partsByIds,
  partsChangedIn,
  type Snapshot,
  snapshotNow,
} from './index-store.ts';
import { StockSeen } from './stock-seen.ts';

const PAGE = 20_000;
/** So many changed parts are read by one statement, so that nothing else waits long for it. */
const AT_ONCE = 200;
/** What another process committed may be seen so much later. */
const TRUSTED_MS = 50;
/** The popular parts are drawn anew when so many parts changed since. */
const POPULAR_AFTER = 20_000;

/** The catalogue in memory as it was at one moment. */
interface State {
  readonly index: PartIndex;
  readonly stock: StockSeen;
  makers: Map<string, string>;
  snapshot: Snapshot;
  /** Parts that changed and are not read yet. */
  readonly due: Set<number>;
  /** Parts of large lists, which no search waits for, and transactions whose lists are not read. */
  later: number[];
  unread: string[];
  changed: number;
}

async function load(db: Db, hear: (parts: number) => void): Promise<State> {
  // What is committed while parts are being read is read again by its change.
  const snapshot = await snapshotNow(db);
  const index = new PartIndex();
  for (let after = 0, size = PAGE; size === PAGE; ) {
    const parts = await partsAfter(db, after, PAGE);
    index.put(parts);
    size = parts.length;
    hear(index.size);
    after = parts.at(-1)?.id ?? after;
  }
  await index.drawPopular(() => pause());
  return {
    index,
    stock: new StockSeen(index),
    makers: await makerNames(db),
    snapshot,
    due: new Set(),
    later: [],
    unread: [],
    changed: 0,
  };
}

/** Takes parts in as they are now; where they cannot be read they are due. */
async function takeIn(db: Db, state: State, ids: readonly number[]): Promise<void> {
  const parts = await partsByIds(db, ids).catch((error: unknown) => {
    for (const id of ids) state.due.add(id);
    throw error;
  });
  const there = new Set(parts.map(({ id }) => id));
  state.index.put(parts);
  state.index.drop(ids.filter((id) => !there.has(id)));
  state.changed += ids.length;
}

/** Some of what is due, which is then due no more: what changes again before it is read is so anew. */
function someDue({ due }: State): number[] {
  const ids: number[] = [];
  for (const id of due) {
    if (ids.length === AT_ONCE) break;
    ids.push(id);
  }
  for (const id of ids) due.delete(id);
  return ids;
}

/** What searches are made over. */
export interface Loaded {
  readonly index: PartIndex;
  readonly stock: StockSeen;
  readonly makers: ReadonlyMap<string, string>;
}

/**
 * What an answer must show: all that was committed before it was asked for. Whoever tells how many
 * transactions their process had committed is content with these, and with what others committed
 * some moments ago.
 */
export interface AsOf {
  readonly db: Db;
  readonly commits?: number | undefined;
}

/**
 * The index of all parts, kept in this process. A search sees what was committed before it was
 * asked; only what a list of thousands changed is taken in over the next moments.
 */
export class LiveIndex {
  readonly #trustedMs: number;
  #state: Promise<State> | null = null;
  readonly #refresh = batched(async (asks: readonly AsOf[]) => {
    const most = asks.reduce((sum, { commits = 0 }) => Math.max(sum, commits), this.#seen.commits);
    const asking = { at: performance.now(), commits: most };
    const done = this.#follow((asks[0] as AsOf).db);
    this.#asking = { ...asking, done };
    try {
      await done;
      this.#seen = asking;
    } finally {
      this.#asking = null;
    }
    return asks.map(() => null);
  });
  /** When it was last asked what had been committed, and after how many commits; and is just now. */
  #seen = { at: Number.NEGATIVE_INFINITY, commits: 0 };
  #asking: { at: number; commits: number; done: Promise<void> } | null = null;
  #catchingUp = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ trustedMs = TRUSTED_MS }: { readonly trustedMs?: number } = {}) {
    this.#trustedMs = trustedMs;
  }

  /** Reads the whole catalogue, once; `hear` is told how far it is. Safe to call by many. */
  loaded(db: Db, hear: (parts: number) => void = () => undefined): Promise<Loaded> {
    this.#state ??= load(db, hear).catch((error: unknown) => {
      this.#state = null;
      throw error;
    });
    return this.#state;
  }

  /** Takes in what was committed before. */
  async current(asOf: AsOf): Promise<void> {
    const { commits = Number.POSITIVE_INFINITY } = asOf;
    const since = performance.now() - this.#trustedMs;
    const isEnough = (asked: { at: number; commits: number }) =>
      commits <= asked.commits && asked.at > since;
    if (isEnough(this.#seen)) return;
    if (this.#asking !== null && isEnough(this.#asking)) return this.#asking.done;
    await this.#refresh(asOf);
  }

  async #follow(db: Db): Promise<void> {
    await this.loaded(db);
    const state = await (this.#state as Promise<State>);
    const { now, parts, large, makers, sellers, forgotten } = await changedSince(
      db,
      state.snapshot,
    );
    if (forgotten) {
      this.#state = null;
      await this.loaded(db);
      return;
    }
    // Names first: where they cannot be read, the same changes are asked for again.
    if (makers) state.makers = await makerNames(db);
    // Owed from here on, whatever cannot be read in the next moment.
    state.snapshot = now;
    state.unread.push(...large);
    state.stock.forgetParts(parts);
    for (const id of parts) state.due.add(id);
    if (sellers.length > 0) {
      state.stock.forgetSellers(sellers);
      // A search that needs them before they are there reads them itself.
      void state.stock.readSellersAhead(db).catch(() => undefined);
    }
    while (state.due.size > 0) await this.#inTurn(() => takeIn(db, state, someDue(state)));
    if (state.later.length > 0 || state.unread.length > 0) void this.#catchUp(db, state);
    else if (state.changed > POPULAR_AFTER) {
      state.changed = 0;
      void state.index.drawPopular(() => pause());
    }
  }

  /** One reading at a time: what was read earlier must not be written over what was read later. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /**
   * Takes large lists in, a little at a time, and rests twice as long as each took: searches go on, here
   * and in threads that take the same in, on processors that the database needs too.
   */
  async #catchUp(db: Db, state: State): Promise<void> {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      for (;;) {
        const began = performance.now();
        if (state.later.length === 0 && state.unread.length > 0) {
          const xids = [...state.unread];
          state.later = await partsChangedIn(db, xids);
          state.unread = state.unread.filter((xid) => !xids.includes(xid));
        }
        if (state.later.length === 0) break;
        const ids = state.later.splice(-AT_ONCE);
        try {
          await state.stock.renew(db, ids);
          await this.#inTurn(() => takeIn(db, state, ids));
        } catch (error) {
          state.later.push(...ids);
          throw error;
        }
        await rest(2 * (performance.now() - began), undefined, { ref: false });
      }
    } catch {
      // The next search goes on with it.
    } finally {
      this.#catchingUp = false;
    }
  }
}
