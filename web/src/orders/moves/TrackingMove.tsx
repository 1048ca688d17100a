import { useState } from 'react';
import { updateTracking } from '#contract/orders/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { CommandDialog } from '#web/widgets/CommandDialog.tsx';
import styles from './moves.module.css';
import type { MoveProps } from './use-move.ts';

type Props = Pick<MoveProps, 'order'>;

/** Lets the seller mend the carrier or number of its parcel until the dock has it. */
export function TrackingMove({ order }: Props) {
  const t = useTranslator('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('move.updateTracking.button')}
      </Button>
      {isOpen && <TrackingDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The carrier and number as they are recorded, and what would be sent of them. */
function useTracking({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('orders');
  const [draft, setDraft] = useState(() => ({
    carrier: order.inbound?.carrier ?? '',
    trackingNo: order.inbound?.trackingNo ?? '',
    asTyped: false,
  }));
  const input = { id: order.id, version: order.version, ...draft };
  const form = useForm(input, validateInput(updateTracking, input));
  const command = useCommand(updateTracking, {
    onDone: () => {
      toast(t('move.done.updateTracking'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = () => command.mutate(input);
  return { draft, setDraft, form, command, submit };
}

function TrackingDialog({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('orders');
  const { draft, setDraft, form, command, submit } = useTracking({ order, onClose });
  const { carrier, trackingNo, asTyped } = draft;
  return (
    <CommandDialog
      title={t('move.updateTracking.title', { no: order.no })}
      submit={t('move.updateTracking.send')}
      cancel={t('move.cancelForm')}
      form={form}
      command={command}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('move.updateTracking.text')}</p>
      <div className={styles.parcel}>
        <CarrierField
          label={t('move.ship.carrier')}
          leg="inland"
          carrier={carrier}
          error={form.error('carrier')}
          onChange={(chosen) => setDraft({ ...draft, carrier: chosen, asTyped: false })}
          onBlur={form.left('carrier')}
        />
        <Field
          label={t('move.ship.trackingNo')}
          hint={t('move.ship.trackingHint')}
          error={form.error('trackingNo')}
          required
        >
          <TextInput
            mono
            value={trackingNo}
            maxLength={40}
            autoComplete="off"
            onChange={(typed) => setDraft({ ...draft, trackingNo: typed, asTyped: false })}
            onBlur={form.left('trackingNo')}
          />
        </Field>
      </div>
      <AsTyped
        carrier={carrier}
        trackingNo={trackingNo}
        asTyped={asTyped}
        onChange={(ticked) => setDraft({ ...draft, asTyped: ticked })}
      />
    </CommandDialog>
  );
}
