import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import { DecideMove } from './DecideMove.tsx';
import { InspectMove } from './InspectMove.tsx';
import styles from './moves.module.css';
import { ParcelMove } from './ParcelMove.tsx';
import { ReceiveMove } from './ReceiveMove.tsx';
import { AuthoriseMove, DeliverMove, PriceMove, RefundMove } from './SimpleMoves.tsx';
import { type DeskMoveProps, mayTake } from './use-desk-move.ts';

/** The move of the reader's desk, by the order's allowed events; else whom the order waits for. */
export function DeskMoves({ refused, ...move }: DeskMoveProps & { refused: string | null }) {
  return (
    <div>
      {refused && (
        <div className={styles.refused}>
          <Note tone="fail">{refused}</Note>
        </div>
      )}
      {boxOf(move) ?? <Waiting order={move.order} />}
    </div>
  );
}

type Form = (props: DeskMoveProps) => ReactNode;
const decide: Form = (props) => <DecideMove {...props} />;

/**
 * The form of each event, the first that is offered first; null where a party or the clock takes
 * it, or another page has it. An event without a form does not compile.
 */
const forms: Readonly<Record<OrderEvent, Form | null>> = {
  price: (props) => <PriceMove key={props.order.version} {...props} />,
  receive: (props) => <ReceiveMove {...props} />,
  inspect: (props) => <InspectMove {...props} />,
  settle: decide,
  settlePart: decide,
  retest: decide,
  orderReturn: decide,
  quarantine: decide,
  dispatch: (props) => <ParcelMove {...props} kind="dispatch" />,
  deliver: (props) => <DeliverMove {...props} />,
  authorise: (props) => <AuthoriseMove {...props} />,
  sendBack: (props) => <ParcelMove {...props} kind="sendBack" />,
  refund: (props) => <RefundMove {...props} />,
  // Issued on the workbench, lot by lot.
  report: null,
  confirm: null,
  decline: null,
  cancel: null,
  acceptTerms: null,
  pay: null,
  ship: null,
  cancelLate: null,
  acknowledge: null,
  accept: null,
  reject: null,
  confirmReceipt: null,
  expire: null,
  autoAccept: null,
  autoDispute: null,
};

/** The one form of the events that the reader may take; the first that is allowed. */
function boxOf(props: DeskMoveProps): ReactNode {
  const offered = Object.entries(forms) as [OrderEvent, Form | null][];
  const found = offered.find(([event, form]) => form !== null && mayTake(props.order, event));
  return found?.[1]?.(props) ?? null;
}

const ends = ['completed', 'refunded', 'cancelled'] as const;

/** Nothing to do for the reader's desk: who acts next and by when, and what stands against it. */
function Waiting({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const format = useFormat();
  const end = ends.find((state) => state === order.state);
  if (end) return <div className={styles.waiting}>{t(`order.ended.${end}`)}</div>;
  const { due } = order;
  const who = (due?.on ?? []).map((actor) => t(`actor.${actor}`)).join(t('and'));
  return (
    <div className={styles.waiting}>
      {due && (
        <span>
          <PartySquare party={squareOf(order)}>{t('order.waits', { who })}</PartySquare>{' '}
          {due.at && (
            <time dateTime={due.at} className={due.late ? styles.red : undefined}>
              {t(due.late ? 'order.lateSince' : 'order.until', {
                time: format.prose(due.at, { zone: true }),
              })}
            </time>
          )}
        </span>
      )}
      <Blocked order={order} />
    </div>
  );
}

function squareOf({ due }: OrderView): 'buyer' | 'seller' | 'assay' {
  const [first] = due?.on ?? [];
  return first === 'buyer' || first === 'seller' ? first : 'assay';
}

const guards = [
  'countSettled',
  'everyLotReported',
  'notDelivered',
  'notAuthorised',
  'returnAuthorised',
  'termsOpen',
] as const;

/** Why a step of the reader's own desk is not open yet. */
function Blocked({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const known = order.allowedEvents
    .filter((move) => !move.allowed)
    .map((move) => guards.find((guard) => guard === move.why))
    .find((guard) => guard !== undefined);
  return known ? <span>{t(`order.guard.${known}`)}</span> : null;
}
