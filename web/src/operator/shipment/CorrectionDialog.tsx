import { opsApprovalList } from '#contract/approvals/calls.ts';
import { opsOrderOne, requestCorrection } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { NumberFields } from '#web/order-parts/parcels/NumberFields.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CorrectionFrame } from './CorrectionFrame.tsx';
import { dockDay } from './dock-day.ts';

/** The record as it is, with which the form begins. */
function recorded({ outbound }: OrderView) {
  const deliveredAt = outbound?.deliveredAt ?? null;
  return {
    carrier: outbound?.carrier ?? '',
    trackingNo: outbound?.trackingNo ?? '',
    asTyped: false,
    isDelivered: deliveredAt !== null,
    deliveredOn: deliveredAt === null ? '' : dockDay(deliveredAt),
    reason: '',
  };
}

type Draft = ReturnType<typeof recorded>;

/** The draft of the form, what it would send, and the command that sends it. */
function useCorrection({ order, onClose }: Props) {
  const t = useTranslator('operator/shipment');
  const [draft, setDraft, forget] = useDraft(`ops-correction:${order.id}`, recorded(order));
  const { isDelivered, deliveredOn, ...parcel } = draft;
  const input = {
    id: order.id,
    version: order.version,
    ...parcel,
    deliveredOn: isDelivered ? deliveredOn : null,
  };
  const { form, command } = useFormCommand(requestCorrection, input, {
    changes: [opsApprovalList, opsOrderOne],
    onDone: () => {
      forget();
      toast(t('asked'));
      onClose();
    },
  });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = () => command.mutate(input);
  return { draft, set, form, command, submit };
}

interface Props {
  readonly order: OrderView;
  readonly onClose: () => void;
}

/** Asks a second person to correct the shipment; the form begins with what is recorded. */
export function CorrectionDialog(props: Props) {
  const t = useTranslator('operator/shipment');
  const { draft, set, form, command, submit } = useCorrection(props);
  const { isDelivered, deliveredOn } = draft;
  const dayError = form.error('deliveredOn');
  return (
    <CorrectionFrame
      title={t('title')}
      lead={t('lead')}
      form={form}
      reason={draft.reason}
      onReason={(reason) => set({ reason })}
      busy={command.isPending}
      error={command.error}
      submit={submit}
      onClose={props.onClose}
    >
      <NumberFields
        leg="outbound"
        label={{ carrier: t('carrier'), trackingNo: t('trackingNo') }}
        parcel={draft}
        error={form.error}
        onBlur={form.left}
        onChange={set}
      />
      <Checkbox checked={isDelivered} onChange={(ticked) => set({ isDelivered: ticked })}>
        {t('delivered')}
      </Checkbox>
      {isDelivered && (
        <Field
          label={t('deliveredOn')}
          required
          error={dayError && deliveredOn === '' ? t('deliveredOnNeeded') : dayError}
        >
          <TextInput
            type="date"
            value={deliveredOn}
            onChange={(day) => set({ deliveredOn: day })}
          />
        </Field>
      )}
    </CorrectionFrame>
  );
}
