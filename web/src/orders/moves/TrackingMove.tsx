import { useState } from 'react';
import { updateTracking } from '#contract/orders/calls.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ParcelSelect, placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { ParcelFields } from './ParcelFields.tsx';
import type { MoveProps } from './use-move.ts';

type Props = Pick<MoveProps, 'order'>;

/** Lets the seller mend the carrier or number of its parcel until the dock has it. */
export function TrackingMove({ order }: Props) {
  const t = useTranslator('orders/moves');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('updateTracking.button')}
      </Button>
      {isOpen && <TrackingDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The carrier and number as they are recorded, and what would be sent of them. */
function useTracking({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('orders/moves');
  const recorded = (parcel: number) => ({
    parcel,
    carrier: order.inbound?.parcels[parcel]?.carrier ?? '',
    trackingNo: order.inbound?.parcels[parcel]?.trackingNo ?? '',
    asTyped: false,
  });
  const [draft, setDraft] = useState(() => recorded(placeAmong(order.inbound, null)));
  const input = { id: order.id, version: order.version, ...draft };
  const { form, command } = useFormCommand(updateTracking, input, {
    onDone: () => {
      toast(t('done.updateTracking'));
      onClose();
    },
  });
  const submit = () => command.mutate(input);
  const choose = (parcel: number) => setDraft(recorded(parcel));
  return { draft, setDraft, choose, form, command, submit };
}

function TrackingDialog({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('orders/moves');
  const { draft, setDraft, choose, form, command, submit } = useTracking({ order, onClose });
  return (
    <CommandDialog
      title={t('updateTracking.title', { no: order.no })}
      submit={t('updateTracking.send')}
      cancel={t('cancelForm')}
      form={form}
      command={command}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('updateTracking.text')}</p>
      <ParcelSelect inbound={order.inbound} place={draft.parcel} onChange={choose} />
      <ParcelFields
        parcel={draft}
        error={form.error}
        onBlur={form.left}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
    </CommandDialog>
  );
}
