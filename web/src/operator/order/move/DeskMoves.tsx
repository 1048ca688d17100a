import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import { LossControls } from '../loss/LossControls.tsx';
import { SuspensionControls } from '../suspension/SuspensionControls.tsx';
import { deskFormFor } from './desk-forms.ts';
import styles from './moves.module.css';
import { PriceMove } from './SimpleMoves.tsx';
import { type DeskMoveProps, isEventAllowed } from './use-desk-move.ts';

/** The move of the reader's desk, by the order's allowed events; else whom the order waits for. */
export function DeskActions({ refused, ...move }: DeskMoveProps & { refused: string | null }) {
  const t = useTranslator('operator');
  return (
    <div>
      {refused && (
        <div className={styles.refused}>
          <Note tone="fail">{refused}</Note>
        </div>
      )}
      {move.order.staffIsParty && (
        <div className={styles.refused}>
          <Note tone="wait">{t('order.own')}</Note>
        </div>
      )}
      {boxOf(move) ?? <NextMove order={move.order} />}
      <SuspensionControls {...move} />
      <LossControls {...move} />
    </div>
  );
}

/** The one form of the events that the reader may take; the first that is allowed. */
function boxOf(props: DeskMoveProps): ReactNode {
  const Form = deskFormFor((event) => isEventAllowed(props.order, event));
  // A new version of a price begins a new form.
  return Form && <Form key={Form === PriceMove ? props.order.version : 'form'} {...props} />;
}

const ends = ['completed', 'refunded', 'cancelled'] as const;

/** Nothing to do for the reader's desk: who acts next and by when, and what stands against it. */
function NextMove({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const format = useFormat();
  const end = ends.find((state) => state === order.state);
  if (end) return <div className={styles.waiting}>{t(`order.ended.${end}`)}</div>;
  const { due } = order;
  const actorNames = (due?.on ?? []).map((actor) => t(`actor.${actor}`)).join(t('and'));
  return (
    <div className={styles.waiting}>
      {due && (
        <span>
          <PartySquare party={squareOf(order)}>{t('order.waits', { who: actorNames })}</PartySquare>{' '}
          {due.at && (
            <time dateTime={due.at} className={due.late ? text.red : undefined}>
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
  'countedByOther',
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
