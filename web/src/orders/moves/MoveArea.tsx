import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import type { Console } from '../addresses.ts';
import { AcceptTermsMove } from './AcceptTermsMove.tsx';
import { CountMove } from './CountMove.tsx';
import type { Decisions } from './decisions.ts';
import styles from './moves.module.css';
import { PayMove } from './PayMove.tsx';
import { QuietMoves } from './QuietMoves.tsx';
import { ResultMove } from './ResultMove.tsx';
import { ShipMove } from './ShipMove.tsx';
import {
  AuthoriseMove,
  CancelLateMove,
  ConfirmMove,
  ConfirmReceiptMove,
  SellerResultMove,
} from './SimpleMoves.tsx';
import { type MoveProps, mayTake, standsAgainst } from './use-move.ts';

type Props = MoveProps & {
  readonly console: Console;
  readonly decisions: Decisions;
  /** What the last act was refused with. */
  readonly refused: string | null;
};

/** The reader's move, by the order's allowed events; else whom the order waits for. */
export function MoveArea(props: Props) {
  const { refused, ...move } = props;
  return (
    <div>
      {refused && (
        <div className={styles.refused}>
          <Note tone="fail">{refused}</Note>
        </div>
      )}
      {boxOf(move) ?? <Waiting {...move} />}
    </div>
  );
}

type FormProps = Omit<Props, 'refused'>;
type Form = (props: FormProps) => ReactNode;

/**
 * The form of each event, the first that is offered first; null where staff or the clock take it,
 * or where it stands beside another. An event without a form does not compile.
 */
const forms: Readonly<Record<OrderEvent, Form | null>> = {
  confirm: ({ order, onRefused, at }) => <ConfirmMove {...{ order, onRefused, at }} />,
  acceptTerms: ({ order, onRefused, at }) => <AcceptTermsMove {...{ order, onRefused, at }} />,
  pay: ({ order, onRefused, at, console }) => <PayMove {...{ order, onRefused, at, console }} />,
  ship: ({ order, onRefused, at }) => <ShipMove {...{ order, onRefused, at }} />,
  acknowledge: ({ order, onRefused, at }) => <CountMove {...{ order, onRefused, at }} />,
  accept: ({ order, onRefused, at, decisions }) =>
    mayTake(order, 'reject') ? (
      <ResultMove {...{ order, onRefused, at, decisions }} />
    ) : (
      <SellerResultMove {...{ order, onRefused, at }} />
    ),
  cancelLate: ({ order, onRefused, at }) => <CancelLateMove {...{ order, onRefused, at }} />,
  authorise: ({ order, onRefused, at }) => <AuthoriseMove {...{ order, onRefused, at }} />,
  confirmReceipt: ({ order, onRefused, at }) => (
    <ConfirmReceiptMove {...{ order, onRefused, at }} />
  ),
  // Stands in the form of `accept`.
  reject: null,
  // Quiet buttons beside the form.
  decline: null,
  cancel: null,
  price: null,
  receive: null,
  inspect: null,
  report: null,
  settle: null,
  settlePart: null,
  retest: null,
  orderReturn: null,
  quarantine: null,
  dispatch: null,
  deliver: null,
  sendBack: null,
  refund: null,
  expire: null,
  autoAccept: null,
  autoDispute: null,
};

/** The one form of the events that the reader may take; the first that is allowed. */
function boxOf(props: FormProps): ReactNode {
  const offered = Object.entries(forms) as [OrderEvent, Form | null][];
  const found = offered.find(([event, form]) => form !== null && mayTake(props.order, event));
  return found?.[1]?.(props) ?? null;
}

const ends = ['completed', 'refunded', 'cancelled'] as const;
const guarded = ['confirm', 'acceptTerms', 'accept', 'authorise'] as const;

/** Nothing to do for the reader: who acts next and by when, and the ways out that are open. */
function Waiting(props: MoveProps) {
  const { order } = props;
  const t = useTranslator('orders');
  const format = useFormat();
  const end = ends.find((state) => state === order.state);
  if (end) {
    return (
      <div className={styles.waiting}>
        <span>{t(`detail.ended.${end}`)}</span>
      </div>
    );
  }
  const { due } = order;
  const who = (due?.on ?? []).map((actor) => t(`detail.who.${actor}`)).join(t('detail.and'));
  return (
    <div className={styles.waiting}>
      {due && (
        <span>
          <PartySquare party={squareOf(order)}>{t('detail.waits', { who })}</PartySquare>{' '}
          {due.at && (
            <time dateTime={due.at}>
              {t('detail.waitsUntil', { time: format.prose(due.at, { zone: true }) })}
            </time>
          )}
        </span>
      )}
      <Blocked order={order} />
      <span>
        <QuietMoves {...props} />
      </span>
    </div>
  );
}

function squareOf({ due }: OrderView): 'buyer' | 'seller' | 'assay' {
  const [first] = due?.on ?? [];
  return first === 'buyer' || first === 'seller' ? first : 'assay';
}

/** Why a step of the reader's own is not open yet. */
function Blocked({ order }: { order: OrderView }) {
  const t = useTranslator('orders');
  const why = guarded.map((event) => standsAgainst(order, event)).find((one) => one !== null);
  const known = (
    ['otherPending', 'otherAccepted', 'termsOpen', 'termsAgreed', 'notAuthorised'] as const
  ).find((one) => one === why);
  return known ? <span>{t(`move.guard.${known}`)}</span> : null;
}
