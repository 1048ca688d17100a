import type { BuyerShare, OrderEvent, OrderRow } from '#contract/orders/table.ts';
import { orderWaitOf } from '#contract/orders/waits.ts';
import { endOf } from '#server/kit/working-days.ts';
import { acceptAllLines, acceptNoLines, acceptStatedPieces, settlementOf } from '../changes.ts';
import { orderMachine } from '../machine.ts';
import {
  isReplacement,
  type Line,
  type LinePieces,
  type Lot,
  type Order,
  type Side,
} from '../order.ts';
import { addUp, piecesOf, shipmentOf } from '../parcels/inbound.ts';
import { hasLots, isConsumedWhole } from '../pieces.ts';
import { type SplitOrder, splitOrder } from '../split.ts';
import { afterSteps, coverOf, type MoneyStep, stepsOf } from '../steps.ts';
import { acceptedInFull, splitOfAccepted, testsCost } from './money.ts';

/** A cost besides the goods and who bears it, in cents. */
export interface Fee {
  readonly what: 'commission' | 'service' | 'tests' | 'freight';
  readonly by: Side | 'assay';
  readonly minor: bigint;
}

/** Where an order is after a sequence of rows, with what its money did. Amounts are cents. */
export interface Outcome {
  readonly order: Order;
  /** When the last row is taken at the latest. */
  readonly moment: Date;
  readonly toSeller: bigint;
  readonly fees: readonly Fee[];
  readonly insurance: { readonly to: Side; readonly minor: bigint } | null;
  /** Whether the accepted part is an example. */
  readonly example: boolean;
  /** Lines that go on by themselves once a dispute begins, where they come to. */
  readonly aside: {
    readonly order: Order;
    readonly toSeller: bigint;
    readonly fees: readonly Fee[];
  } | null;
}

const unnamed = { carrier: '', trackingNo: '' };
const parcel = (moment: Date) => ({ ...unnamed, at: moment, deliveredAt: null });

/** A line's pieces as one lot, as if all that was ordered had come. */
const toWholeLot = (line: Line): Lot => {
  const received = line.received ?? line.quantity;
  return {
    id: line.id,
    no: '',
    lineId: line.id,
    dateCode: line.dateCode,
    lotCode: '',
    verdict: null,
    received,
    consumed: 0,
    dispatched: 0,
    returned: 0,
    quarantined: 0,
    scrapped: 0,
    onShelf: received,
  };
};

/**
 * Returns the pieces that are to come by line, where the sender stated those of each parcel: all of
 * those that are expected, but not of one of several that the carrier searches for. Null where nobody
 * said.
 */
function expectedPieces({ inbound, trace }: Order): readonly LinePieces[] | null {
  if (inbound === null || inbound.parcels.length + inbound.earlier.length < 2) return null;
  const missed = trace?.way === 'inbound' ? (trace.parcel ?? 0) : null;
  const coming = inbound.parcels.filter(
    ({ receivedAt, abandonedAt }, place) =>
      receivedAt === null && abandonedAt === null && place !== missed,
  );
  const declared = coming.map((parcel) => parcel.declared);
  return declared.every((pieces) => pieces !== null) ? addUp(declared) : null;
}

/** Parcels that have not come are taken to hold what their sender put into them. */
function allParcelsCome(order: Order): Partial<Order> {
  const expected = expectedPieces(order);
  if (expected === null) return withAllReceived(order);
  const lines = order.lines.map((line) => ({
    ...line,
    received: (line.received ?? 0) + piecesOf(expected, line.id),
  }));
  // Where nothing is left to come, the count is that of what came; else goods are lost as a whole.
  return lines.some(({ received }) => received > 0) ? { lines } : {};
}

/** Assumes that outstanding parcels contain the missing pieces, as long as the count is open. */
const withAllReceived = ({ dock, lines }: Order): Partial<Order> =>
  dock?.closedAt !== null || lines.every(({ received }) => received === null)
    ? {}
    : {
        lines: lines.map((line) => ({
          ...line,
          received: Math.max(line.received ?? 0, line.shipped ?? line.quantity),
        })),
      };

