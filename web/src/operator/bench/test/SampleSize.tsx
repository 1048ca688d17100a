import { useState } from 'react';
import { changeSample } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { needed } from '#web/api/needed.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
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
  return (
    <CommandDialog
      title={t('bench.size.title', { test: facts(`test.${test.test}`) })}
      submit={t('bench.size.save')}
      form={form}
      command={saveSize}
      onSubmit={() => saveSize.mutate(input)}
      onClose={onClose}
    >
      <FigureInputField
        form={form}
        name="sample"
        label={t('bench.size.pieces')}
        required
        hint={t('bench.size.hint', { pieces: inspection.pieces })}
        value={size}
        unit={t('pcs')}
        onChange={setSize}
      />
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
