import type { Condition } from '#contract/option-schemas.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import type { InspectionChoice } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Pack, TestPrices } from '../core/order.ts';
import { countSellerLots, movePieces, shelfOf } from '../store/lots.ts';
import { readOrder } from '../store/orders.ts';

/** A lot as the bench needs it; all counts are pieces. */
export interface LotFacts {
  readonly id: string;
  /** `LOT-261121-4093`. */
  readonly no: string;
  readonly lineId: string;
  readonly dateCode: string;
  readonly lotCode: string;
  readonly received: number;
  readonly consumed: number;
  readonly onShelf: number;
  readonly verdict: Verdict | null;
}

/** An order as the bench needs it. */
export interface OrderForQc {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  /** Whether it is a blind sample of the lab, which no view of the lab may show. */
  readonly isSample: boolean;
  readonly state: OrderState;
  readonly version: number;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly sellerId: string | null;
  /** When the dock received it; null before. */
  readonly receivedAt: Date | null;
  /** The packs whose labels the dock read, and how it found the seals; null before. */
  readonly dock: { readonly packs: readonly Pack[]; readonly seals: PackageSeals | null } | null;
  readonly inspection: InspectionChoice;
  /** The price of each test when the order was placed. */
  readonly testPrices: TestPrices;
  readonly lines: readonly {
    readonly id: string;
    readonly mpn: string;
    readonly manufacturer: string;
    readonly condition: Condition;
    readonly dateCode: string;
    readonly quantity: number;
    /** Pieces that the dock counted; null before. */
    readonly received: number | null;
  }[];
  readonly lots: readonly LotFacts[];
}

/** An order for the bench; null where there is none. */
export async function findOrderForQc(db: Db, id: string): Promise<OrderForQc | null> {
  const order = await readOrder(db, id);
  if (order === null) return null;
  return {
    id: order.id,
    no: order.no,
    kind: order.kind,
    isSample: order.sample !== null,
    state: order.state,
    version: order.version,
    buyerId: order.buyer.id,
    buyerName: order.buyer.name,
    sellerId: order.seller?.id ?? null,
    receivedAt: order.dock?.at ?? null,
    dock: order.dock && { packs: order.dock.packs ?? [], seals: order.dock.packageSeals ?? null },
    inspection: order.inspection,
    testPrices: order.testPrices,
    lines: order.lines.map((line) => ({
      id: line.id,
      mpn: line.mpn,
      manufacturer: line.manufacturer,
      condition: line.condition,
      dateCode: line.dateCode,
      quantity: line.quantity,
      received: line.received,
    })),
    lots: order.lots,
  };
}

/** The lots of an order, in the order in which qc sorted them. */
export const lotsOf = async (db: Db, orderId: string): Promise<readonly LotFacts[]> =>
  (await readOrder(db, orderId))?.lots ?? [];

/** The verdict of each line of an order: the worst of its lots, null where none is reported. */
export async function lineVerdicts(
  db: Db,
  orderId: string,
): Promise<readonly { lineId: string; verdict: Verdict | null }[]> {
  const order = await readOrder(db, orderId);
  return (order?.lines ?? []).map(({ id, verdict }) => ({ lineId: id, verdict }));
}

/**
 * Takes pieces of a lot that tests consumed off the shelf. `cause` names the inspection. Where the
 * lot has fewer, the database refuses with QA001, which `refusals` makes `qc.pieces`.
 */
export async function consumePieces(
  tx: Tx,
  consumption: { lotId: string; pieces: number; cause: string; now: Date },
): Promise<{ onShelf: number }> {
  const { lotId, pieces, cause, now } = consumption;
  if (pieces > 0) await movePieces(tx, [{ lotId, what: 'consumed', pieces }], { cause, now });
  return { onShelf: await shelfOf(tx, lotId) };
}

/** The inspection record of a seller's goods: lots with a verdict, and those that passed. */
export interface SellerLots {
  readonly passedLots: number;
  readonly inspectedLots: number;
}

/**
 * The inspected lots of sellers, by their accounts; one without any is in the map with zeros. Lots in
 * `without`, whose report is no longer in force, are not counted.
 */
export async function sellerLots(
  db: Db,
  sellerIds: readonly string[],
  without: readonly string[] = [],
): Promise<Map<string, SellerLots>> {
  const counted = await countSellerLots(db, sellerIds, without);
  const found = new Map<string, SellerLots>(
    sellerIds.map((id) => [id, { passedLots: 0, inspectedLots: 0 }]),
  );
  for (const { sellerId, passed, inspected } of counted) {
    found.set(sellerId, { passedLots: passed, inspectedLots: inspected });
  }
  return found;
}
