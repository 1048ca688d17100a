import { useEffect, useState } from 'react';
import { WORK_NOTE_MAX } from '#contract/operator/constants.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import {
  opsWorkClaim,
  opsWorkNote,
  opsWorkOn,
  opsWorkRelease,
} from '#contract/operator/work-calls.ts';
import type { WorkNote, WorkOn } from '#contract/operator/work-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '../records/CommandDialog.tsx';
import { FailNote } from '../records/FailNote.tsx';
import { DateTime } from '../times/DateTime.tsx';
import { Readers } from './Readers.tsx';
import { TransferWork } from './TransferWork.tsx';
import styles from './WorkBar.module.css';

const EVERY_MS = 60_000;
/** A claim lasts 15 minutes; the open page renews it well before. */
const RENEW_MS = 5 * 60_000;

interface Props {
  readonly record: RecordRef['record'];
  readonly no: string;
  /** Whether the record has a step of its own by which somebody takes it on. */
  readonly hasOwnStep?: boolean | undefined;
}

/** Who of the staff is on a record, with the ways to take it, hand it over and note something. */
export function WorkBar({ record, no, hasOwnStep = false }: Props) {
  const recordRef = { record, ref: no };
  const t = useTranslator('widgets/claims');
  const read = useCallQuery(opsWorkOn, recordRef, { everyMs: EVERY_MS });
  const [opened, setOpened] = useState<'handOver' | 'note' | null>(null);
  const work = read.data;
  useRenewal(recordRef, work?.claim?.mine ?? false);
  if (work === undefined && read.error === null) return <div className={styles.bar} />;
  if (work === undefined) return <FailNote error={read.error} again={() => read.refetch()} />;
  const isVisible = work.isOpen || work.claim !== null || work.notes.length > 0;
  if (!isVisible) {
    return (
      <div className={styles.bar}>
        <span className={styles.quiet}>{t('noWork')}</span>
        <Readers recordRef={recordRef} />
      </div>
    );
  }
  return (
    <section aria-label={t('title')} className={styles.bar}>
      <span className={styles.who}>
        <Claimant work={work} />
        <Readers recordRef={recordRef} />
      </span>
      {(!hasOwnStep || work.claim?.mine) && <Acts recordRef={recordRef} work={work} />}
      {work.isOpen && work.colleagues.length > 0 && (
        <Button size="xs" onClick={() => setOpened('handOver')}>
          {t('handOver')}
        </Button>
      )}
      <Button size="xs" variant="text" onClick={() => setOpened('note')}>
        {t('add')}
      </Button>
      {work.notes.length > 0 && <Notes notes={work.notes} />}
      {opened === 'handOver' && (
        <TransferWork
          recordRef={recordRef}
          colleagues={work.colleagues}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'note' && <AddNote recordRef={recordRef} onClose={() => setOpened(null)} />}
    </section>
  );
}

/** Renews the reader's own claim while the page is open and seen. */
function useRenewal({ record, ref }: RecordRef, isMine: boolean): void {
  const { mutate } = useCommand(opsWorkClaim, { onFail: () => true });
  useEffect(() => {
    if (!isMine) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') mutate({ record, ref });
    }, RENEW_MS);
    return () => clearInterval(timer);
  }, [isMine, record, ref, mutate]);
}

function Claimant({ work }: { work: WorkOn }) {
  const t = useTranslator('widgets/claims');
  if (work.claim === null) return <>{t('nobody')}</>;
  const { by, mine, since, until } = work.claim;
  if (mine) return <>{t.parts('mine', { until: <DateTime at={until} /> })}</>;
  return <>{t.parts('other', { name: by, since: <DateTime at={since} /> })}</>;
}

function Acts({ recordRef, work }: { recordRef: RecordRef; work: WorkOn }) {
  const t = useTranslator('widgets/claims');
  const claim = useCommand(opsWorkClaim, {
    onDone: () => toast(t('taken', { ref: recordRef.ref })),
  });
  const release = useCommand(opsWorkRelease, {
    onDone: () => toast(t('released', { ref: recordRef.ref })),
  });
  if (work.claim?.mine) {
    return (
      <Button size="xs" loading={release.isPending} onClick={() => release.mutate(recordRef)}>
        {t('release')}
      </Button>
    );
  }
  if (!work.isOpen) return null;
  const isTakeover = work.claim !== null;
  return (
    <Button
      size="xs"
      variant={isTakeover ? 'default' : 'primary'}
      loading={claim.isPending}
      onClick={() => claim.mutate({ ...recordRef, takeOver: isTakeover })}
    >
      {t(isTakeover ? 'takeOver' : 'take')}
    </Button>
  );
}

function Notes({ notes }: { notes: readonly WorkNote[] }) {
  const t = useTranslator('widgets/claims');
  const sentence: Record<WorkNote['kind'], (note: WorkNote) => string> = {
    note: ({ by }) => by,
    takeOver: ({ by, to }) => t('took', { name: by, from: to }),
    handOver: ({ by, to }) => t('gave', { name: by, to }),
  };
  return (
    <ul aria-label={t('notes')} className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <span className={styles.quiet}>
            <DateTime at={note.at} /> · {sentence[note.kind](note)}
          </span>{' '}
          {note.text}
        </li>
      ))}
    </ul>
  );
}

function AddNote({ recordRef, onClose }: { recordRef: RecordRef; onClose: () => void }) {
  const t = useTranslator('widgets/claims');
  const [text, setText] = useState('');
  const input = { ...recordRef, text };
  const { form, command: add } = useFormCommand(opsWorkNote, input, {
    onDone: () => {
      toast(t('added'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('notes')}
      submit={t('add')}
      form={form}
      command={add}
      onSubmit={() => add.mutate(input)}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="text"
        label={t('text')}
        required
        hint={t('notesHint')}
        autoFocus
        value={text}
        maxLength={WORK_NOTE_MAX}
        onChange={setText}
      />
    </CommandDialog>
  );
}
