import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  assessNonconformity,
  closeNonconformity,
  nonconformityList,
  nonconformityOne,
  reopenNonconformity,
} from '#contract/qc/lab-record-calls.ts';
import type { Nonconformity } from '#contract/qc/lab-record-schemas.ts';
import type { NonconformityEvent } from '#contract/qc/nonconformity-machine.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import fields from '#web/widgets/records/record.module.css';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ReasonForm } from '../revocation/ReasonForm.tsx';
import styles from '../Verify.module.css';

interface Props {
  readonly record: Nonconformity;
}

const changes = [nonconformityOne, nonconformityList];
const texts = ['cause', 'correction', 'prevention'] as const;

/** Shows the finding, the notes of the lab, and the events that are open to the reader. */
export function NonconformityRecord({ record }: Props) {
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  const by = (name: string, time: string): ReactNode => (
    <>
      {name}, <DateTime at={time} zone />
    </>
  );
  const items: Definition[] = [
    {
      key: 'report',
      term: t('nc.report'),
      value: <Link to={`/ops/report/${record.reportNo}`}>{record.reportNo}</Link>,
    },
    {
      key: 'lot',
      term: t('nc.lot'),
      value: <Link to={`/ops/qc/${record.inspectionId}`}>{record.lotNo}</Link>,
    },
    { key: 'order', term: t('nc.order'), value: record.orderNo },
    { key: 'part', term: t('nc.part'), value: `${record.mpn} · ${record.manufacturer}` },
    { key: 'state', term: t('nc.state'), value: t(`nc.states.${record.state}`) },
    {
      key: 'findings',
      term: t('nc.findings'),
      value: record.findings
        .map(({ test, failed, sampled }) =>
          t('nc.finding', { test: facts(`test.${test}`), failed, sampled }),
        )
        .join(' · '),
    },
  ];
  if (record.assessedBy && record.assessedAt) {
    const value = by(record.assessedBy, record.assessedAt);
    items.push({ key: 'assessed', term: t('nc.assessedBy'), value });
  }
  if (record.closedBy && record.closedAt) {
    const value = by(record.closedBy, record.closedAt);
    items.push({ key: 'closed', term: t('nc.closedBy'), value });
  }
  return (
    <>
      <DefinitionList items={items} />
      {record.reopenReason && (
        <Note tone="wait">{t('nc.reopened', { reason: record.reopenReason })}</Note>
      )}
      {record.state !== 'open' && (
        <Section title={t('nc.assessment')}>
          <DefinitionList
            items={texts.map((key) => ({
              key,
              term: t(`nc.${key}`),
              value: <span lang="">{record[key] || '–'}</span>,
            }))}
          />
        </Section>
      )}
      {record.events.map((event) => {
        const Form = forms[event];
        return <Form key={event} record={record} />;
      })}
      {record.state === 'assessed' && record.events.length === 1 && <p>{t('nc.secondPerson')}</p>}
    </>
  );
}

function Assess({ record }: Props) {
  const t = useTranslator('qc/records');
  const { id, version, cause, correction, prevention } = record;
  const [draft, setDraft] = useState({ cause, correction, prevention });
  const input = { id, version, ...draft };
  const { form, command } = useFormCommand(assessNonconformity, input, {
    changes,
    onDone: () => toast(t('nc.assessed')),
  });
  return (
    <Section title={t('nc.assess')} className={styles.section}>
      <form
        ref={form.frame}
        noValidate
        className={fields.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.ready()) command.mutate(input);
        }}
      >
        {texts.map((key) => (
          <Field
            key={key}
            label={t(`nc.${key}`)}
            required={key !== 'prevention'}
            error={form.error(key)}
          >
            <TextArea
              value={draft[key]}
              maxLength={1000}
              onChange={(text) => setDraft({ ...draft, [key]: text })}
              onBlur={form.left(key)}
            />
          </Field>
        ))}
        <FailNote error={form.rest(command.error)} />
        <p>
          <Button type="submit" variant="primary" loading={command.isPending}>
            {t('nc.save')}
          </Button>
        </p>
      </form>
    </Section>
  );
}

function Close({ record: { id, version } }: Props) {
  const t = useTranslator('qc/records');
  const command = useCommand(closeNonconformity, { changes, onDone: () => toast(t('nc.closed')) });
  return (
    <div>
      <Button
        variant="primary"
        loading={command.isPending}
        onClick={() => command.mutate({ id, version })}
      >
        {t('nc.close')}
      </Button>
      <FailNote error={command.error} />
    </div>
  );
}

function Reopen({ record: { id, version } }: Props) {
  const t = useTranslator('qc/records');
  const [isOpen, setOpen] = useState(false);
  const command = useCommand(reopenNonconformity, {
    changes,
    onDone: () => toast(t('nc.sentBack')),
  });
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('nc.reopen')}</Button>
      </div>
    );
  }
  return (
    <ReasonForm
      label={t('nc.reopenReason')}
      button={t('nc.reopen')}
      command={command}
      onSubmit={(reason) => command.mutate({ id, version, reason })}
      onClose={() => setOpen(false)}
    />
  );
}

/** The form of each event; an event without one does not compile. */
const forms: Record<NonconformityEvent, (props: Props) => ReactNode> = {
  assess: Assess,
  close: Close,
  reopen: Reopen,
};
