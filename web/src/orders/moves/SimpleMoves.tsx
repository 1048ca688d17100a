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
  const t = useTranslator('orders/moves');
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
      title={t('confirm.title')}
      effects={[
        { key: 'receive', money: order.sums.sellerReceives, text: t('confirm.receive') },
        { key: 'ship', text: t('confirm.ship') },
      ]}
      hint={t('confirm.hint', { number: order.terms?.number ?? 1 })}
      action={
        <>
          <SecondaryActions {...props} />
          <PrimaryMove busy={confirm.busy} onClick={() => confirm.take({ lots })}>
            {t('confirm.button')}
          </PrimaryMove>
        </>
      }
    >
      {order.lines.map((line) => (
        <MoveLine
          key={line.id}
          about={<Subject line={line} />}
          control={
            <Field label={t('confirm.lotCode')}>
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
  const t = useTranslator('orders/moves');
  const accept = useMove(acceptResult, 'accept', props);
  const when = useRelease(order);
  const money = eventMoneyOf(order, 'accept')?.seller ?? null;
  const judged = judgedLines(order.lines);
  const effects: Effect[] = [];
  if (money) {
    const text = t('result.sellerReceives', { when });
    effects.push({ key: 'receives', money: money.receives, text });
  }
  if (money && isPositive(money.commission)) {
    effects.push({ key: 'commission', money: money.commission, text: t('result.commission') });
  }
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('result.titleSeller', { count: judged.length })}
      effects={effects}
      hint={t('result.hintSeller')}
      action={
        <PrimaryMove busy={accept.busy} onClick={() => accept.take({})}>
          {t('result.sendSeller')}
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
  const t = useTranslator('orders/moves');
  const cancel = useMove(cancelLateOrder, 'cancelLate', props);
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('cancelLate.title')}
      effects={[
        {
          key: 'back',
          money: eventMoneyOf(order, 'cancelLate')?.refund.all,
          text: t('cancelLate.back'),
        },
      ]}
      hint={t('cancelLate.hint')}
      action={
        <PrimaryMove busy={cancel.busy} onClick={() => cancel.take({})}>
          {t('cancelLate.button')}
        </PrimaryMove>
      }
    />
  );
}

/** The buyer lets the goods go back; the refund follows. */
export function AuthoriseMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  const authorise = useMove(authoriseReturn, 'authorise', props);
  const money = eventMoneyOf(order, 'authorise');
  const bearsTests = money !== null && isPositive(money.costs.tests);
  const pieces = order.lines.reduce((all, line) => all + (line.pieces?.onShelf ?? 0), 0);
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('authorise.title')}
      effects={[
        {
          key: 'back',
          money: money?.refund.all,
          text: t(bearsTests ? 'authorise.backLess' : 'authorise.back'),
        },
        { key: 'goods', pieces, text: t('authorise.goods') },
      ]}
      hint={t('authorise.hint')}
      action={
        <PrimaryMove busy={authorise.busy} onClick={() => authorise.take({})}>
          {t('authorise.button')}
        </PrimaryMove>
      }
    />
  );
}

/** The buyer has the goods; a trade order's money leaves with it. */
export function ConfirmReceiptMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  const confirm = useMove(confirmReceipt, 'confirmReceipt', props);
  const money = eventMoneyOf(order, 'confirmReceipt');
  const pieces = order.lines.reduce((all, line) => all + piecesSent(line), 0);
  const release: Effect[] = isPositive(order.sums.held)
    ? [
        { key: 'release', money: money?.goods, text: t('confirmReceipt.release') },
        ...(money && isPositive(money.refund.all)
          ? [{ key: 'back', money: money.refund.all, text: t('result.back') }]
          : []),
        { key: 'services', money: money?.costs.all, text: t('result.services') },
      ]
    : [{ key: 'released', money: order.sums.released, text: t('confirmReceipt.released') }];
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('confirmReceipt.title')}
      effects={[...release, { key: 'pieces', pieces, text: t('confirmReceipt.pieces') }]}
      hint={t('confirmReceipt.hint')}
      action={
        <PrimaryMove busy={confirm.busy} onClick={() => confirm.take({})}>
          {t('confirmReceipt.button')}
        </PrimaryMove>
      }
    />
  );
}
