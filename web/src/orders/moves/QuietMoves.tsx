import { useRef, useState } from 'react';
import { cancelOrder, declineOrder } from '#contract/orders/calls.ts';
import {
  cancelOrder as cancelSchemas,
  declineOrder as declineSchemas,
} from '#contract/orders/schemas.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { RejectAcceptedMove } from './RejectAcceptedMove.tsx';
import { TrackingMove } from './TrackingMove.tsx';
import { isEventAllowed, type MoveProps, useMove } from './use-move.ts';

/**
 * Quiet buttons: ways out of an order before anything is paid, the mending of a number, the taking
 * back of a confirmation.
 */
export function SecondaryActions(props: MoveProps) {
  const t = useTranslator('orders/moves');
  const [open, setOpen] = useState<'decline' | 'cancel' | null>(null);
  const events = (['decline', 'cancel'] as const).filter((event) =>
    isEventAllowed(props.order, event),
  );
  const mayMend = isEventAllowed(props.order, 'updateTracking');
  const mayReject = isEventAllowed(props.order, 'reject');
  if (events.length === 0 && !mayMend && !mayReject) return null;
  return (
    <>
      {mayReject && <RejectAcceptedMove {...props} />}
      {mayMend && <TrackingMove {...props} />}
      {events.map((event) => (
        <Button key={event} size="md" onClick={() => setOpen(event)}>
          {t(`${event}.button`)}
        </Button>
      ))}
      {open && <EndDialog {...props} event={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function EndDialog(props: MoveProps & { event: 'decline' | 'cancel'; onClose: () => void }) {
  const { order, event, onClose } = props;
  const t = useTranslator('orders/moves');
  const fieldText = useFieldText();
  const [reason, setReason, forget] = useDraft(`${event}:${order.id}`, '');
  const [wrong, setWrong] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const onDone = () => {
    forget();
    onClose();
  };
  // The refusal shows in the box below the dialog.
  const onRefused = (sentence: string | null) => {
    props.onRefused(sentence);
    if (sentence) onClose();
  };
  const decline = useMove(declineOrder, 'decline', { order, onRefused }, onDone);
  const cancel = useMove(cancelOrder, 'cancel', { order, onRefused }, onDone);
  const busy = decline.busy || cancel.busy;
  const submit = () => {
    const { input } = event === 'decline' ? declineSchemas : cancelSchemas;
    const read = input.shape.reason.safeParse(reason);
    if (!read.success) {
      setWrong(fieldText(read.error.issues[0]?.message ?? 'needed'));
      return area.current?.focus();
    }
    if (event === 'decline') decline.take({ reason });
    else cancel.take({ reason });
  };
  return (
    <Dialog
      open
      width="narrow"
      busy={busy}
      onClose={onClose}
      title={t(`${event}.title`, { no: order.no })}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancelForm')}
          </Button>
          <Button variant="danger" loading={busy} onClick={submit}>
            {t(`${event}.send`)}
          </Button>
        </>
      }
    >
      <p style={{ marginBottom: 16 }}>{t(`${event}.text`)}</p>
      <Field
        label={t(`${event}.reason`)}
        aside={event === 'cancel' ? t('cancel.optional') : undefined}
        required={event === 'decline'}
        error={wrong}
      >
        <TextArea ref={area} value={reason} maxLength={1000} onChange={setReason} />
      </Field>
    </Dialog>
  );
}
