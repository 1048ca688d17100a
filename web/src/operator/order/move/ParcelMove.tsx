import { releaseMoment } from '#contract/orders/money/money-place.ts';
import { dispatchOrder, sendBackOrder, sendBackRest } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { piecesToBuyer } from '../pieces.ts';
import { DeskMoveBox, type Effect } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { ReturnAddress } from './ReturnAddress.tsx';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

type Kind = 'dispatch' | 'sendBack' | 'sendBackRest';

const calls = {
  dispatch: dispatchOrder,
  sendBack: sendBackOrder,
  sendBackRest,
} as const;
/** Until a carrier is chosen it is the one that the order names. */
const EMPTY = { carrier: null as string | null, trackingNo: '', asTyped: false };

/** The dock ships to the buyer what it keeps. */
export const DispatchMove = (props: DeskMoveProps) => <ParcelMove {...props} kind="dispatch" />;
/** The dock sends all goods back to the seller. */
export const SendBackMove = (props: DeskMoveProps) => <ParcelMove {...props} kind="sendBack" />;
/** The dock sends back what the buyer does not keep, before its parcel leaves. */
export const SendBackRestMove = (props: DeskMoveProps) => (
  <ParcelMove {...props} kind="sendBackRest" />
);

/** The dock hands goods to a carrier: to the buyer, or back to the seller. */
function ParcelMove({ kind, ...props }: DeskMoveProps & { kind: Kind }) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-${kind}:${order.id}`, EMPTY);
  const leg = kind === 'dispatch' ? 'outbound' : 'inland';
  const { offered, first } = useCarriers();
  const wished = kind === 'dispatch' ? order.shipTo?.carrier : order.inbound?.carrier;
  const carrier =
    draft.carrier ?? offered(leg).find(({ key }) => key === wished)?.key ?? first(leg);
  const input = {
    id: order.id,
    version: order.version,
    carrier,
    trackingNo: draft.trackingNo,
    // A draft of before knows no such choice.
    asTyped: draft.asTyped ?? false,
  };
  const call = calls[kind];
  const form = useForm(input, validateInput(call, input));
  const move = useDeskMove(call, kind, props, { onDone: forget, refuse: form.refuse });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={kind === 'sendBackRest' ? t('rest.title') : t(`move.${kind}.title`)}
      effects={useParcelEffects(props, kind)}
      hint={order.dock ? t('move.dispatch.at', { location: order.dock.location }) : undefined}
      button={kind === 'sendBackRest' ? t('rest.button') : t(`move.${kind}.button`)}
      busy={move.busy}
      form={form}
      onSubmit={() =>
        move.take({ carrier, trackingNo: input.trackingNo, asTyped: input.asTyped } as never)
      }
    >
      {kind !== 'dispatch' && <ReturnAddress lines={order.returnTo} />}
      <div className={styles.parcel}>
        <CarrierField
          label={t('move.carrier')}
          leg={leg}
          carrier={carrier}
          error={form.error('carrier')}
          onChange={(chosen) =>
            setDraft((before) => ({ ...before, carrier: chosen, asTyped: false }))
          }
          onBlur={form.left('carrier')}
        />
        <TextInputField
          form={form}
          name="trackingNo"
          label={t('move.trackingNo')}
          required
          hint={t('move.trackingHint')}
          mono
          value={draft.trackingNo}
          maxLength={40}
          autoComplete="off"
          onChange={(trackingNo) =>
            setDraft((before) => ({ ...before, trackingNo, asTyped: false }))
          }
        />
        <AsTyped
          carrier={carrier}
          trackingNo={draft.trackingNo}
          asTyped={input.asTyped}
          onChange={(asTyped) => setDraft((before) => ({ ...before, asTyped }))}
        />
      </div>
    </DeskMoveBox>
  );
}

function useParcelEffects({ order }: DeskMoveProps, kind: Kind): Effect[] {
  const t = useTranslator('operator/order');
  const format = useFormat();
  const shelf = order.lines.reduce((all, line) => all + (line.pieces?.onShelf ?? 0), 0);
  const accepted = order.lines.reduce((all, line) => all + piecesToBuyer(line), 0);
  if (kind === 'sendBackRest') {
    const rest = shelf - accepted;
    return [
      {
        key: 'pieces',
        figure: format.number(rest),
        text: t('move.sendBack.pieces', { count: rest }),
      },
      { key: 'first', text: t('rest.effect') },
    ];
  }
  if (kind === 'sendBack') {
    const money = eventMoneyOf(order, 'sendBack');
    const back = money?.refund.all ?? order.sums.held;
    const tests = money?.costs.tests;
    return [
      {
        key: 'pieces',
        figure: format.number(shelf),
        text: t('move.sendBack.pieces', { count: shelf }),
      },
      { key: 'money', money: back, text: t('move.sendBack.money') },
      ...(tests && isPositive(tests)
        ? [{ key: 'tests', money: tests, text: t('move.orderReturn.tests') }]
        : []),
    ];
  }
  const { shipTo, sums } = order;
  const effects: Effect[] = [
    {
      key: 'pieces',
      figure: format.number(accepted),
      text: t('move.dispatch.pieces', { count: accepted }),
    },
  ];
  if (shipTo) {
    const { name, city, freightAccount } = shipTo;
    effects.push({
      key: 'to',
      text: freightAccount
        ? t('move.dispatch.toAccount', { name, city, account: freightAccount })
        : t('move.dispatch.to', { name, city }),
    });
  }
  const money = eventMoneyOf(order, 'dispatch');
  if (releaseMoment(order.kind) !== 'dispatch' || !money?.seller) {
    return [...effects, { key: 'held', money: sums.held, text: t('move.dispatch.held') }];
  }
  effects.push({ key: 'release', money: money.seller.receives, text: t('move.dispatch.release') });
  if (isPositive(money.refund.now)) {
    effects.push({ key: 'back', money: money.refund.now, text: t('move.complete.refund') });
  }
  return effects;
}
