import { batched } from '#server/kit/batch.ts';
import type { Db } from '#server/kit/database.ts';
import { PartIndex } from './core/part-index.ts';
import {
  changedSince,
  makerNames,
  partsAfter,
  partsByIds,
  type Snapshot,
  snapshotNow,
} from './index-store.ts';
import { StockSeen } from './stock-seen.ts';

const PAGE = 20_000;
/** So many changed parts are read by one statement, so that nothing else waits long meanwhile. */
const AT_ONCE = 200;
/** Ids in a text of so many signs are taken in before a search goes on; a larger list follows. */
const AWAITED_SIGNS = 80_000;
/** A larger list is read piece by piece, so that nothing else waits long meanwhile. */
const PIECE_SIGNS = 4000;
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
  /** Ids of larger lists that are not even due yet. */
  later: string[];
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
  index.drawPopular();
  return {
    index,
    stock: new StockSeen(index),
    makers: await makerNames(db),
    snapshot,
    due: new Set(),
    later: [],
    changed: 0,
  };
}

/** Takes some of the parts in that changed. */
async function takeIn(db: Db, state: State): Promise<void> {
  const ids: number[] = [];
  for (const id of state.due) {
    if (ids.length === AT_ONCE) break;
    ids.push(id);
  }
  // Before they are read: what changes again meanwhile is due again.
  for (const id of ids) state.due.delete(id);
  const parts = await partsByIds(db, ids).catch((error: unknown) => {
    for (const id of ids) state.due.add(id);
    throw error;
  });
  const there = new Set(parts.map(({ id }) => id));
  state.index.put(parts);
  state.index.drop(ids.filter((id) => !there.has(id)));
  state.changed += ids.length;
}

/** What searches are made over. */
export interface Loaded {
  readonly index: PartIndex;
  readonly stock: StockSeen;
  readonly makers: ReadonlyMap<string, string>;
}

/**
 * The index of all parts, kept in this process. A search sees what was committed before it was
 * asked; only what a list of thousands changed is taken in over the next moments.
 */
export class LiveIndex {
  #state: Promise<State> | null = null;
  readonly #refresh = batched(async (asks: readonly Db[]) => {
    await this.#follow(asks[0] as Db);
    return asks.map(() => null);
  });
  #catchingUp = false;

  /** Reads the whole catalogue, once; `hear` is told how far it is. Safe to call by many. */
  loaded(db: Db, hear: (parts: number) => void = () => undefined): Promise<Loaded> {
    this.#state ??= load(db, hear).catch((error: unknown) => {
      this.#state = null;
      throw error;
    });
    return this.#state;
  }

  /** Takes in what was committed before. */
  async current(db: Db): Promise<void> {
    await this.#refresh(db);
  }

  async #follow(db: Db): Promise<void> {
    await this.loaded(db);
    const state = await (this.#state as Promise<State>);
    const { now, parts, makers, sellers, forgotten } = await changedSince(db, state.snapshot);
    if (forgotten) {
      this.#state = null;
      await this.loaded(db);
      return;
    }
    // Names first: where they cannot be read, the same changes are asked for again.
    if (makers) state.makers = await makerNames(db);
    state.snapshot = now;
    const isLarge = parts.length > AWAITED_SIGNS;
    if (isLarge) state.later.push(parts);
    else this.#owe(state, parts);
    if (sellers) state.stock.forgetSellers();
    // One at a time: what was read earlier must not be written over what was read later.
    while (state.due.size > 0 && !this.#catchingUp) await takeIn(db, state);
    const isBehind = state.due.size > 0 || state.later.length > 0;
    if (isBehind) void this.#catchUp(db, state);
    if (state.changed > POPULAR_AFTER && !isBehind) {
      state.changed = 0;
      state.index.drawPopular();
    }
  }

  /** What was read of these parts is read anew. */
  #owe(state: State, ids: string): void {
    if (ids === '') return;
    const parts = ids.split(',').map(Number);
    state.stock.forgetParts(parts);
    for (const id of parts) state.due.add(id);
  }

  /** The next piece of a large list is due. */
  #oweSome(state: State): void {
    const [list = '', ...rest] = state.later;
    const end = list.indexOf(',', PIECE_SIGNS);
    this.#owe(state, end < 0 ? list : list.slice(0, end));
    state.later = end < 0 ? rest : [list.slice(end + 1), ...rest];
  }

  /** Takes in what is still due, a little at a time, while searches go on. */
  async #catchUp(db: Db, state: State): Promise<void> {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      // No search looks again for it: what is still due is promised to none.
      while (state.due.size > 0 || state.later.length > 0) {
        if (state.due.size === 0) this.#oweSome(state);
        await takeIn(db, state);
      }
    } catch {
      // What is still due is taken in by the next search.
    } finally {
      this.#catchingUp = false;
    }
  }
}