/** Facts that money and deadlines ask for, as an event that has not come yet would leave them. */
const assumed: { readonly [E in OrderEvent]?: (order: Order, moment: Date) => Partial<Order> } = {
  price: (order, moment) => ({ terms: { ...order.terms, at: moment, buyerAt: null } }),
  ship: (_, moment) => ({ inbound: shipmentOf(unnamed, moment) }),
  receive: allParcelsCome,
  abandonRest: allParcelsCome,
  shipRest: (_, moment) => ({ inbound: shipmentOf(unnamed, moment) }),
  inspect: ({ lines, lots }) => ({
    lots: lots.length > 0 ? lots : lines.filter(({ received }) => received !== 0).map(toWholeLot),
  }),
  report: (order) => ({
    lines: order.lines.map((line) =>
      hasLots(order, line) ? line : { ...line, testsNotMade: order.testsEach },
    ),
  }),
  dispatch: (_, moment) => ({ outbound: parcel(moment) }),
  declareLost: ({ state, trace }, moment) => ({
    trace: trace ?? {
      at: moment,
      way: state === 'inbound' ? 'inbound' : 'outbound',
      caseNo: '',
      note: '',
    },
  }),
  acceptOffer: settlementOf,
};

/** Returns three quarters of what came of a line: at least one piece, where any came. */
function threeQuarters(line: Line): number {
  const most = acceptedInFull(line);
  return Math.min(most, Math.max(1, Math.floor((most * 3) / 4)));
}

const ofPassed = (line: Line): number => (line.verdict === 'pass' ? acceptedInFull(line) : 0);

/** Keeps the lines that passed, where others did not; else three quarters of every line. */
function acceptExample(order: Order): Partial<Order> {
  const passed = order.lines.filter(({ verdict }) => verdict === 'pass');
  const some = passed.length > 0 && passed.length < order.lines.length;
  const piecesOfLine = some ? ofPassed : threeQuarters;
  const lines = order.lines.map((line) => ({
    lineId: line.id,
    acceptedQuantity: piecesOfLine(line),
  }));
  return acceptStatedPieces(order, { lines });
}

const keeping: Record<BuyerShare, (order: Order) => Partial<Order>> = {
  all: acceptAllLines,
  none: acceptNoLines,
  stated: acceptExample,
  offered: (order) =>
    order.offer === null
      ? acceptExample(order)
      : acceptStatedPieces(order, { lines: order.offer.lines }),
};

const END_OF_TIME = new Date(8.64e15);

/** Returns whether an actor of a row could take it at a moment, else however late it is. */
const isPossible = (order: Order, row: OrderRow, now = END_OF_TIME): boolean =>
  orderMachine.decide(order, {
    event: row.event,
    actor: [...row.by],
    now,
    payload: null,
  }).row === row;

/** The time that a state allows once what the row asks for has come, such as the terms' agreement. */
const waitAfterCondition = (order: Order, row: OrderRow) =>
  orderWaitOf(order.kind, order.state)?.instead?.find(
    ({ when }) => ('when' in row && when === row.when) || ('and' in row && when === row.and),
  );

/** Returns when a state is left by a row at the latest: by its clock, or when its time is up. */
function leftAt(order: Order, row: OrderRow, from: Date): Date {
  const waitsUntil = orderMachine.waiting(order, from)?.at ?? from;
  const until = waitsUntil.getTime() > from.getTime() ? waitsUntil : from;
  const clock = orderMachine.rows(order).find((one) => 'due' in one && one.to === row.to);
  if (clock !== undefined && 'due' in clock) {
    if (isPossible(order, clock)) return orderMachine.momentOf(clock, order) ?? until;
    // Its time begins with an event that this state itself awaits, such as the delivery.
    return 'since' in clock ? endOf(clock.due, until) : until;
  }
  const within = waitAfterCondition(order, row)?.within;
  return within === undefined || isPossible(order, row, from) ? until : endOf(within, until);
}

const releaseStep = (steps: readonly MoneyStep[]) => steps.find((step) => step.what === 'release');

/** Returns who bears what of a release. Tests that neither side pays are Assay's. */
export function feesOf(order: Order, step: Extract<MoneyStep, { what: 'release' }>): Fee[] {
  const { commission, service, freight, tests } = step.revenue;
  const accepted = splitOfAccepted(order);
  const isSale = step.toSeller === accepted.toSeller && commission === accepted.revenue.commission;
  const ofSeller = isSale ? accepted.bySeller : { service: 0n, freight: 0n, tests: 0n };
  return [
    { what: 'commission', by: 'seller', minor: commission },
    { what: 'service', by: 'buyer', minor: service - ofSeller.service },
    { what: 'service', by: 'seller', minor: ofSeller.service },
    { what: 'freight', by: 'buyer', minor: freight - ofSeller.freight },
    { what: 'freight', by: 'seller', minor: ofSeller.freight },
    { what: 'tests', by: 'buyer', minor: tests - ofSeller.tests },
    { what: 'tests', by: 'seller', minor: ofSeller.tests },
  ];
}

