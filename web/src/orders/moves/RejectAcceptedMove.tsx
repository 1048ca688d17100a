import { useState } from 'react';
import { rejectResult } from '#contract/orders/calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { linesGoingOn } from '../consequence.ts';
import { closing } from '../ways-out/closing.ts';
import { DecisionSwitch } from './DecisionSwitch.tsx';
import type { Decisions } from './decisions.ts';
import { Subject } from './Subject.tsx';
import { type MoveProps, useMove } from './use-move.ts';

/** Lets a buyer who has confirmed the result reject it as long as the seller has not. */
export function RejectAcceptedMove(props: MoveProps) {
  const t = useTranslator('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('move.takeBack.button')}
      </Button>
      {isOpen && <RejectAcceptedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The lines that are rejected: the only one, else those that the buyer names. */
function useRejected({ order }: Pick<MoveProps, 'order'>) {
  const ids = order.lines.map(({ id }) => id);
  const [rejected, setRejected] = useState<readonly string[]>(ids.length === 1 ? ids : []);
  const decisions: Decisions = {
    of: (id) => (rejected.includes(id) ? 'reject' : 'confirm'),
    choose: (id, decision) => {
      const others = rejected.filter((one) => one !== id);
      setRejected(decision === 'reject' ? [...others, id] : others);
    },
  };
  return { rejected, decisions };
}

function RejectAcceptedDialog(props: MoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('orders');
  const [reason, setReason, forget] = useDraft(`reject:${order.id}`, '');
  const { rejected, decisions } = useRejected({ order });
  const input = { id: order.id, version: order.version, reason, lines: [...rejected] };
  const form = useForm(input, validateInput(rejectResult, input));
  const move = useMove(rejectResult, 'reject', closing(props), () => {
    forget();
    onClose();
  });
  const lines = order.lines.filter(({ id }) => rejected.includes(id));
  const goesOn = lines.length > 0 && linesGoingOn(order, lines).length > 0;
  return (
    <CommandDialog
      title={t('move.takeBack.title', { no: order.no })}
      submit={t('move.takeBack.send')}
      cancel={t('move.cancelForm')}
      danger
      disabled={rejected.length === 0}
      form={form}
      command={{ isPending: move.busy, error: null }}
      onSubmit={() => move.take({ reason, lines: [...rejected] })}
      onClose={onClose}
    >
      <p>{t('move.takeBack.text')}</p>
      {order.lines.length > 1 &&
        order.lines.map((line) => (
          <MoveLine
            key={line.id}
            about={<Subject line={line} />}
            control={<DecisionSwitch line={line} decisions={decisions} />}
          />
        ))}
      <p>{t(goesOn ? 'move.result.hintRejectSome' : 'move.result.hintReject')}</p>
      <TextAreaField
        form={form}
        name="reason"
        label={t('move.result.reason')}
        hint={t('move.result.reasonHint')}
        required
        value={reason}
        maxLength={1000}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
