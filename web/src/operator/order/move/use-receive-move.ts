import type { ClientInput } from '#contract/call.ts';
import { receiveOrder, receiveParcel } from '#contract/orders/staff-calls.ts';
import { closesCount } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

type Receipt = Omit<ClientInput<typeof receiveParcel> & object, 'id' | 'version'>;

interface Options {
  /** The parcels that have not come are missing: nothing is awaited any more. */
  readonly restMissing: boolean;
  /** The place of the parcel that came. */
  readonly place: number;
  readonly onDone: () => void;
  readonly refuse: (error: Error) => boolean;
}

/** Records a receipt: of one parcel while others are awaited, else of the whole shipment. */
export function useReceiveMove(props: DeskMoveProps, { restMissing, place, ...after }: Options) {
  const part = useDeskMove(receiveParcel, 'receiveParcel', props, after);
  const whole = useDeskMove(receiveOrder, 'receive', props, after);
  const closes = closesCount(props.order.inbound, { place, restMissing });
  return {
    /** The count is compared with this receipt. */
    closes,
    busy: part.busy || whole.busy,
    take: (receipt: Receipt) =>
      closes ? whole.take({ ...receipt, restMissing }) : part.take(receipt),
  };
}
