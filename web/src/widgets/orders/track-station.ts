import type { MoneyWire } from '#contract/money-schemas.ts';
import type { MoneyPlace } from '#contract/orders/money/money-place.ts';
import type { OrderKind, OrderState, SuspendedState } from '#contract/orders/table.ts';
import type { Due } from '#contract/orders/view-schemas.ts';

/** The stations of the escrow track, in the order of time (design section 5). */
export const stationIds = [
  'paid',
  'held',
  'seller',
  'dock',
  'qc',
  'gate',
  'shipped',
  'released',
  'buyer',
  'back',
  'refund',
] as const;
export type StationId = (typeof stationIds)[number];

export type StationState =
  | 'done'
  | 'now'
  | 'await'
  | 'late'
  | 'todo'
  | 'fail'
  | 'returning'
  | 'closed'
  | 'shut';

/** The segment of a lane after a station: wide tracks show a station's own lane, phones both. */
export type Rail =
  | 'none'
  | 'todo'
  | 'done'
  | 'flow'
  | 'held'
  | 'heldback'
  | 'wait'
  | 'back'
  | 'shut';

export interface Station {
  readonly id: StationId;
  readonly lane: 'goods' | 'money' | 'gate';
  /** Column 1 to 6 of the wide track, and how many it spans. */
  readonly column: number;
  readonly span: number;
  readonly state: StationState;
  readonly goods: Rail;
  readonly money: Rail;
  /** The key of its name below `station.`. */
  readonly name: string;
  readonly current: boolean;
  /** When it was reached. */
  readonly reachedAt: string | null;
}

/** The reader of a track: a party reads "you". */
export type Reader = 'buyer' | 'seller' | 'staff';

/** The times at which an order reached its stations. */
export type Moments = Readonly<Partial<Record<OrderState, string>>>;

/** The facts that a track shows of an order, from its page or its list row. */
export interface TrackFacts {
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly reader: Reader;
  readonly moments?: Moments | undefined;
  readonly held?: MoneyWire | null | undefined;
  readonly due?: Due | null | undefined;
  /** A wire is announced and finance has not yet confirmed it. */
  readonly paymentPending?: boolean | undefined;
  readonly returnAuthorised?: boolean | undefined;
  /** Where the order stands still since a report was revoked. */
  readonly suspendedFrom?: SuspendedState | null | undefined;
  /** The grade that is shown at the QC bench. */
  readonly grade?: string | null | undefined;
}

export interface TrackView {
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly reader: Reader;
  readonly stations: readonly Station[];
  /** How far gold fills the held lane, 0 to 1: never ahead of the goods. */
  readonly fill: number;
  /** Where the money is. */
  readonly money: MoneyPlace;
  readonly held: MoneyWire | null;
  /** Null while the order stands still: no deadline of its stations runs. */
  readonly due: Due | null;
  readonly suspended: boolean;
  readonly late: boolean;
  /** The reader must act. */
  readonly mine: boolean;
  /** The column of the current station, from 0: where a box below points. */
  readonly pointer: number | null;
  readonly pending: boolean;
  readonly grade: string | null;
}

/** The moment that each station shows once it is done. */
const reachedBy: Record<StationId, OrderState> = {
  paid: 'paid',
  held: 'paid',
  seller: 'inbound',
  dock: 'received',
  qc: 'reported',
  gate: 'cleared',
  shipped: 'dispatched',
  released: 'completed',
  buyer: 'completed',
  back: 'returned',
  refund: 'refunded',
};

/** A refund of goods that were never sent: the seller's station failed, not the bench. */
export function neverShipped({ state, moments }: TrackFacts): boolean {
  if (state === 'refunding') return true;
  return state === 'refunded' && !moments?.inbound && !moments?.received;
}

/** An order that ended without a parcel to its buyer: tests consumed all that it keeps. */
export const endedUnsent = ({ state, moments }: TrackFacts): boolean =>
  state === 'completed' && moments?.cleared !== undefined && moments.dispatched === undefined;

/** The key of a party's station: "you" where the reader is that party. */
export function party(id: StationId, { reader }: TrackFacts, done: boolean): string {
  const owner = id === 'paid' ? 'buyer' : id;
  if (id !== 'paid' && id !== 'seller' && id !== 'buyer') return id;
  return `${id}.${owner === reader ? 'you.' : ''}${done ? 'done' : 'todo'}`;
}

type Draft = Pick<Station, 'id' | 'lane' | 'column' | 'state' | 'name'> & Partial<Station>;

/** Fills what most stations share; a station that is still to come has no moment. */
export function createStation(facts: TrackFacts, draft: Draft): Station {
  const over = ['done', 'fail', 'closed', 'shut'].includes(draft.state);
  const reachedAt =
    over && draft.id !== 'held' ? (facts.moments?.[reachedBy[draft.id]] ?? null) : null;
  return { span: 1, goods: 'none', money: 'none', current: false, reachedAt, ...draft };
}