function assayTests(order: Order, fees: readonly Fee[]): Fee {
  const paid = fees
    .filter(({ what }) => what === 'tests')
    .reduce((all, { minor }) => all + minor, 0n);
  const cost = order.lots.length > 0 ? testsCost(order) : 0n;
  return { what: 'tests', by: 'assay', minor: cost > paid ? cost - paid : 0n };
}

const withAssay = (order: Order, fees: readonly Fee[]): Fee[] => [...fees, assayTests(order, fees)];

/** Adds up fees of one kind that one side bears. */
const mergeFees = (fees: readonly Fee[]): Fee[] =>
  [...Map.groupBy(fees, ({ what, by }) => `${what}.${by}`).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [{ ...first, minor: more.reduce((all, { minor }) => all + minor, first.minor) }],
  );

/** Returns what has been released of an order so far, as its last release did it. */
function releasedSoFar(order: Order): Pick<Outcome, 'toSeller' | 'fees'> {
  if (order.released === 0n) return { toSeller: 0n, fees: [] };
  const step = releaseStep(stepsOf(order.state === 'refunded' ? 'refund' : 'release', order));
  return step === undefined
    ? { toSeller: 0n, fees: [] }
    : { toSeller: step.toSeller, fees: feesOf(order, step) };
}

/** Continues with the disputed lines. The others are split off, shipped and released. */
function releaseSplitPart(before: Outcome, { rest, child }: SplitOrder, moment: Date): Outcome {
  const steps = stepsOf('release', child);
  const release = releaseStep(steps);
  return {
    ...before,
    order: rest,
    moment,
    aside: {
      order: afterSteps(child, steps),
      toSeller: release?.toSeller ?? 0n,
      fees: release === undefined ? [] : withAssay(child, feesOf(child, release)),
    },
  };
}

function applyRow(before: Outcome, row: OrderRow): Outcome {
  const moment = leftAt(before.order, row, before.moment);
  const assumedBy = assumed[row.event]?.(before.order, moment) ?? {};
  const moved: Order = { ...before.order, ...assumedBy, state: row.to, since: moment };
  const accepted = 'accepted' in row ? { ...moved, ...keeping[row.accepted](moved) } : moved;
  const split = 'splits' in row ? splitOrder(moved, { event: 'autoDispute', lines: [] }) : null;
  if (split !== null) return releaseSplitPart(before, split, moment);
  const steps = 'money' in row ? stepsOf(row.money, accepted) : [];
  const release = releaseStep(steps);
  const isExample =
    'accepted' in row &&
    (row.accepted === 'stated' || (row.accepted === 'offered' && before.order.offer === null));
  return {
    order: afterSteps(accepted, steps),
    moment,
    toSeller: before.toSeller + (release?.toSeller ?? 0n),
    fees: release === undefined ? before.fees : feesOf(accepted, release),
    insurance:
      'cover' in row ? { to: row.cover, minor: coverOf[row.cover](accepted) } : before.insurance,
    example: before.example || isExample,
    aside: before.aside,
  };
}

/** The row that ends an order of which no piece is left to send; null while a parcel is to leave. */
function endWithoutParcel(order: Order, row: OrderRow): OrderRow | null {
  if (row.event !== 'dispatch' || !isConsumedWhole(order)) return null;
  const end = isReplacement(order) ? 'refunded' : 'completed';
  return orderMachine.rows(order).find((one) => one.event === 'complete' && one.to === end) ?? null;
}

/** Takes rows one after the other, and ends where no parcel is left to be sent. */
function applyRows(start: Outcome, rows: readonly OrderRow[]): Outcome {
  let outcome = start;
  for (const row of rows) {
    const end = endWithoutParcel(outcome.order, row);
    if (end !== null) return applyRow(outcome, end);
    outcome = applyRow(outcome, row);
  }
  return outcome;
}

/**
 * Returns where an order comes to by rows that are taken one after the other, each at the last
 * moment. The rows' own columns move goods and money, as they do when they are really taken.
 */
export function outcomeOf(order: Order, rows: readonly OrderRow[], now: Date): Outcome {
  const start: Outcome = {
    order,
    moment: now,
    ...releasedSoFar(order),
    insurance: null,
    example: false,
    aside: null,
  };
  const end = applyRows(start, rows);
  const fees = mergeFees([...withAssay(end.order, end.fees), ...(end.aside?.fees ?? [])]);
  return { ...end, fees: fees.filter(({ minor }) => minor > 0n) };
}
