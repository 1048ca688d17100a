import { opsApprovalList } from '#contract/approvals/calls.ts';
import { opsOrderOne, requestParcelCorrection } from '#contract/orders/staff-calls.ts';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { CorrectionFrame, NumberFields } from './CorrectionFrame.tsx';
import { dockDay } from './dock-day.ts';

interface Props {
  readonly order: OrderView;
  readonly way: CorrectedWay;
  readonly parcel: NonNullable<OrderView['inbound']>;
  readonly onClose: () => void;
}

/** Asks a second person to correct a parcel; the form begins with what is recorded. */
export function ParcelCorrectionDialog({ order, way, parcel, onClose }: Props) {
  const t = useTranslator('operator/shipment');
  const [draft, setDraft, forget] = useDraft(`ops-correction:${way}:${order.id}`, {
    carrier: parcel.carrier,
    trackingNo: parcel.trackingNo,
    asTyped: false,
    sentOn: dockDay(parcel.at),
    reason: '',
  });
  const input = { id: order.id, version: order.version, way, ...draft };
  const form = useForm(input, validateInput(requestParcelCorrection, input));
  const command = useCommand(requestParcelCorrection, {
    changes: [opsApprovalList, opsOrderOne],
    onDone: () => {
      forget();
      toast(t('asked'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const dayError = form.error('sentOn');
  return (
    <CorrectionFrame
      title={t(`parcel.${way}`)}
      lead={t('parcel.lead')}
      form={form}
      reason={draft.reason}
      onReason={(reason) => set({ reason })}
      busy={command.isPending}
      error={command.error}
      submit={() => command.mutate(input)}
      onClose={onClose}
    >
      <NumberFields leg="inland" draft={draft} set={set} form={form} />
      <Field
        label={t('parcel.day')}
        required
        error={dayError && draft.sentOn === '' ? t('parcel.dayNeeded') : dayError}
      >
        <TextInput
          type="date"
          value={draft.sentOn}
          onChange={(sentOn) => set({ sentOn })}
          onBlur={form.left('sentOn')}
        />
      </Field>
    </CorrectionFrame>
  );
}
