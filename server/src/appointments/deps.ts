import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';

/** The kinds of messages about appointments. */
export type AppointmentMessage =
  | 'appointments.move'
  | 'appointments.callOff'
  | 'appointments.remind'
  | 'appointments.late'
  | 'appointments.missed'
  | 'appointments.release';

/** An order as the dock plans it. */
interface PlannedOrder {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly buyerId: string;
  readonly seller: { readonly id: string; readonly name: string } | null;
  /** Whether goods of it are to come to the dock. */
  readonly isExpected: boolean;
  /** When each of its parcels that came was received. */
  readonly receivedTimes: readonly Date[];
  readonly parcels: readonly { readonly carrier: string; readonly trackingNo: string }[];
  readonly lines: readonly { readonly mpn: string; readonly pieces: number }[];
}

/** Dependencies of the slice. */
export interface AppointmentsDeps {
  readonly ordersOf: (db: Db, ids: readonly string[]) => Promise<PlannedOrder[]>;
  /** Returns the page of an order in an account's own console; fails with notFound. */
  readonly orderPage: (
    db: Db,
    page: { readonly orderId: string; readonly accountId: string },
  ) => Promise<string>;
  readonly notify: (
    tx: Tx,
    notification: {
      readonly to: string;
      readonly kind: AppointmentMessage;
      readonly params: Readonly<Record<string, string | number>>;
      readonly link: string;
      readonly mail: boolean;
      readonly now: Date;
    },
  ) => Promise<void>;
}
