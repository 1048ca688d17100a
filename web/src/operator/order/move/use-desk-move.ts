import type { Call } from '#contract/call.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type MoveProps, useOrderCommand } from '#web/order-parts/order-command.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';

export {
  isEventAllowed,
  type MoveProps as DeskMoveProps,
} from '#web/order-parts/order-command.ts';

/** Events that a desk takes on the page of an order. */
export const deskEvents = [
  'price',
  'receiveParcel',
  'receive',
  'inspect',
  'recount',
  'sendBackRest',
  'trace',
  'endTrace',
  'abandonRest',
  'dispatch',
  'complete',
  'deliver',
  'authorise',
  'sendBack',
  'refund',
  'settle',
  'settlePart',
  'retest',
  'orderReturn',
  'quarantine',
] as const satisfies readonly OrderEvent[];
export type DeskEvent = (typeof deskEvents)[number];

interface Options {
  readonly onDone?: () => void;
  /** Puts a refusal at its fields; true where it had any. */
  readonly refuse?: (error: Error) => boolean;
}

/** Takes a row of the order's table and says that it is done, or why it is not. */
export function useDeskMove<C extends Call>(
  call: C,
  event: DeskEvent,
  props: Pick<MoveProps, 'order' | 'onRefused'>,
  { onDone, refuse }: Options = {},
) {
  const t = useTranslator('operator/order');
  const failText = useFailText();
  return useOrderCommand(call, props, {
    onDone: () => {
      toast(t(`move.done.${event}`));
      onDone?.();
    },
    onFail: (error) => {
      refuse?.(error);
      props.onRefused(failText(error));
    },
  });
}
