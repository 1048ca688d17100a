import { useState } from 'react';
import { requestSuspensionEnd } from '#contract/orders/staff-calls.ts';
import type { SuspensionDecision } from '#contract/orders/table.ts';
import type { Form } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { type RetestDraft, RetestFields, retestChoice } from '../move/RetestFields.tsx';
import type { DeskMoveProps } from '../move/use-desk-move.ts';
import { ReasonField } from '../OrderFields.tsx';

interface Draft {
  readonly decision: SuspensionDecision | null;
  readonly retest: RetestDraft;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly reason: string;
}
const EMPTY: Draft = { decision: null, retest: {}, carrier: '', trackingNo: '', reason: '' };

/** Requests a second person's approval to end the suspension of an order. */
export function SuspensionDialog({ order, onClose }: DeskMoveProps & { onClose: () => void }) {
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-suspension:${order.id}`, EMPTY);
  const decisions = order.suspension?.decisions ?? [];
  const decision = decisions.find((one) => one === draft.decision) ?? decisions[0] ?? 'reinstate';
  const [isSent, setSent] = useState(false);
  const { reason, carrier, trackingNo } = draft;
  const { lots, tests } = retestChoice(order, draft.retest);
  const isChosen = lots.length > 0 && tests.length > 0;
  const more = decision === 'recordReturn' ? { carrier, trackingNo } : {};
  const chosen = decision === 'retest' ? { lots: [...lots], tests: [...tests] } : {};
  const input = { id: order.id, version: order.version, decision, reason, ...more, ...chosen };
  const { form, command: request } = useFormCommand(requestSuspensionEnd, input, {
    onDone: () => {
      forget();
      toast(t('suspension.asked'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('suspension.title')}
      submit={t('trace.ask')}
      cancel={t('cancel')}
      form={form}
      command={request}
      onSubmit={() => {
        setSent(true);
        if (decision !== 'retest' || isChosen) request.mutate(input);
      }}
      onClose={onClose}
    >
      <Field label={t('suspension.decision')} group required>
        <RadioGroup
          column
          label={t('suspension.decision')}
          value={decision}
          options={decisions.map((one) => ({ value: one, label: t(`suspension.way.${one}`) }))}
          onChange={(next) => setDraft({ ...draft, decision: next })}
        />
      </Field>
      {decision === 'retest' && (
        <RetestFields
          order={order}
          draft={draft.retest}
          isSent={isSent}
          onChange={(next) => setDraft({ ...draft, retest: next })}
        />
      )}
      {decision === 'recordReturn' && (
        <ParcelFields draft={draft} form={form} onChange={setDraft} />
      )}
      <ReasonField
        form={form}
        value={reason}
        onChange={(next) => setDraft({ ...draft, reason: next })}
      />
    </CommandDialog>
  );
}

/** Names the parcel in which the goods came back to the seller. */
function ParcelFields(props: { draft: Draft; form: Form; onChange: (draft: Draft) => void }) {
  const { draft, form, onChange } = props;
  const { carrier, trackingNo } = draft;
  const t = useTranslator('operator/order');
  return (
    <>
      <CarrierField
        label={t('suspension.carrier')}
        leg="outbound"
        carrier={carrier}
        error={form.error('carrier')}
        onChange={(next) => onChange({ ...draft, carrier: next })}
        onBlur={form.left('carrier')}
      />
      <TextInputField
        form={form}
        name="trackingNo"
        label={t('suspension.trackingNo')}
        required
        mono
        value={trackingNo}
        maxLength={60}
        onChange={(next) => onChange({ ...draft, trackingNo: next })}
      />
    </>
  );
}
