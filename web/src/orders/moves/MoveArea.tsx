import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { AwaitedParty, MoveNote, WaitingBox } from '#web/order-parts/WaitingBox.tsx';
import { DaysOff } from '#web/widgets/times/DaysOff.tsx';
import { type FormProps, formFor } from './forms.ts';
import styles from './moves.module.css';
import { SecondaryActions } from './QuietMoves.tsx';
import { findBlockingGuard, isEventAllowed, type MoveProps } from './use-move.ts';

type Props = FormProps & {
  /** The sentence with which the last act was refused. */
  readonly refused: string | null;
};

/** The reader's move, by the order's allowed events; else whom the order waits for. */
export function MoveArea(props: Props) {
  const { refused, ...move } = props;
  return (
    <div>
      {refused && <MoveNote tone="fail">{refused}</MoveNote>}
      {boxOf(move) ?? <NextMove {...move} />}
    </div>
  );
}

/** The one form of the events that the reader may take; the first that is allowed. */
function boxOf(props: FormProps): ReactNode {
  const Form = formFor((event) => isEventAllowed(props.order, event));
  return Form && <Form {...props} />;
}

const ends = ['completed', 'refunded', 'cancelled'] as const;
const guarded = ['confirm', 'acceptTerms', 'accept', 'authorise'] as const;

/** Nothing to do for the reader: who acts next and by when, and the ways out that are open. */
function NextMove(props: MoveProps) {
  const { order } = props;
  const t = useTranslator('orders/moves');
  const format = useFormat();
  const end = ends.find((state) => state === order.state);
  if (end) {
    return (
      <WaitingBox className={styles.waiting}>
        <span>{t(`ended.${end}`)}</span>
      </WaitingBox>
    );
  }
  const { due } = order;
  const actorNames = (due?.on ?? []).map((actor) => t(`who.${actor}`)).join(t('and'));
  return (
    <WaitingBox className={styles.waiting}>
      {due && (
        <span>
          <AwaitedParty due={due}>{t('waits', { who: actorNames })}</AwaitedParty>{' '}
          {due.at && (
            <time dateTime={due.at}>
              {t('waitsUntil', { time: format.prose(due.at, { zone: true }) })}
            </time>
          )}
        </span>
      )}
      <DaysOff days={due?.daysOff} />
      <Blocked order={order} />
      <span>
        <SecondaryActions {...props} />
      </span>
    </WaitingBox>
  );
}

/** Why a step of the reader's own is not open yet. */
function Blocked({ order }: { order: OrderView }) {
  const t = useTranslator('orders/moves');
  const why = guarded.map((event) => findBlockingGuard(order, event)).find((one) => one !== null);
  const known = (
    ['otherPending', 'otherAccepted', 'termsOpen', 'termsAgreed', 'notAuthorised'] as const
  ).find((one) => one === why);
  return known ? <span>{t(`guard.${known}`)}</span> : null;
}
