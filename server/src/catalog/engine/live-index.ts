import { setImmediate as pause, setTimeout as rest } from 'node:timers/promises';
import { batched } from '#server/kit/database/batch.ts';
import type { Db } from '#server/kit/database/database.ts';
import { PartIndex } from '../core/part-index.ts';
import {
  currentSnapshot,
  findChangesSince,
  findPartsByIds,
  findPartsChangedIn,
  listManufacturerNames,
  listPartsAfter,
  type Snapshot,
} from '../store/parts.ts';
import { StockCache } from './stock-cache.ts';

const PAGE = 20_000;
/** So many changed parts are read by one statement, so that nothing else waits long for it. */
const BATCH_SIZE = 200;
/** Commits of other processes may become visible this much later. */
const STALENESS_MS = 50;
/** The popular parts are drawn anew when so many parts changed since. */
const POPULAR_AFTER = 20_000;

/** The catalogue in memory as it was at one moment. */
interface State {
  readonly index: PartIndex;
  readonly stock: StockCache;
  makers: Map<string, string>;
  snapshot: Snapshot;
  /** Parts that changed and are not read yet. */
  readonly duePartIds: Set<number>;
  /** Parts of large lists, which no search waits for, and transactions whose lists are not read. */
  largeListIds: number[];
  unreadTransactions: string[];
  changedCount: number;
}

async function load(db: Db, onProgress: (parts: number) => void): Promise<State> {
  // Changes committed while parts are being read are read again later.
  const snapshot = await currentSnapshot(db);
  const index = new PartIndex();
  for (let after = 0, size = PAGE; size === PAGE; ) {
    const parts = await listPartsAfter(db, after, PAGE);
    index.put(parts);
    size = parts.length;
    onProgress(index.size);
    after = parts.at(-1)?.id ?? after;
  }
  await index.selectPopular(() => pause());
  return {
    index,
    stock: new StockCache(index),
    makers: await listManufacturerNames(db),
    snapshot,
    duePartIds: new Set(),
    largeListIds: [],
    unreadTransactions: [],
    changedCount: 0,
  };
}

/** Takes parts in as they are now; where they cannot be read they are due. */
async function refreshParts(db: Db, state: State, ids: readonly number[]): Promise<void> {
  const parts = await findPartsByIds(db, ids).catch((error: unknown) => {
    for (const id of ids) state.duePartIds.add(id);
    throw error;
  });
  const existing = new Set(parts.map(({ id }) => id));
  state.index.put(parts);
  state.index.drop(ids.filter((id) => !existing.has(id)));
  state.changedCount += ids.length;
}

/** Some of what is due, which is then due no more: what changes again before it is read is so anew. */
function dequeueDueParts({ duePartIds }: State): number[] {
  const ids: number[] = [];
  for (const id of duePartIds) {
    if (ids.length === BATCH_SIZE) break;
    ids.push(id);
  }
  for (const id of ids) duePartIds.delete(id);
  return ids;
}

/** The data that searches read. */
export interface SearchData {
  readonly index: PartIndex;
  readonly stock: StockCache;
  readonly makers: ReadonlyMap<string, string>;
}

/**
 * The state that a result must include: everything committed before the call. With `commits`, the
 * count of the caller's own committed transactions, those suffice, and the commits of other
 * processes up to some moments ago.
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
  readonly #stalenessMs: number;
  #state: Promise<State> | null = null;
  readonly #refresh = batched(async (requests: readonly AsOf[]) => {
    const most = requests.reduce(
      (sum, { commits = 0 }) => Math.max(sum, commits),
      this.#latest.commits,
    );
    const refreshing = { checkedAt: performance.now(), commits: most };
    const done = this.#applyChanges((requests[0] as AsOf).db);
    this.#refreshing = { ...refreshing, done };
    try {
      await done;
      this.#latest = refreshing;
    } finally {
      this.#refreshing = null;
    }
    return requests.map(() => null);
  });
  /** When it was last asked what had been committed, and after how many commits; and is just now. */
  #latest = { checkedAt: Number.NEGATIVE_INFINITY, commits: 0 };
  #refreshing: { checkedAt: number; commits: number; done: Promise<void> } | null = null;
  #catchingUp = false;
  #lastRead: Promise<unknown> = Promise.resolve();

  constructor({ stalenessMs = STALENESS_MS }: { readonly stalenessMs?: number } = {}) {
    this.#stalenessMs = stalenessMs;
  }

  /** Reads the whole catalogue, once; `hear` is told how far it is. Safe to call by many. */
  load(db: Db, onProgress: (parts: number) => void = () => undefined): Promise<SearchData> {
    this.#state ??= load(db, onProgress).catch((error: unknown) => {
      this.#state = null;
      throw error;
    });
    return this.#state;
  }

  /** Takes in what was committed before. */
  async current(asOf: AsOf): Promise<void> {
    const { commits = Number.POSITIVE_INFINITY } = asOf;
    const since = performance.now() - this.#stalenessMs;
    const isFreshEnough = (snapshot: { checkedAt: number; commits: number }) =>
      commits <= snapshot.commits && snapshot.checkedAt > since;
    if (isFreshEnough(this.#latest)) return;
    if (this.#refreshing !== null && isFreshEnough(this.#refreshing)) return this.#refreshing.done;
    await this.#refresh(asOf);
  }

  async #applyChanges(db: Db): Promise<void> {
    await this.load(db);
    const state = await (this.#state as Promise<State>);
    const { now, parts, large, makers, sellers, forgotten } = await findChangesSince(
      db,
      state.snapshot,
    );
    if (forgotten) {
      this.#state = null;
      await this.load(db);
      return;
    }
    // Names first: where they cannot be read, the same changes are asked for again.
    if (makers) state.makers = await listManufacturerNames(db);
    // Owed from here on, whatever cannot be read in the next moment.
    state.snapshot = now;
    state.unreadTransactions.push(...large);
    state.stock.invalidateParts(parts);
    for (const id of parts) state.duePartIds.add(id);
    if (sellers.length > 0) {
      state.stock.invalidateSellers(sellers);
      // A search that needs them before they are there reads them itself.
      void state.stock.preloadSellers(db).catch(() => undefined);
    }
    while (state.duePartIds.size > 0)
      await this.#serialize(() => refreshParts(db, state, dequeueDueParts(state)));
    if (state.largeListIds.length > 0 || state.unreadTransactions.length > 0)
      // Nothing waits for it: it handles its failures, and a search meanwhile shows the old lines.
      this.#catchUp(db, state).catch(() => undefined);
    else if (state.changedCount > POPULAR_AFTER) {
      state.changedCount = 0;
      // The keys selected last stay until the next selection succeeds.
      state.index.selectPopular(() => pause()).catch(() => undefined);
    }
  }

  /** One reading at a time: what was read earlier must not be written over what was read later. */
  #serialize<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastRead.then(work);
    this.#lastRead = done.catch(() => undefined);
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
        if (state.largeListIds.length === 0 && state.unreadTransactions.length > 0) {
          const xids = [...state.unreadTransactions];
          state.largeListIds = await findPartsChangedIn(db, xids);
          state.unreadTransactions = state.unreadTransactions.filter((xid) => !xids.includes(xid));
        }
        if (state.largeListIds.length === 0) break;
        const ids = state.largeListIds.splice(-BATCH_SIZE);
        try {
          await state.stock.refresh(db, ids);
          await this.#serialize(() => refreshParts(db, state, ids));
        } catch (error) {
          state.largeListIds.push(...ids);
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
