import { opsApprovalList } from '#contract/approvals/calls.ts';
import { opsOrderOne, requestParcelCorrection } from '#contract/orders/staff-calls.ts';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { NumberFields } from '#web/order-parts/parcels/NumberFields.tsx';
import { ParcelSelect, placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CorrectionFrame } from './CorrectionFrame.tsx';
import { dockDay } from './dock-day.ts';

interface Props {
  readonly order: OrderView;
  readonly way: CorrectedWay;
  readonly parcel: NonNullable<OrderView['outbound']>;
  readonly onClose: () => void;
}

/** Asks a second person to correct a parcel; the form begins with what is recorded. */
export function ParcelCorrectionDialog({ order, way, parcel, onClose }: Props) {
  const t = useTranslator('operator/shipment');
  const inbound = way === 'inbound' ? order.inbound : null;
  const recorded = (place: number) => ({
    parcel: place,
    carrier: inbound?.parcels[place]?.carrier ?? parcel.carrier,
    trackingNo: inbound?.parcels[place]?.trackingNo ?? parcel.trackingNo,
  });
  const [draft, setDraft, forget] = useDraft(`ops-correction:${way}:${order.id}`, {
    ...recorded(placeAmong(inbound, null)),
    asTyped: false,
    sentOn: dockDay(parcel.at),
    reason: '',
  });
  const input = { id: order.id, version: order.version, way, ...draft };
  const { form, command } = useFormCommand(requestParcelCorrection, input, {
    changes: [opsApprovalList, opsOrderOne],
    onDone: () => {
      forget();
      toast(t('asked'));
      onClose();
    },
  });
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
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
      <ParcelSelect
        inbound={inbound}
        place={draft.parcel ?? 0}
        onChange={(place) => set({ ...recorded(place), asTyped: false })}
      />
      <NumberFields
        leg="inland"
        label={{ carrier: t('carrier'), trackingNo: t('trackingNo') }}
        parcel={draft}
        error={form.error}
        onBlur={form.left}
        onChange={set}
      />
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
