import { traceParcel } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './moves.module.css';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

const EMPTY = { caseNo: '', note: '' };

/** Asks the carrier about a parcel: its number of the case, and what is known. */
export function TraceDialog(props: DeskMoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-trace:${order.id}`, EMPTY);
  const input = { id: order.id, version: order.version, ...draft };
  const form = useForm(input, validateInput(traceParcel, input));
  const move = useDeskMove(traceParcel, 'trace', props, {
    onDone: () => {
      forget();
      onClose();
    },
    refuse: form.refuse,
  });
  return (
    <Dialog
      open
      width="narrow"
      busy={move.busy}
      onClose={onClose}
      title={t('trace.title')}
      footer={
        <>
          <Button disabled={move.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={move.busy}
            onClick={() => form.ready() && move.take(draft)}
          >
            {t('trace.send')}
          </Button>
        </>
      }
    >
      <form
        ref={form.frame}
        noValidate
        className={styles.form}
        onSubmit={(e) => e.preventDefault()}
      >
        <Field label={t('trace.caseNo')} required error={form.error('caseNo')}>
          <TextInput
            mono
            value={draft.caseNo}
            maxLength={40}
            onChange={(caseNo) => setDraft({ ...draft, caseNo })}
            onBlur={form.left('caseNo')}
          />
        </Field>
        <Field label={t('trace.note')} required error={form.error('note')}>
          <TextArea
            value={draft.note}
            maxLength={1000}
            onChange={(note) => setDraft({ ...draft, note })}
            onBlur={form.left('note')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
