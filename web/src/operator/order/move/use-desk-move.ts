import type { Call, ClientInput } from '#contract/call.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';

/** The props of every form of a desk's move: the order, and the callback for a refusal. */
export interface DeskMoveProps {
  readonly order: OrderView;
  /** The page keeps the refusal, because a reload may show another form. */
  readonly onRefused: (sentence: string | null) => void;
  /** The station above that the box points at. */
  readonly station: number | undefined;
}

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

/** Takes a row of the order's table: the version that the reader saw goes with it. */
export function useDeskMove<C extends Call>(
  call: C,
  event: DeskEvent,
  { order, onRefused }: Pick<DeskMoveProps, 'order' | 'onRefused'>,
  { onDone, refuse }: Options = {},
) {
  const t = useTranslator('operator/order');
  const failText = useFailText();
  const command = useCommand(call, {
    onDone: () => {
      onRefused(null);
      toast(t(`move.done.${event}`));
      onDone?.();
    },
    onFail: (error) => {
      refuse?.(error);
      onRefused(failText(error));
    },
  });
  return {
    busy: command.isPending,
    take: (more: Omit<ClientInput<C> & object, 'id' | 'version'>) => {
      onRefused(null);
      command.mutate({ id: order.id, version: order.version, ...more } as ClientInput<C>);
    },
  };
}

/** Whether the reader may take an event now. */
export const isEventAllowed = (order: OrderView, event: OrderEvent): boolean =>
  order.allowedEvents.some((move) => move.event === event && move.allowed);
