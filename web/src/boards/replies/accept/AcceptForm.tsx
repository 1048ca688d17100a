import { type FormEvent, useMemo, useState } from 'react';
import { acceptReply } from '#contract/boards/calls.ts';
import type { Reply } from '#contract/boards/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateEndingsPreview } from '#web/order-parts/endings/LateEndings.tsx';
import { InspectionFields } from '#web/order-parts/ordering/InspectionFields.tsx';
import { ShipToFields } from '#web/order-parts/ordering/ShipToFields.tsx';
import { usePlans } from '#web/order-parts/ordering/use-plans.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import type { Column } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useOwnShipTo } from '../../use-own-ship-to.ts';
import { NotSent } from '../NotSent.tsx';
import { OfferLines } from '../OfferLines.tsx';
import { AcceptQuantityField } from '../TakeField.tsx';
import { AcceptFrame, acceptColumn } from './AcceptFrame.tsx';
import { AcceptTicket } from './AcceptTicket.tsx';
import {
  type AcceptDraft,
  type AcceptLine,
  costOf,
  initialAcceptDraft,
  inputOf,
  leftOf,
  listAcceptedItems,
  validateDraft,
} from './accept-form.ts';
import { useOrderPlaced } from './use-order-placed.ts';

type Item = Reply['items'][number];

/** The poster accepts items of a quote, wholly or for a part, which places an order. */
export function AcceptForm({ reply }: { reply: Reply }) {
  const t = useTranslator('boards');
  const accept = useAcceptance(reply);
  const { draft, setDraft, shipTo, setShipTo, hasFreightAccounts, form, plans, act } = accept;
  return (
    <AcceptFrame
      title={t('accept.title')}
      form={form}
      onSubmit={accept.submit}
      changed={accept.changed && t('accept.changed')}
      lines={<Lines reply={reply} draft={draft} form={form} onChange={setDraft} />}
      ticket={
        <AcceptTicket
          reply={reply}
          draft={draft}
          shipTo={shipTo}
          plans={plans}
          busy={act.isPending}
        >
          <NotSent
            failed={t('accept.failed')}
            form={form}
            error={accept.changed ? null : act.error}
            wrong={accept.wrong}
          />
        </AcceptTicket>
      }
    >
      <InspectionFields
        goodsType={draft.goodsType}
        advised={draft.tests === null}
        plans={plans}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <ShipToFields
        shipTo={shipTo}
        form={form}
        onChange={setShipTo}
        offersFreightAccount={hasFreightAccounts}
      />
      <LateEndingsPreview
        order={{
          lines: listAcceptedItems(reply, draft).map(({ item, quantity }) => ({
            quantity: Number(quantity),
            unitPrice: item.unitPrice,
          })),
          tests: [...plans.chosen],
          ownFreight: shipTo.freightAccount.trim() !== '',
        }}
      />
    </AcceptFrame>
  );
}

function useAcceptance(reply: Reply) {
  const t = useTranslator('boards');
  const start = useMemo(() => initialAcceptDraft(reply), [reply]);
  const [draft, setDraft, forget] = useDraft<AcceptDraft>(`mall-accept:${reply.id}`, start);
  const placed = useOrderPlaced((no) => t('accept.placed', { no }), forget);
  const { shipTo, setShipTo, hasFreightAccounts } = useOwnShipTo();
  const [tried, setTried] = useState(false);
  const accepted = listAcceptedItems(reply, draft);
  const pieces = Math.max(1, ...accepted.map(({ quantity }) => Number(quantity) || 1));
  const plans = usePlans({ pieces, goodsType: draft.goodsType, tests: draft.tests });
  const accepting = { reply, draft, shipTo, tests: plans.chosen };
  const violations = validateDraft(accepting);
  const form = useForm({ draft, shipTo }, violations);
  const command = useCommand(acceptReply, {
    onDone: placed,
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // Sends nothing until the price of the tests shows in the ticket.
    if (form.ready() && plans.plan) command.mutate(inputOf(accepting));
  };
  return {
    draft,
    setDraft,
    shipTo,
    setShipTo,
    hasFreightAccounts,
    form,
    plans,
    act: command,
    submit,
    changed: command.error instanceof CallFailure && command.error.is('order.hasChange'),
    wrong: tried ? Object.keys(violations).length : 0,
  };
}

interface LinesProps {
  readonly reply: Reply;
  readonly draft: AcceptDraft;
  readonly form: Form;
  readonly onChange: (draft: AcceptDraft) => void;
}

function Lines({ reply, draft, form, onChange }: LinesProps) {
  const t = useTranslator('boards');
  const findLine = (item: Item): AcceptLine =>
    draft.lines.find((one) => one.id === item.id) ?? { id: item.id, on: false, quantity: '' };
  const set = (item: Item, part: Partial<AcceptLine>) => {
    const rest = draft.lines.filter((one) => one.id !== item.id);
    onChange({ ...draft, lines: [...rest, { ...findLine(item), ...part }] });
  };
  const choose: Column<Item> = {
    key: 'choose',
    head: '',
    width: 32,
    phone: 'choose',
    cell: (item) => (
      <Checkbox
        checked={findLine(item).on && leftOf(item) > 0}
        disabled={leftOf(item) === 0}
        aria-label={t('offer.takeLine', { model: item.offeredModel })}
        onChange={(on) => set(item, { on })}
      />
    ),
  };
  const quantityColumn = acceptColumn<Item>(t('offer.take'), (item) => {
    if (leftOf(item) === 0) return null;
    const { on, quantity } = findLine(item);
    return (
      <AcceptQuantityField
        label={t('offer.take')}
        left={leftOf(item)}
        error={form.error(`${item.id}.quantity`)}
        quantity={quantity}
        disabled={!on}
        onChange={(typed) => set(item, { quantity: typed })}
        onBlur={form.left(`${item.id}.quantity`)}
      />
    );
  });
  return (
    <OfferLines
      reply={reply}
      choose={choose}
      acceptColumn={quantityColumn}
      amount={(item) => {
        const one = findLine(item);
        const cost = one.on ? costOf(item, one.quantity) : null;
        return cost === null ? '–' : <MoneyText money={cost} bare />;
      }}
    />
  );
}
