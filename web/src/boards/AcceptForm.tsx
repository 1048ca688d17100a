import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginUser } from '#contract/accounts/calls.ts';
import { acceptReply, type Reply } from '#contract/boards/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { type Form, useForm } from '#web/api/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { InspectionFields } from '#web/order-parts/ordering/InspectionFields.tsx';
import { ShipToFields } from '#web/order-parts/ordering/ShipToFields.tsx';
import { EMPTY_SHIP_TO } from '#web/order-parts/ordering/ship-to.ts';
import { usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FigureInput } from '#web/ui/FigureInput.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { AcceptTicket } from './AcceptTicket.tsx';
import styles from './accept.module.css';
import {
  type AcceptDraft,
  costOf,
  faultsIn,
  inputOf,
  leftOf,
  startOf,
  type TakeLine,
  takenOf,
} from './accept-form.ts';
import { orderPath } from './addresses.ts';
import { OfferLines } from './OfferLines.tsx';

type Item = Reply['items'][number];

/** The poster accepts items of a quote, wholly or for a part, which places an order. */
export function AcceptForm({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  const accept = useAcceptance(reply);
  const { draft, setDraft, shipTo, setShipTo, form, plans, act } = accept;
  return (
    <form
      ref={form.frame}
      className={styles.frame}
      onSubmit={accept.submit}
      noValidate
      aria-label={t('accept.title')}
    >
      <div className={layout.sections}>
        {accept.changed && <Note tone="wait">{t('accept.changed')}</Note>}
        <Lines reply={reply} draft={draft} form={form} onChange={setDraft} />
        {form.error('items') && (
          <p className={styles.wrong} role="alert">
            {t('accept.nothing')}
          </p>
        )}
        <InspectionFields
          goodsType={draft.goodsType}
          advised={draft.tests === null}
          plans={plans}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <ShipToFields shipTo={shipTo} form={form} onChange={setShipTo} />
      </div>
      <aside className={styles.side}>
        <AcceptTicket
          reply={reply}
          draft={draft}
          shipTo={shipTo}
          plans={plans}
          busy={act.isPending}
          wrong={accept.wrong}
        >
          {act.error && !accept.changed && (
            <>
              <p className={styles.wrong}>{t('accept.failed')}</p>
              <FailNote error={act.error} />
            </>
          )}
        </AcceptTicket>
      </aside>
    </form>
  );
}

function useAcceptance(reply: Reply) {
  const t = useWords('boards');
  const navigate = useNavigate();
  const user = useRead(loginUser, {}).data;
  const start = useMemo(() => startOf(reply), [reply]);
  const [draft, setDraft, forget] = useDraft<AcceptDraft>(`mall-accept:${reply.id}`, start);
  const [shipTo, setShipTo] = useDraft('mall-ship-to', EMPTY_SHIP_TO);
  const [tried, setTried] = useState(false);
  const taken = takenOf(reply, draft);
  const pieces = Math.max(1, ...taken.map(({ quantity }) => Number(quantity) || 1));
  const plans = usePlans({ pieces, goodsType: draft.goodsType, tests: draft.tests });
  const accepting = { reply, draft, shipTo, tests: plans.chosen };
  const faults = faultsIn(accepting);
  const form = useForm({ draft, shipTo }, faults);
  const act = useAct(acceptReply, {
    onDone: ({ orderId, orderNo }) => {
      forget();
      toast(t('accept.placed', { no: orderNo }));
      navigate(orderPath(user?.mainIdentity ?? null, orderId));
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // What the tests cost stands in the ticket before anything is sent.
    if (form.ready() && plans.plan) act.mutate(inputOf(accepting));
  };
  return {
    draft,
    setDraft,
    shipTo,
    setShipTo,
    form,
    plans,
    act,
    submit,
    changed: act.error instanceof CallFailure && act.error.is('order.hasChange'),
    wrong: tried ? Object.keys(faults).length : 0,
  };
}

interface LinesProps {
  readonly reply: Reply;
  readonly draft: AcceptDraft;
  readonly form: Form;
  readonly onChange: (draft: AcceptDraft) => void;
}

function Lines({ reply, draft, form, onChange }: LinesProps) {
  const t = useWords('boards');
  const takeOf = (item: Item): TakeLine =>
    draft.takes.find((one) => one.id === item.id) ?? { id: item.id, on: false, quantity: '' };
  const set = (item: Item, part: Partial<TakeLine>) => {
    const rest = draft.takes.filter((one) => one.id !== item.id);
    onChange({ ...draft, takes: [...rest, { ...takeOf(item), ...part }] });
  };
  const choose: Column<Item> = {
    key: 'choose',
    head: '',
    width: 32,
    phone: 'choose',
    cell: (item) => (
      <Checkbox
        checked={takeOf(item).on && leftOf(item) > 0}
        disabled={leftOf(item) === 0}
        aria-label={t('offer.takeLine', { model: item.offeredModel })}
        onChange={(on) => set(item, { on })}
      />
    ),
  };
  const take: Column<Item> = {
    key: 'take',
    head: t('offer.take'),
    width: 148,
    figures: true,
    phone: 'wide',
    phoneLabel: t('offer.take'),
    cell: (item) => (
      <Take item={item} take={takeOf(item)} form={form} onChange={(part) => set(item, part)} />
    ),
  };
  return (
    <OfferLines
      reply={reply}
      choose={choose}
      take={take}
      amount={(item) => {
        const one = takeOf(item);
        const cost = one.on ? costOf(item, one.quantity) : null;
        return cost === null ? '–' : <MoneyText money={cost} bare />;
      }}
    />
  );
}

function Take(props: {
  item: Item;
  take: TakeLine;
  form: Form;
  onChange: (part: Partial<TakeLine>) => void;
}) {
  const t = useWords('boards');
  const format = useFormat();
  const { item, take, form, onChange } = props;
  const left = leftOf(item);
  const path = `${item.id}.quantity`;
  if (left === 0) return null;
  const over = Number(take.quantity) > left;
  const fault = over ? t('accept.tooMany', { left: format.quantity(left) }) : form.error(path);
  return (
    <Field
      label={<span className={styles.vh}>{t('offer.take')}</span>}
      error={take.on ? fault : undefined}
      className={styles.take}
    >
      <FigureInput
        unit={t('pieces')}
        value={take.quantity}
        disabled={!take.on}
        onChange={(quantity) => onChange({ quantity })}
        onBlur={form.left(path)}
      />
    </Field>
  );
}
