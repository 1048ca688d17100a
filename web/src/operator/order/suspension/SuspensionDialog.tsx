import { requestSuspensionEnd } from '#contract/orders/staff-calls.ts';
import type { SuspensionDecision } from '#contract/orders/table.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { TestPicker } from '../move/TestPicker.tsx';
import type { DeskMoveProps } from '../move/use-desk-move.ts';

interface Draft {
  readonly decision: SuspensionDecision | null;
  readonly tests: readonly TestCode[];
  readonly carrier: string;
  readonly trackingNo: string;
  readonly reason: string;
}
const EMPTY: Draft = { decision: null, tests: [], carrier: '', trackingNo: '', reason: '' };

/** Asks a second person of support how a suspended order goes on. */
export function SuspensionDialog({ order, onClose }: DeskMoveProps & { onClose: () => void }) {
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-suspension:${order.id}`, EMPTY);
  const decisions = order.suspension?.decisions ?? [];
  const decision = decisions.find((one) => one === draft.decision) ?? decisions[0] ?? 'reinstate';
  const { reason, tests, carrier, trackingNo } = draft;
  const more = decision === 'recordReturn' ? { carrier, trackingNo } : {};
  const chosen = decision === 'retest' ? { tests: [...tests] } : {};
  const input = { id: order.id, version: order.version, decision, reason, ...more, ...chosen };
  const form = useForm(input, validateInput(requestSuspensionEnd, input));
  const request = useCommand(requestSuspensionEnd, {
    onDone: () => {
      forget();
      toast(t('suspension.asked'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const pieces = Math.max(0, ...order.lines.map((line) => line.pieces?.onShelf ?? 0));
  return (
    <CommandDialog
      title={t('suspension.title')}
      submit={t('trace.ask')}
      cancel={t('cancel')}
      form={form}
      command={request}
      onSubmit={() => request.mutate(input)}
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
        <TestPicker
          pieces={pieces}
          chosen={tests}
          onChange={(next) => setDraft({ ...draft, tests: next })}
        />
      )}
      {decision === 'recordReturn' && (
        <>
          <CarrierField
            label={t('suspension.carrier')}
            leg="outbound"
            carrier={carrier}
            error={form.error('carrier')}
            onChange={(next) => setDraft({ ...draft, carrier: next })}
            onBlur={form.left('carrier')}
          />
          <Field label={t('suspension.trackingNo')} required error={form.error('trackingNo')}>
            <TextInput
              mono
              value={trackingNo}
              maxLength={60}
              onChange={(next) => setDraft({ ...draft, trackingNo: next })}
              onBlur={form.left('trackingNo')}
            />
          </Field>
        </>
      )}
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea
          value={reason}
          maxLength={1000}
          onChange={(next) => setDraft({ ...draft, reason: next })}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}
