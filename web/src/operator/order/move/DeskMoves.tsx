import type { ReactNode } from 'react';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { AwaitedParty, MoveNote, WaitingBox } from '#web/order-parts/WaitingBox.tsx';
import text from '#web/ui/text.module.css';
import { LossControls } from '../loss/LossControls.tsx';
import { SuspensionControls } from '../suspension/SuspensionControls.tsx';
import { deskFormFor } from './desk-forms.ts';
import { PriceMove } from './SimpleMoves.tsx';
import { type DeskMoveProps, isEventAllowed } from './use-desk-move.ts';

/** The move of the reader's desk, by the order's allowed events; else whom the order waits for. */
export function DeskActions({ refused, ...move }: DeskMoveProps & { refused: string | null }) {
  const t = useTranslator('operator');
  return (
    <div>
      {refused && <MoveNote tone="fail">{refused}</MoveNote>}
      {move.order.staffIsParty && <MoveNote tone="wait">{t('order.own')}</MoveNote>}
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
  if (end) return <WaitingBox>{t(`order.ended.${end}`)}</WaitingBox>;
  const { due } = order;
  const actorNames = (due?.on ?? []).map((actor) => t(`actor.${actor}`)).join(t('and'));
  return (
    <WaitingBox>
      {due && (
        <span>
          <AwaitedParty due={due}>{t('order.waits', { who: actorNames })}</AwaitedParty>{' '}
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
    </WaitingBox>
  );
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
