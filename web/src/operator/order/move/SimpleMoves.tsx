import { useState } from 'react';
import {
  deliverOrder,
  opsAuthoriseReturn,
  priceAgentOrder,
  refundOrder,
} from '#contract/orders/staff-calls.ts';
import { standardPayers } from '#contract/orders/terms.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { dockDay } from '../../shipment/dock-day.ts';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { TestPayerFields } from './TestPayerFields.tsx';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

const NO_REASON = { reason: '' };
/** Returns the present day at the dock (GMT+8). */
const today = (): string => dockDay(new Date().toISOString());

const NO_NOTE = { note: '' };

/** Returns earlier prices as the form's initial values; the service of a new order is empty. */
const priceOf = ({ sums, terms }: DeskMoveProps['order']) => ({
  service: terms && isPositive(terms.service) ? terms.service.amount : '',
  freight: isPositive(sums.freight) ? sums.freight.amount : '0',
  sellerEmail: '',
  testsOnPass: terms?.testsOnPass ?? standardPayers.testsOnPass,
  testsOnFail: terms?.testsOnFail ?? standardPayers.testsOnFail,
  serviceBy: terms?.serviceBy ?? standardPayers.serviceBy,
});

/** The carrier says that the buyer has the parcel: seven days begin. */
export function DeliverMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const [deliveredOn, setDay, forget] = useDraft(`ops-deliver:${order.id}`, today());
  const input = { id: order.id, version: order.version, deliveredOn };
  const form = useForm(input, validateInput(deliverOrder, input));
  const move = useDeskMove(deliverOrder, 'deliver', props, {
    onDone: forget,
    refuse: form.refuse,
  });
  const { nameOf } = useCarriers();
  const { outbound } = order;
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.deliver.title')}
      effects={[{ key: 'days', text: t('move.deliver.days') }]}
      button={t('move.deliver.button')}
      form={form}
      busy={move.busy}
      onSubmit={() => form.ready() && move.take({ deliveredOn })}
    >
      {outbound && (
        <p>
          {t.parts('move.deliver.sent', {
            carrier: nameOf(outbound.carrier),
            no: <TrackingNumber parcel={outbound} />,
          })}
        </p>
      )}
      <Field
        label={t('move.deliver.day')}
        hint={t('move.deliver.dayHint')}
        error={form.error('deliveredOn')}
      >
        <TextInput type="date" value={deliveredOn} max={today()} onChange={setDay} />
      </Field>
    </DeskMoveBox>
  );
}

/** Support authorises a return in the buyer's place, with the reason. */
export function AuthoriseMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-authorise:${order.id}`, NO_REASON);
  const input = { id: order.id, version: order.version, ...draft };
  const form = useForm(input, validateInput(opsAuthoriseReturn, input));
  const move = useDeskMove(opsAuthoriseReturn, 'authorise', props, {
    onDone: forget,
    refuse: form.refuse,
  });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.authorise.title')}
      effects={[{ key: 'next', text: t('move.authorise.next') }]}
      button={t('move.authorise.button')}
      busy={move.busy}
      form={form}
      onSubmit={() => move.take(draft)}
    >
      <TextAreaField
        form={form}
        name="reason"
        label={t('move.reason')}
        required
        value={draft.reason}
        maxLength={1000}
        onChange={(reason) => setDraft({ reason })}
      />
    </DeskMoveBox>
  );
}

/** Finance gives the money in escrow back to the buyer. */
export function RefundMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  const format = useFormat();
  const [draft, setDraft, forget] = useDraft(`ops-refund:${order.id}`, NO_NOTE);
  const input = { id: order.id, version: order.version, ...draft };
  const form = useForm(input, validateInput(refundOrder, input));
  const move = useDeskMove(refundOrder, 'refund', props, { onDone: forget, refuse: form.refuse });
  const back = eventMoneyOf(order, 'refund')?.refund.all ?? order.sums.held;
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={own('move.refund.title', { buyer: order.buyer.name })}
      effects={[
        { key: 'back', money: back, text: own('move.refund.back') },
        { key: 'end', text: own('move.refund.end') },
      ]}
      hint={own('move.refund.hint')}
      button={own('move.refund.button', { money: format.money(back) })}
      busy={move.busy}
      form={form}
      onSubmit={() => move.take(draft)}
    >
      <TextAreaField
        form={form}
        name="note"
        label={own('move.note')}
        aside={t('optional')}
        value={draft.note}
        maxLength={500}
        onChange={(note) => setDraft({ note })}
      />
    </DeskMoveBox>
  );
}

/** Support prices the service of an agent order, and names the seller where it is not yet known. */
export function PriceMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  const [before] = useState(() => priceOf(order));
  const [draft, setDraft, forget] = useDraft(`ops-price:${order.id}:${order.version}`, before);
  const { service, freight, sellerEmail } = draft;
  // A draft of before says nothing of the payers.
  const { testsOnPass = before.testsOnPass, testsOnFail = before.testsOnFail } = draft;
  const { serviceBy = before.serviceBy } = draft;
  const payers = { testsOnPass, testsOnFail, serviceBy };
  const more = { service, freight, ...payers, ...(sellerEmail === '' ? {} : { sellerEmail }) };
  const input = { id: order.id, version: order.version, ...more };
  const form = useForm(input, validateInput(priceAgentOrder, input));
  const move = useDeskMove(priceAgentOrder, 'price', props, {
    onDone: forget,
    refuse: form.refuse,
  });
  const { supplier, seller } = order;
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={own(order.state === 'priced' ? 'move.price.again' : 'move.price.title')}
      effects={[
        { key: 'terms', text: own('move.price.terms') },
        { key: 'goods', money: order.sums.goods, text: own('move.price.goods') },
      ]}
      hint={supplier ? own('move.price.supplier', { ...supplier }) : undefined}
      button={own('move.price.button')}
      busy={move.busy}
      form={form}
      onSubmit={() => move.take(more)}
    >
      <div className={styles.facts}>
        <FigureInputField
          form={form}
          name="service"
          label={own('move.price.service')}
          required
          value={service}
          decimals={2}
          unit="USD"
          onChange={(text) => setDraft((before) => ({ ...before, service: text }))}
        />
        <FigureInputField
          form={form}
          name="freight"
          label={own('move.price.freight')}
          required
          hint={own('move.price.freightHint')}
          value={freight}
          decimals={2}
          unit="USD"
          onChange={(text) => setDraft((before) => ({ ...before, freight: text }))}
        />
      </div>
      <TestPayerFields
        value={payers}
        onChange={(chosen) => setDraft((before) => ({ ...before, ...chosen }))}
      />
      {seller === null && (
        <TextInputField
          form={form}
          name="sellerEmail"
          label={own('move.price.email')}
          aside={t('optional')}
          hint={own('move.price.emailHint')}
          type="email"
          value={sellerEmail}
          placeholder={supplier?.email}
          onChange={(text) => setDraft((before) => ({ ...before, sellerEmail: text.trim() }))}
        />
      )}
    </DeskMoveBox>
  );
}
