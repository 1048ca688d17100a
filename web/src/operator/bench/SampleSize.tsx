import { type FormEvent, useState } from 'react';
import { changeSample } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FigureInput } from '#web/ui/FigureInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { needed } from '../order/needed.ts';
import styles from './bench.module.css';
import type { Test } from './test-draft.ts';

interface Props {
  readonly inspection: Inspection;
  readonly test: Test;
}

/** Opens the form that changes how many pieces a test takes; the reason stands in the report. */
export function SampleSize({ inspection, test }: Props) {
  const t = useTranslator('operator');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="text" onClick={() => setOpen(true)}>
        {t('bench.size.open')}
      </Button>
      {open && <SizeDialog inspection={inspection} test={test} onClose={() => setOpen(false)} />}
    </>
  );
}

function SizeDialog({ inspection, test, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const [size, setSize] = useState(`${test.planned}`);
  const [reason, setReason] = useState(test.sizeReason ?? '');
  const input = {
    id: inspection.id,
    version: inspection.version,
    test: test.test,
    sample: size === '' ? Number.NaN : Number(size),
    reason,
  };
  const form = useForm(input, needed(validateInput(changeSample, input), { sample: size }));
  const saveSize = useCommand(changeSample, {
    onDone: () => {
      toast(t('bench.size.done'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) saveSize.mutate(input);
  };
  return (
    <Dialog
      open
      width="narrow"
      title={t('bench.size.title', { test: facts(`test.${test.test}`) })}
      onClose={onClose}
      busy={saveSize.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={saveSize.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="bench-size" variant="primary" loading={saveSize.isPending}>
            {t('bench.size.save')}
          </Button>
        </>
      }
    >
      <form id="bench-size" ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
        <Field
          label={t('bench.size.pieces')}
          required
          hint={t('bench.size.hint', { pieces: inspection.pieces })}
          error={form.error('sample')}
        >
          <FigureInput
            value={size}
            unit={t('pcs')}
            onChange={setSize}
            onBlur={form.left('sample')}
          />
        </Field>
        <Field label={t('move.reason')} required error={form.error('reason')}>
          <TextArea
            value={reason}
            maxLength={500}
            onChange={setReason}
            onBlur={form.left('reason')}
          />
        </Field>
        {saveSize.error && <FailNote error={saveSize.error} />}
      </form>
    </Dialog>
  );
}
