import { useState } from 'react';
import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { addGoldenSample, goldenSampleList } from '#contract/qc/golden-sample-calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly inspection: Inspection;
}

/** Offers the lab to keep a lot that passed as a golden sample, or says that it is one. */
export function GoldenOffer({ inspection }: Props) {
  const { state, verdict, reportNo } = inspection;
  return state === 'issued' && verdict === 'pass' && reportNo !== null ? (
    <LotOffer inspection={inspection} />
  ) : null;
}

function LotOffer({ inspection }: Props) {
  const t = useTranslator('operator/bench');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useCallQuery(opsMe, {}).data?.roles.includes('qc') ?? false;
  const input = { find: '', state: 'kept', inspectionId: inspection.id } as const;
  const page = useCallQuery(goldenSampleList, input).data;
  if (page === undefined) return null;
  const [kept] = page.list;
  if (kept !== undefined) {
    return (
      <Note>
        {t('golden.kept', {
          place: kept.place,
          name: kept.addedBy,
          time: format.prose(kept.addedAt, { time: false }),
        })}{' '}
        <Link to={`/ops/golden-samples?id=${kept.id}`}>{t('golden.open')}</Link>
      </Note>
    );
  }
  if (!mayWrite) return null;
  return (
    <div>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('golden.keep')}
      </Button>
      {isOpen && <GoldenForm inspection={inspection} onClose={() => setOpen(false)} />}
    </div>
  );
}

function GoldenForm({ inspection, onClose }: Props & { readonly onClose: () => void }) {
  const t = useTranslator('operator/bench');
  const [place, setPlace] = useState('');
  const [note, setNote] = useState('');
  const input = { inspectionId: inspection.id, place, note };
  const form = useForm(input, validateInput(addGoldenSample, input));
  const command = useCommand(addGoldenSample, {
    changes: [goldenSampleList],
    onDone: () => {
      toast(t('golden.keepDone'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('golden.keepTitle', { lot: inspection.lotNo })}
      submit={t('golden.keepSave')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <Field
        label={t('golden.place')}
        required
        hint={t('golden.placeHint')}
        error={form.error('place')}
      >
        <TextInput value={place} maxLength={80} onChange={setPlace} onBlur={form.left('place')} />
      </Field>
      <Field label={t('golden.note')} error={form.error('note')}>
        <TextArea value={note} rows={2} maxLength={500} onChange={setNote} />
      </Field>
    </CommandDialog>
  );
}
