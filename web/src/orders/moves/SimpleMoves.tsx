import { useState } from 'react';
import {
  acceptResult,
  authoriseReturn,
  cancelLateOrder,
  confirmOrder,
  confirmReceipt,
} from '#contract/orders/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { piecesSent } from '../consequence.ts';
import { ResolutionActions } from '../ways-out/ResolutionActions.tsx';
import { judgedLines } from './decisions.ts';
import { type Effect, MoveFrame } from './MoveFrame.tsx';
import { SecondaryActions } from './QuietMoves.tsx';
import { Subject } from './Subject.tsx';
import { isEventAllowed, type MoveProps, useMove } from './use-move.ts';

/** The one button of a move that needs nothing besides the order. */
function PrimaryMove(props: { busy: boolean; onClick: () => void; children: string }) {
  return (
    <Button variant="primary" size="md" loading={props.busy} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}

/** The seller takes an order on, or declines it. */
export function ConfirmMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const confirm = useMove(confirmOrder, 'confirm', props);
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const lots = order.lines.flatMap(({ id }) => {
    const lotCode = codes[id]?.trim() ?? '';
    return lotCode === '' ? [] : [{ lineId: id, lotCode }];
  });
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.confirm.title')}
      effects={[
        { key: 'receive', money: order.sums.sellerReceives, text: t('move.confirm.receive') },
        { key: 'ship', text: t('move.confirm.ship') },
      ]}
      hint={t('move.confirm.hint', { number: order.terms?.number ?? 1 })}
      action={
        <>
          <SecondaryActions {...props} />
          <PrimaryMove busy={confirm.busy} onClick={() => confirm.take({ lots })}>
            {t('move.confirm.button')}
          </PrimaryMove>
        </>
      }
    >
      {order.lines.map((line) => (
        <MoveLine
          key={line.id}
          about={<Subject line={line} />}
          control={
            <Field label={t('move.confirm.lotCode')}>
              <TextInput
                mono
                value={codes[line.id] ?? ''}
                maxLength={60}
                onChange={(code) => setCodes({ ...codes, [line.id]: code })}
              />
            </Field>
          }
        />
      ))}
    </MoveFrame>
  );
}

/** The seller's answer to the reports; only the buyer may reject. */
export function SellerResultMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const accept = useMove(acceptResult, 'accept', props);
  const when = useRelease(order);
  const money = eventMoneyOf(order, 'accept')?.seller ?? null;
  const judged = judgedLines(order.lines);
  const effects: Effect[] = [];
  if (money) {
    const text = t('move.result.sellerReceives', { when });
    effects.push({ key: 'receives', money: money.receives, text });
  }
  if (money && isPositive(money.commission)) {
    effects.push({ key: 'commission', money: money.commission, text: t('move.result.commission') });
  }
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.result.titleSeller', { count: judged.length })}
      effects={effects}
      hint={t('move.result.hintSeller')}
      action={
        <PrimaryMove busy={accept.busy} onClick={() => accept.take({})}>
          {t('move.result.sendSeller')}
        </PrimaryMove>
      }
    >
      {judged.map((line) => (
        <MoveLine key={line.id} about={<Subject line={line} />} control={null} />
      ))}
      <OtherResolutions {...props} />
    </MoveFrame>
  );
}

/** Offers what the seller may do instead of confirming a result that is not a pass. */
function OtherResolutions(props: MoveProps) {
  const t = useTranslator('orders/ways-out');
  const isOpen = (['contest', 'acceptReturn', 'offer'] as const).some((event) =>
    isEventAllowed(props.order, event),
  );
  if (!isOpen) return null;
  return (
    <div style={{ paddingTop: 12 }}>
      {t('bad.other')}
      <ResolutionActions {...props} />
    </div>
  );
}

/** The buyer ends an order that the seller did not ship in time. */
export function CancelLateMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const cancel = useMove(cancelLateOrder, 'cancelLate', props);
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.cancelLate.title')}
      effects={[
        {
          key: 'back',
          money: eventMoneyOf(order, 'cancelLate')?.refund.all,
          text: t('move.cancelLate.back'),
        },
      ]}
      hint={t('move.cancelLate.hint')}
      action={
        <PrimaryMove busy={cancel.busy} onClick={() => cancel.take({})}>
          {t('move.cancelLate.button')}
        </PrimaryMove>
      }
    />
  );
}

/** The buyer lets the goods go back; the refund follows. */
export function AuthoriseMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const authorise = useMove(authoriseReturn, 'authorise', props);
  const money = eventMoneyOf(order, 'authorise');
  const bearsTests = money !== null && isPositive(money.costs.tests);
  const pieces = order.lines.reduce((all, line) => all + (line.pieces?.onShelf ?? 0), 0);
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.authorise.title')}
      effects={[
        {
          key: 'back',
          money: money?.refund.all,
          text: t(bearsTests ? 'move.authorise.backLess' : 'move.authorise.back'),
        },
        { key: 'goods', pieces, text: t('move.authorise.goods') },
      ]}
      hint={t('move.authorise.hint')}
      action={
        <PrimaryMove busy={authorise.busy} onClick={() => authorise.take({})}>
          {t('move.authorise.button')}
        </PrimaryMove>
      }
    />
  );
}

/** The buyer has the goods; a trade order's money leaves with it. */
export function ConfirmReceiptMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const confirm = useMove(confirmReceipt, 'confirmReceipt', props);
  const money = eventMoneyOf(order, 'confirmReceipt');
  const pieces = order.lines.reduce((all, line) => all + piecesSent(line), 0);
  const release: Effect[] = isPositive(order.sums.held)
    ? [
        { key: 'release', money: money?.goods, text: t('move.confirmReceipt.release') },
        ...(money && isPositive(money.refund.all)
          ? [{ key: 'back', money: money.refund.all, text: t('move.result.back') }]
          : []),
        { key: 'services', money: money?.costs.all, text: t('move.result.services') },
      ]
    : [{ key: 'released', money: order.sums.released, text: t('move.confirmReceipt.released') }];
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.confirmReceipt.title')}
      effects={[...release, { key: 'pieces', pieces, text: t('move.confirmReceipt.pieces') }]}
      hint={t('move.confirmReceipt.hint')}
      action={
        <PrimaryMove busy={confirm.busy} onClick={() => confirm.take({})}>
          {t('move.confirmReceipt.button')}
        </PrimaryMove>
      }
    />
  );
}
