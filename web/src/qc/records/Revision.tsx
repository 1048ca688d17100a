import { useState } from 'react';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { reportOne } from '#contract/qc/calls.ts';
import { requestRevision } from '#contract/qc/reports/approval-calls.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../Verify.module.css';

const words = ['conclusion', 'notCovered', 'deviations'] as const;

interface Props {
  readonly report: Report;
  /** Whether the reader may ask for one; an open request is shown to everyone who may read it. */
  readonly mayRequest: boolean;
}

/** Revises the words of a report without a retest: one person writes them, another approves. */
export function Revision({ report, mayRequest }: Props) {
  const t = useTranslator('qc/records');
  const read = useCallQuery(opsApprovalList, {
    kinds: ['qc.reviseReport'],
    state: 'requested',
    key: report.no,
    pageSize: 1,
  });
  const own = useCallQuery(reportOne, { no: report.no });
  const [request] = read.data?.list ?? [];
  // A revoked report may be replaced as well: its order stands still until one is in force.
  if (report.status === 'superseded' || read.data === undefined) return null;
  if (request === undefined && !mayRequest) return null;
  return (
    <Section title={t('revise.title')} className={styles.section}>
      <p>{t('revise.lead')}</p>
      {request ? (
        <ApprovalBox
          approval={request}
          subject={report.no}
          approve={t('revise.approve')}
          onDone={() => void Promise.all([read.refetch(), own.refetch()])}
        >
          <span lang="">{request.reason}</span>
          <dl>
            {words
              .filter((key) => request.before[key] !== request.after[key])
              .map((key) => (
                <div key={key}>
                  <dt>{t(`revise.${key}`)}</dt>
                  <dd lang="">
                    <del>{String(request.before[key])}</del> <ins>{String(request.after[key])}</ins>
                  </dd>
                </div>
              ))}
          </dl>
        </ApprovalBox>
      ) : (
        <RevisionForm report={report} />
      )}
    </Section>
  );
}

function RevisionForm({ report }: { report: Report }) {
  const t = useTranslator('qc/records');
  const { no, conclusion, notCovered, deviations } = report;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState({ conclusion, notCovered, deviations, reason: '' });
  const input = { no, ...draft };
  const { form, command } = useFormCommand(requestRevision, input, {
    changes: [opsApprovalList],
    onDone: () => toast(t('revise.sent')),
  });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('revise.open')}</Button>;
  const isSame = words.every((key) => draft[key] === report[key]);
  return (
    <form
      ref={form.frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) command.mutate(input);
      }}
    >
      {([...words, 'reason'] as const).map((key) => (
        <Field
          key={key}
          label={t(`revise.${key}`)}
          required={key === 'reason' || key === 'conclusion'}
          error={form.error(key)}
        >
          <TextArea
            value={draft[key]}
            maxLength={key === 'conclusion' ? 2000 : key === 'reason' ? 500 : 1000}
            onChange={(text) => setDraft({ ...draft, [key]: text })}
            onBlur={form.left(key)}
          />
        </Field>
      ))}
      <FailNote error={form.rest(command.error)} />
      <p>
        <Button type="submit" variant="primary" loading={command.isPending} disabled={isSame}>
          {t('revise.send')}
        </Button>{' '}
        <Button onClick={() => setOpen(false)} disabled={command.isPending}>
          {t('back')}
        </Button>
      </p>
    </form>
  );
}
