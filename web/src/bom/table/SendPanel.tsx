import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { bomList, bomSend } from '#contract/bom/calls.ts';
import type { Output } from '#contract/call.ts';
import { inquiryList } from '#contract/enquiries/calls.ts';
import { wantedDays } from '#contract/enquiries/shapes.ts';
import { leadTimes } from '#contract/options.ts';
import { useCommand, useSession } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { WantedField } from '#web/order-parts/WantedField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { tokenOf } from '../tokens.ts';
import styles from './bom.module.css';
import type { Desk } from './desk.ts';
import { useReload } from './use-desk.ts';

type Sent = Output<typeof bomSend>;
type LeadTime = (typeof leadTimes)[number];

interface Draft {
  readonly note: string;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly urgent: boolean;
  readonly wanted: string;
}

const EMPTY: Draft = { note: '', dateCode: '', leadTime: 'any', urgent: false, wanted: '' };

interface Props {
  readonly desk: Desk;
  /** Lines that go out. */
  readonly lines: readonly BomLine[];
  /** Tells that sending begins and ends: meanwhile nothing else takes the bill over. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSent: (sent: Sent) => Promise<void>;
}

/** Sends the chosen lines; a visitor signs in over the page, and the sending goes on. */
export function SendPanel({ desk, lines, onBusy, onSent }: Props) {
  const t = useTranslator('bom/table');
  const isVisitor = useSession('member') === null;
  const { id } = desk.state().bom;
  const [draft, setDraft, forget] = useDraft<Draft>(`bom-send-${id}`, EMPTY);
  const [sent, setSent] = useState<Sent | null>(null);
  const { wanted, ...asked } = draft;
  const content = {
    id,
    version: 1,
    lines: lines.map((line) => line.id),
    ...asked,
    wantedDays: wantedDays.find((days) => `${days}` === wanted) ?? null,
  };
  const reload = useReload();
  const form = useForm(draft, ownViolations(validateInput(bomSend, content)));
  const command = useCommand(bomSend, {
    changes: [bomList, inquiryList],
    onDone: (result) => {
      forget();
      setSent(result);
      void onSent(result).finally(() => onBusy(false));
    },
    onFail: (error) => {
      onBusy(false);
      reload(error);
      form.refuse(error);
      return true;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready() || lines.length === 0) return;
    onBusy(true);
    const version = await desk.saved().catch(() => null);
    if (version === null) return onBusy(false);
    setSent(null);
    command.mutate({ ...content, token: tokenOf(id), version });
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Section title={t('send.title')}>
      <form ref={form.frame} className={styles.send} onSubmit={(e) => void submit(e)} noValidate>
        <TextInputField
          form={form}
          name="note"
          label={t('send.note')}
          aside={t('optional')}
          value={draft.note}
          maxLength={1000}
          onChange={(note) => change({ note })}
        />
        <TextInputField
          form={form}
          name="dateCode"
          label={t('send.dateCode')}
          aside={t('optional')}
          mono
          value={draft.dateCode}
          maxLength={5}
          placeholder="2401"
          onChange={(dateCode) => change({ dateCode })}
        />
        <Field label={t('send.leadTime')}>
          <Select
            value={draft.leadTime}
            options={leadTimes.map((value) => ({ value, label: t(`send.${value}`) }))}
            onChange={(leadTime) => change({ leadTime })}
          />
        </Field>
        <WantedField value={draft.wanted ?? ''} onChange={(wanted) => change({ wanted })} />
        <Checkbox
          className={styles.urgent}
          checked={draft.urgent}
          onChange={(urgent) => change({ urgent })}
        >
          {t('send.urgent')}
        </Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={lines.length === 0}
          loading={command.isPending}
        >
          {t('send.go', { count: lines.length })}
        </Button>
      </form>
      <p className={`${text.q} ${text.s12} ${styles.effect}`}>
        {t('send.effect')} {isVisitor && t('send.visitor')}
      </p>
      {command.error && form.rest(command.error) && (
        <div className={styles.notes}>
          <p className={text.red}>{t('send.notSent')}</p>
          <FailNote error={command.error} />
        </div>
      )}
      {sent && <SentNote sent={sent} />}
    </Section>
  );
}

/** Returns the errors of this panel's fields; the lines are edited elsewhere. */
function ownViolations(violations: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(violations).filter(([field]) => field === 'note' || field === 'dateCode'),
  );
}

function SentNote({ sent }: { sent: Sent }) {
  const t = useTranslator('bom/table');
  return (
    <div className={styles.notes}>
      {sent.enquiries.map(({ id, no, sellers }) => (
        <Note key={id} tone="pass" aloud>
          {sellers > 0 ? t('send.sent', { no, count: sellers }) : t('send.sentNobody', { no })}{' '}
          <Link to={`/inquiry-details?id=${id}`}>
            {t('send.see')}
            <span className={text.vh}> {no}</span>
          </Link>
        </Note>
      ))}
      {sent.unreached.length > 0 && (
        <p className={text.q}>{t('send.unreached', { count: sent.unreached.length })}</p>
      )}
    </div>
  );
}
