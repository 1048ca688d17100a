import type { Verdict } from '#contract/orders/history-schemas.ts';
import {
  type OrderActor,
  type OrderEvent,
  type OrderKind,
  type OrderRow,
  orderTable,
} from '#contract/orders/table.ts';
import { freightBearers, payers, serviceBearers, testBearers } from '#contract/orders/terms.ts';
import { eventsOf } from '#contract/state-machine.ts';
import type { ClaimCommand } from './claims/claim-commands.ts';
import type { Lead } from './lead.ts';
import type { ModelOrder, ModelParcel, ModelWay } from './model/model.ts';
import { mostKept } from './model/model-money.ts';
import {
  dayAtDock,
  dispatched,
  receivedPlaces,
  relabeled,
  sentParcel,
} from './model/model-parcel.ts';
import { deskPeople } from './people.ts';
import { type Random, randomOf } from './random.ts';
import type { ReadCommand } from './reads/walk-reads.ts';
import type { Figures } from './send.ts';

/** How a request is bent: an old version, a repeat with its key, absurd figures, a stranger. */
export const twists = ['none', 'stale', 'repeat', 'absurd', 'stranger'] as const;
export type Twist = (typeof twists)[number];

/** A step of a walk: it names its order by its number, so that a walk can be cut and played again. */
export type Command =
  | ClaimCommand
  | ReadCommand
  | { readonly kind: 'place'; readonly order: number; readonly roll: number }
  | { readonly kind: 'clock'; readonly ms: number }
  | {
      readonly kind: 'event';
      readonly order: number;
      readonly event: OrderEvent;
      readonly as: OrderActor;
      readonly person: string;
      readonly twist: Twist;
      readonly roll: number;
    };
export type EventCommand = Extract<Command, { kind: 'event' }>;

const HOUR_MS = 3_600_000;

/** Returns by how much the clock moves: hours mostly, sometimes a week or more. */
export const clockOf = (random: Random): Command => ({
  kind: 'clock',
  ms: random.pick([2, 5, 7, 12, 26, 50, 75, 120, 170, 300]) * HOUR_MS,
});

const allEvents = eventsOf<OrderRow>([...orderTable.trade, ...orderTable.agent]);
const anyone: readonly OrderActor[] = ['buyer', 'seller', 'support', 'warehouse', 'qc', 'finance'];
/** Events that end or stop an order before much has happened: most walks do not take that way. */
const early: readonly OrderEvent[] = ['decline', 'cancel', 'cancelLate', 'suspend'];

/** Names a row of a table, for the count of rows that were taken. */
export const rowName = ({
  from,
  to,
  event,
  by,
}: Pick<OrderRow, 'from' | 'to' | 'event'> & { by: readonly string[] }): string =>
  `${from} -${event}(${by.join(', ')})-> ${to}`;

/** Names a row with the kind of order that took it, as counts of a walk do. */
export const countedName = (kind: OrderKind, row: OrderRow): string => `${kind}: ${rowName(row)}`;

interface Choosing {
  readonly number: number;
  readonly random: Random;
  readonly open: readonly OrderRow[];
  readonly taken: ReadonlyMap<string, number>;
  readonly lead: Lead;
}

/** How often a step is taken that leads to a row which the walk has not taken. */
const LEAD_CHANCE = 0.4;

/** Returns one of the rows that this walk has taken least. */
function rarest(order: ModelOrder, rows: readonly OrderRow[], { random, taken }: Choosing) {
  const times = (row: OrderRow): number => taken.get(countedName(order.kind, row)) ?? 0;
  const least = Math.min(...rows.map(times));
  return random.pick(rows.filter((row) => times(row) === least));
}

/** Chooses the row that is tried; null where an event is tried that the state does not have. */
function chooseRow(order: ModelOrder, choosing: Choosing): OrderRow | null {
  const { random, open, taken, lead } = choosing;
  if (lead.rows.length > 0 && random.chance(LEAD_CHANCE)) return random.pick(lead.rows);
  const isTaken = (row: OrderRow): boolean => taken.has(countedName(order.kind, row));
  const likely = open.filter(
    (row) => !early.includes(row.event) || random.chance(isTaken(row) ? 0.04 : 0.25),
  );
  const dice = random.below(100);
  if (dice < 84 && likely.length > 0) {
    return random.chance(0.5) ? rarest(order, likely, choosing) : random.pick(likely);
  }
  const table: readonly OrderRow[] = orderTable[order.kind];
  const from = table.filter(
    (row) => row.from === order.state && !row.by.some((as) => as === 'clock'),
  );
  if (dice >= 93 || from.length === 0) return null;
  const sane = from.filter(({ event }) => !early.includes(event));
  return random.pick(sane.length > 0 ? sane : from);
}

/** Chooses what somebody tries next on an order: mostly what its table has from here. */
export function chooseEvent(order: ModelOrder, choosing: Choosing): EventCommand {
  const { number, random } = choosing;
  const roll = random.below(0x7fff_ffff);
  const row = chooseRow(order, choosing);
  const event = row?.event ?? random.pick(allEvents);
  const by: readonly OrderActor[] = row?.by ?? anyone;
  const actors = by.filter((as) => as !== 'clock');
  const as = random.pick(actors.length > 0 ? actors : anyone);
  const twist = random.chance(0.85) ? 'none' : random.pick(twists);
  return {
    kind: 'event',
    order: number,
    event,
    as,
    person: personOf(order, { as, random }),
    twist,
    roll,
  };
}

