import { useState } from 'react';
import { rejectResult } from '#contract/orders/calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { closing } from '../ways-out/closing.ts';
import { DecisionSwitch } from './DecisionSwitch.tsx';
import { type Decisions, judgedLines } from './decisions.ts';
import { Subject } from './Subject.tsx';
import { type MoveProps, useMove } from './use-move.ts';
import { rejectionHint, useRejection } from './use-rejection.ts';

/** Lets a buyer who has confirmed the result reject it as long as the seller has not. */
export function RejectAcceptedMove(props: MoveProps) {
  const t = useTranslator('orders/moves');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('takeBack.button')}
      </Button>
      {isOpen && <RejectAcceptedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The lines that are rejected: the only one that came, else those that the buyer names. */
function useRejected({ order }: Pick<MoveProps, 'order'>) {
  const judged = judgedLines(order.lines);
  const ids = judged.map(({ id }) => id);
  const [rejected, setRejected] = useState<readonly string[]>(ids.length === 1 ? ids : []);
  const decisions: Decisions = {
    of: (id) => (rejected.includes(id) ? 'reject' : 'confirm'),
    choose: (id, decision) => {
      const others = rejected.filter((one) => one !== id);
      setRejected(decision === 'reject' ? [...others, id] : others);
    },
  };
  return { judged, rejected, decisions };
}

function RejectAcceptedDialog(props: MoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('orders/moves');
  const [reason, setReason, forget] = useDraft(`reject:${order.id}`, '');
  const { judged, rejected, decisions } = useRejected({ order });
  const input = { id: order.id, version: order.version, reason, lines: [...rejected] };
  const form = useForm(input, validateInput(rejectResult, input));
  const move = useMove(rejectResult, 'reject', closing(props), () => {
    forget();
    onClose();
  });
  const lines = judged.filter(({ id }) => rejected.includes(id));
  const goesOn = useRejection(order, lines);
  const hint = rejectionHint(goesOn);
  return (
    <CommandDialog
      title={t('takeBack.title', { no: order.no })}
      submit={t('takeBack.send')}
      cancel={t('cancelForm')}
      danger
      disabled={rejected.length === 0 || goesOn === undefined}
      form={form}
      command={{ isPending: move.busy, error: null }}
      onSubmit={() => move.take({ reason, lines: [...rejected] })}
      onClose={onClose}
    >
      <p>{t('takeBack.text')}</p>
      {judged.length > 1 &&
        judged.map((line) => (
          <MoveLine
            key={line.id}
            about={<Subject line={line} />}
            control={<DecisionSwitch line={line} decisions={decisions} />}
          />
        ))}
      {hint && <p>{t(`result.${hint}`)}</p>}
      <TextAreaField
        form={form}
        name="reason"
        label={t('result.reason')}
        hint={t('result.reasonHint')}
        required
        value={reason}
        maxLength={1000}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
