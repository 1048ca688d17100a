import { opsApprovalList } from '#contract/approvals/calls.ts';
import { carriers } from '#contract/options.ts';
import { opsOrderOne, requestCorrection } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from '../order/moves.module.css';

const SHANGHAI_MS = 8 * 3_600_000;
const dockDay = (instant: string): string =>
  new Date(Date.parse(instant) + SHANGHAI_MS).toISOString().slice(0, 10);

/** The record as it is, with which the form begins. */
function recorded({ outbound }: OrderView) {
  const deliveredAt = outbound?.deliveredAt ?? null;
  return {
    carrier: carriers.find((one) => one === outbound?.carrier) ?? carriers[0],
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
  const form = useForm(input, validateInput(requestCorrection, input));
  const command = useCommand(requestCorrection, {
    changes: [opsApprovalList, opsOrderOne],
    onDone: () => {
      forget();
      toast(t('asked'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const submit = () => form.ready() && command.mutate(input);
  return { draft, set, form, command, submit };
}

interface Props {
  readonly order: OrderView;
  readonly onClose: () => void;
}

/** Asks a second person to correct the shipment; the form begins with what is recorded. */
export function CorrectionDialog(props: Props) {
  const { onClose } = props;
  const t = useTranslator('operator/shipment');
  const { draft, set, form, command, submit } = useCorrection(props);
  return (
    <Dialog
      open
      width="narrow"
      title={t('title')}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={command.isPending} onClick={submit}>
            {t('ask')}
          </Button>
        </>
      }
    >
      <form
        ref={form.frame}
        noValidate
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <p>{t('lead')}</p>
        <ParcelFields draft={draft} set={set} form={form} />
        <Field label={t('reason')} required error={form.error('reason')} hint={t('reasonHint')}>
          <TextArea
            value={draft.reason}
            maxLength={1000}
            onChange={(reason) => set({ reason })}
            onBlur={form.left('reason')}
          />
        </Field>
        <FailNote error={form.rest(command.error)} />
      </form>
    </Dialog>
  );
}

function ParcelFields({
  draft,
  set,
  form,
}: {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  form: Form;
}) {
  const t = useTranslator('operator/shipment');
  const { carrier, trackingNo, asTyped, isDelivered, deliveredOn } = draft;
  const dayError = form.error('deliveredOn');
  return (
    <>
      <Field label={t('carrier')} required error={form.error('carrier')}>
        <Select
          value={carrier}
          options={carriers.map((one) => ({ value: one, label: one }))}
          onChange={(chosen) => set({ carrier: chosen, asTyped: false })}
        />
      </Field>
      <Field label={t('trackingNo')} required error={form.error('trackingNo')}>
        <TextInput
          mono
          value={trackingNo}
          maxLength={40}
          autoComplete="off"
          onChange={(typed) => set({ trackingNo: typed, asTyped: false })}
          onBlur={form.left('trackingNo')}
        />
      </Field>
      <AsTyped
        carrier={carrier}
        trackingNo={trackingNo}
        asTyped={asTyped}
        onChange={(ticked) => set({ asTyped: ticked })}
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
    </>
  );
}
