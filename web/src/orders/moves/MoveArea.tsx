import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/calls.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { PartySquare } from '#web/parts/PartySquare.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { Console } from '../addresses.ts';
import { AgreeMove } from './AgreeMove.tsx';
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
  SellerResultMove,
  TakeMove,
} from './SimpleMoves.tsx';
import { type MoveProps, mayTake, standsAgainst } from './use-move.ts';

type Props = MoveProps & {
  readonly console: Console;
  readonly decisions: Decisions;
  /** What the last act was refused with. */
  readonly refused: string | null;
};

/** The reader's move, drawn from the order's moves; else whom the order waits for. */
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

/** The one form of the events that the reader may take; the first that is allowed. */
function boxOf(props: Omit<Props, 'refused'>): ReactNode {
  const { order, decisions, console, ...rest } = props;
  const move = { order, ...rest };
  const may = (event: string) => mayTake(order, event);
  if (may('confirm')) return <ConfirmMove {...move} />;
  if (may('agree')) return <AgreeMove {...move} />;
  if (may('pay')) return <PayMove {...move} console={console} />;
  if (may('ship')) return <ShipMove {...move} />;
  if (may('acknowledge')) return <CountMove {...move} />;
  if (may('accept') && may('reject')) return <ResultMove {...move} decisions={decisions} />;
  if (may('accept')) return <SellerResultMove {...move} />;
  if (may('cancelLate')) return <CancelLateMove {...move} />;
  if (may('authorise')) return <AuthoriseMove {...move} />;
  if (may('take')) return <TakeMove {...move} />;
  return null;
}

const ends = ['completed', 'refunded', 'cancelled'] as const;
const guarded = ['confirm', 'agree', 'accept', 'authorise'] as const;

/** Nothing to do for the reader: who acts next and by when, and the ways out that are open. */
function Waiting(props: MoveProps) {
  const { order } = props;
  const t = useWords('orders');
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
  const t = useWords('orders');
  const why = guarded.map((event) => standsAgainst(order, event)).find((one) => one !== null);
  const known = (
    ['otherPending', 'otherAccepted', 'termsOpen', 'termsAgreed', 'notAuthorised'] as const
  ).find((one) => one === why);
  return known ? <span>{t(`move.guard.${known}`)}</span> : null;
}
