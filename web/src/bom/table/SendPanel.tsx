import { Link } from 'react-router';
import { leadTimes } from '#contract/options.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { WantedField } from '#web/order-parts/WantedField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './bom.module.css';
import { type SendOptions, type Sent, useSend } from './use-send.ts';

/** Sends the chosen lines; a visitor signs in over the page, and the sending goes on. */
export function SendPanel(props: SendOptions) {
  const { lines } = props;
  const t = useTranslator('bom/table');
  const isVisitor = useSession('member') === null;
  const { draft, change, form, command, submit, sent } = useSend(props);
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