function personOf(order: ModelOrder, { as, random }: { as: OrderActor; random: Random }): string {
  if (as === 'buyer') return order.buyer;
  if (as === 'seller') return order.seller;
  return random.pick(deskPeople[as] ?? [order.buyer]);
}

/** The parcel that is counted again, where several came. */
function recountedOf(order: ModelOrder, random: Random): Pick<Figures, 'place'> {
  const places = receivedPlaces(order);
  return places.length > 1 ? { place: random.pick(places) } : {};
}

/** Returns the figures of an event as drawn from its roll: possible ones, and absurd ones. */
export function figuresOf(order: ModelOrder, { event, twist, roll }: EventCommand): Figures {
  const random = randomOf(roll);
  const { lines } = order;
  if (twist === 'absurd') {
    const pieces = lines.map(() => random.pick([9_999_999, 2_000_000_000]));
    const place = event === 'recount' ? recountedOf(order, random) : {};
    return {
      pieces,
      ...place,
      cut: 99_999_999_99n,
      termsHash: 'f'.repeat(64),
      service: 1n,
      freight: 1n,
    };
  }
  const part = (most: number) => Math.floor((random.below(1000) / 1000) * (most + 1));
  const isExact = random.chance(0.45);
  switch (event) {
    case 'receive':
      return {
        pieces: lines.map(({ shipped, quantity, received }) => {
          const came = Math.max(0, (shipped ?? quantity) - (received ?? 0));
          // Of some lines nothing comes.
          if (!isExact && random.chance(0.1)) return 0;
          return isExact ? came : random.chance(0.5) ? came : part(Math.max(came, 4));
        }),
      };
    case 'receiveParcel':
      return {
        pieces: lines.map(({ shipped, quantity, received }) =>
          part(Math.max(0, (shipped ?? quantity) - (received ?? 0))),
        ),
      };
    case 'recount':
      return {
        pieces: lines.map(({ quantity }) => (isExact ? quantity : part(quantity))),
        ...recountedOf(order, random),
      };
    case 'ship':
      return { pieces: isExact ? [] : lines.map(({ quantity }) => 1 + part(quantity + 5)) };
    case 'shipRest':
      return {
        pieces: lines.map(({ quantity, received }) => Math.max(0, quantity - (received ?? 0))),
      };
    case 'offer':
      return {
        pieces: lines.map((line) => (isExact ? mostKept(line) : part(mostKept(line)))),
        cut: BigInt(random.chance(0.3) ? 0 : part(200)),
        freightBy: random.pick(freightBearers),
        testsBy: random.pick(testBearers),
      };
    case 'settlePart':
      // Some keep no more than tests consumed: nothing is left to send.
      return {
        pieces: lines.map((line) =>
          isExact && roll % 3 === 0
            ? Math.min(line.consumed, mostKept(line))
            : part(mostKept(line)),
        ),
      };
    case 'price':
      return {
        service: BigInt(1 + part(90_00)),
        freight: BigInt(part(50_00)),
        testsOnPass: random.pick(payers),
        testsOnFail: random.pick(payers),
        serviceBy: random.pick(serviceBearers),
      };
    default:
      return { termsHash: order.termsHash };
  }
}

/** A step of a correction of a recorded parcel, by one person. */
export interface CorrectionStep {
  readonly decision: 'propose' | 'approve' | 'refuse';
  readonly person: string;
  readonly parcel: ModelParcel;
}

const DAY_MS = 86_400_000;
const correctors = [...(deskPeople.warehouse ?? []), ...(deskPeople.support ?? [])];

/** Returns who corrects a parcel and how: days that can be mostly, and the recorded one at times. */
export function correctionOf(
  order: ModelOrder,
  { twist, roll, way }: Pick<EventCommand, 'twist' | 'roll'> & { readonly way: ModelWay },
  now: Date,
): CorrectionStep {
  const random = randomOf(roll);
  const decision = random.pick(['approve', 'approve', 'approve', 'refuse', 'propose'] as const);
  const person = random.pick(correctors);
  const sentAt = order[way]?.sentAt ?? now;
  const days = Math.floor((now.getTime() - sentAt.getTime()) / DAY_MS);
  const since = twist === 'absurd' ? random.pick([-400, days + 9]) : random.below(days + 1);
  const isOpen = way === 'outbound' && random.chance(0.3);
  const day = isOpen ? null : dayAtDock(new Date(sentAt.getTime() + since * DAY_MS));
  const label = way === 'outbound' ? dispatched : sentParcel;
  const { carrier, trackingNo } = random.pick([label, relabeled]);
  return { decision, person, parcel: { carrier, trackingNo, day } };
}

const verdicts: readonly Verdict[] = ['pass', 'pass', 'conditional', 'suspect', 'fail'];

/** Returns what the lab finds of each line: all good in a part of the orders. */
export function verdictsOf({ lines }: ModelOrder, { roll }: EventCommand): Verdict[] {
  const random = randomOf(roll);
  const one = random.pick(verdicts);
  const isOne = random.chance(0.6);
  return lines.map(() => (isOne ? one : random.pick(verdicts)));
}
