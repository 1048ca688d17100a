import type { Call, ClientInput } from '#contract/call.ts';
import type { OrderEvent, OrderGuard } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';

/** The props of every form of a move: the order, and the callback for a refusal. */
export interface MoveProps {
  readonly order: OrderView;
  /** The page keeps the refusal, because a reload may show another form. */
  readonly onRefused: (sentence: string | null) => void;
  /** The station above that the box points at. */
  readonly station: number | undefined;
}

type Placing = 'confirm' | 'decline' | 'cancel' | 'acceptTerms' | 'pay' | 'cancelLate';
type Shipping =
  | 'ship'
  | 'shipRest'
  | 'updateTracking'
  | 'acknowledge'
  | 'requestRest'
  | 'closeShort'
  | 'confirmReceipt';
type Judging = 'accept' | 'reject' | 'contest' | 'acceptReturn' | 'authorise';
type Settling = 'offer' | 'withdrawOffer' | 'acceptOffer' | 'requestRuling';
export type MoveName = Placing | Shipping | Judging | Settling;

/** Takes a row of the order's table: the version the reader saw goes with it. */
export function useMove<C extends Call>(
  call: C,
  name: MoveName,
  { order, onRefused }: Pick<MoveProps, 'order' | 'onRefused'>,
  onDone?: () => void,
) {
  const t = useTranslator('orders');
  const command = useCommand(call, {
    onDone: () => {
      onRefused(null);
      toast(t(`move.done.${name}`));
      onDone?.();
    },
    onFail: (error) => onRefused(error.message || t('move.network')),
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

/** Returns the guard that blocks an event of the reader's party; null where none does. */
export const findBlockingGuard = (order: OrderView, event: OrderEvent): OrderGuard | null =>
  order.allowedEvents.find((move) => move.event === event && !move.allowed)?.why ?? null;
