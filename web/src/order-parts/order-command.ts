import type { Call, ClientInput } from '#contract/call.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';

/** The props of every form of a move: the order, and the callback for a refusal. */
export interface MoveProps {
  readonly order: OrderView;
  /** The page keeps the refusal, because a reload may show another form. */
  readonly onRefused: (sentence: string | null) => void;
  /** The station above that the box points at. */
  readonly station: number | undefined;
}

interface Options {
  readonly onDone: () => void;
  readonly onFail: (error: Error) => void;
}

/** Takes a row of the order's table: the version that the reader saw goes with it. */
export function useOrderCommand<C extends Call>(
  call: C,
  { order, onRefused }: Pick<MoveProps, 'order' | 'onRefused'>,
  { onDone, onFail }: Options,
) {
  const command = useCommand(call, {
    onDone: () => {
      onRefused(null);
      onDone();
    },
    onFail,
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
