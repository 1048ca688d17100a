import { useState } from 'react';
import { Link } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import {
  goldenSampleList,
  goldenSampleOne,
  removeGoldenSample,
} from '#contract/qc/golden-sample-calls.ts';
import type { GoldenSample } from '#contract/qc/golden-sample-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { GoldenPhotos } from './GoldenPhotos.tsx';
import { GoldenTag } from './GoldenTag.tsx';

interface Props {
  readonly sample: GoldenSample;
  readonly onClose: () => void;
}

/** One golden sample: its lot and report, where it is kept, its photos; the lab may remove it. */
export function GoldenDrawer({ sample, onClose }: Props) {
  const t = useTranslator('operator/bench');
  const mayWrite = useCallQuery(opsMe, {}).data?.roles.includes('qc') ?? false;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('golden.one')}
      no={sample.lotNo}
      state={<GoldenTag sample={sample} />}
      footer={
        mayWrite &&
        sample.removed === null && (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('golden.remove')}
          </Button>
        )
      }
    >
      {sample.removed === null && sample.reportNo === null && (
        <Note tone="wait">{t('golden.noReport')}</Note>
      )}
      <GoldenFacts sample={sample} />
      <Section title={t('golden.photos')} aside={`${sample.photos.length}`}>
        {sample.photos.length === 0 ? (
          <p>{t('golden.noPhotos')}</p>
        ) : (
          <GoldenPhotos photos={sample.photos} label={t('golden.photos')} />
        )}
      </Section>
      {isRemoving && <RemoveDialog sample={sample} onClose={() => setRemoving(false)} />}
    </RecordDrawer>
  );
}

function GoldenFacts({ sample }: Pick<Props, 'sample'>) {
  const t = useTranslator('operator/bench');
  const format = useFormat();
  const { removed } = sample;
  const rows = [
    { key: 'part', value: `${sample.mpn} · ${sample.manufacturer}` },
    { key: 'package', value: sample.package },
    { key: 'dateCode', value: sample.dateCode },
    {
      key: 'lot',
      value: (
        <Link to={`/ops/qc/${sample.inspectionId}`} translate="no">
          {sample.lotNo}
        </Link>
      ),
    },
    {
      key: 'report',
      value: sample.reportNo && (
        <Link to={`/ops/report/${sample.reportNo}`} translate="no">
          {sample.reportNo}
        </Link>
      ),
    },
    { key: 'place', value: sample.place },
    { key: 'note', value: sample.note },
    { key: 'added', value: `${sample.addedBy}, ${format.prose(sample.addedAt)}` },
    { key: 'removedBy', value: removed && `${removed.by}, ${format.prose(removed.at)}` },
    { key: 'reason', value: removed?.reason },
  ] as const;
  return (
    <DefinitionList
      items={rows
        .filter(({ value }) => value)
        .map(({ key, value }) => ({ key, term: t(`golden.${key}`), value }))}
    />
  );
}

function RemoveDialog({ sample, onClose }: Props) {
  const t = useTranslator('operator/bench');
  const [reason, setReason] = useState('');
  const input = { id: sample.id, version: sample.version, reason };
  const form = useForm(input, validateInput(removeGoldenSample, input));
  const command = useCommand(removeGoldenSample, {
    changes: [goldenSampleList, goldenSampleOne],
    onDone: () => {
      toast(t('golden.removeDone'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('golden.removeTitle', { lot: sample.lotNo })}
      submit={t('golden.remove')}
      danger
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <Field
        label={t('golden.reason')}
        required
        hint={t('golden.removeHint')}
        error={form.error('reason')}
      >
        <TextArea
          value={reason}
          rows={2}
          maxLength={500}
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}
