import { useEffect, useState } from 'react';
import type { Output } from '#contract/call.ts';
import { WORK_NOTE_MAX } from '#contract/operator/constants.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { opsWorkBulk, opsWorkOn } from '#contract/operator/work-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './work.module.css';

export type BulkAct = 'claim' | 'release' | 'handOver';

interface Props {
  readonly action: BulkAct;
  readonly records: readonly RecordRef[];
  readonly onClose: () => void;
}

type Rows = Output<typeof opsWorkBulk>['rows'];

/** One act on many records: what it would come to, then what it came to, row by row. */
export function BulkDialog({ action, records, onClose }: Props) {
  const t = useTranslator('widgets/tasks');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const preview = useCommand(opsWorkBulk, { onFail: () => true });
  const done = useCommand(opsWorkBulk, { onFail: () => true });
  const isTransfer = action === 'handOver';
  const isReady = !isTransfer || (to !== '' && note.trim() !== '');
  const input = { act: action, records: [...records], note, ...(isTransfer ? { to } : {}) };
  const loadPreview = preview.mutate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen colleague changes it, not else.
  useEffect(() => {
    if (isReady) loadPreview({ ...input, dryRun: true });
  }, [isReady, to]);
  const rows = done.data?.rows ?? (isReady ? preview.data?.rows : undefined);
  const count = rows?.filter(({ outcome }) => outcome === 'done').length ?? 0;
  return (
    <Dialog
      open
      width="narrow"
      busy={done.isPending}
      title={t(`bulkTitle.${action}`, { count: records.length })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={done.isPending} onClick={onClose}>
            {t('close')}
          </Button>
          {!done.data && (
            <Button
              variant="primary"
              disabled={!isReady || count === 0}
              loading={done.isPending}
              onClick={() => done.mutate({ ...input, dryRun: false })}
            >
              {count === 0 ? t('go') : t('goCount', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {isTransfer && !done.data && (
          <TransferFields record={records[0]} {...{ to, note }} onTo={setTo} onNote={setNote} />
        )}
        {rows && <Outcomes rows={rows} isDone={done.data !== undefined} />}
        <FailNote error={done.error ?? preview.error} />
      </div>
    </Dialog>
  );
}

function Outcomes({ rows, isDone }: { rows: Rows; isDone: boolean }) {
  const t = useTranslator('widgets/tasks');
  return (
    <div aria-live="polite">
      <p>{t(isDone ? 'result' : 'preview')}</p>
      <ul className={styles.rows}>
        {rows.map(({ record, ref, outcome, by }) => (
          <li key={`${record} ${ref}`}>
            <span translate="no">{ref}</span>
            <span className={outcome === 'done' ? styles.good : styles.bad}>
              {isDone && outcome === 'done' ? t('didDone') : t(`outcome.${outcome}`, { by })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TransferFields(props: {
  record: RecordRef | undefined;
  to: string;
  note: string;
  onTo: (to: string) => void;
  onNote: (note: string) => void;
}) {
  const t = useTranslator('widgets/tasks');
  const { record } = props;
  const first = useCallQuery(opsWorkOn, record ?? { record: 'order', ref: '-' }, {
    enabled: record !== undefined,
  });
  return (
    <>
      <Field label={t('colleague')} required>
        <Select
          value={props.to}
          placeholder={t('choose')}
          options={(first.data?.colleagues ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          onChange={props.onTo}
        />
      </Field>
      <Field label={t('note')} required>
        <TextArea value={props.note} maxLength={WORK_NOTE_MAX} onChange={props.onNote} />
      </Field>
    </>
  );
}
