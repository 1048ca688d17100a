import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import type { ClaimEntry, ClaimView } from '#contract/claims/claim-schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import styles from './claims.module.css';
import { EntryFiles } from './Evidence.tsx';
import { entryText } from './entry-text.ts';
import { changedByClaim } from './moves/use-claim-event.ts';
import { termsText } from './terms-text.ts';

/** Events and messages, the first first; below them the form to write. */
export function ClaimThread({ view, call }: { view: ClaimView; call: Call | null }) {
  const t = useTranslator('claims');
  return (
    <Section title={t('thread.title')} aside={t('thread.aside')}>
      <ol>
        {view.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} view={view} />
        ))}
      </ol>
      {call && <Compose view={view} call={call} />}
    </Section>
  );
}

function Entry({ entry, view }: { entry: ClaimEntry; view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const { terms } = entry;
  const text = entryText(entry, { format, nameOf });
  const isOpen =
    entry.event === 'offer' && view.state === 'negotiating' && view.offer?.at === entry.at;
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <div className={styles.from}>
        <b>{entry.name || t(`by.${entry.by}`)}</b>
        {entry.name && t(entry.you ? 'by.you' : `by.${entry.by}`)}
        <time dateTime={entry.at}>{format.prose(entry.at, { weekday: false })}</time>
      </div>
      <div>
        {entry.event !== 'write' && <b>{t(`event.${entry.event}`)}</b>}
        {terms && <p>{termsText(terms, { t, format })}</p>}
        {text && <p className={styles.words}>{text}</p>}
        <EntryFiles files={entry.files} />
      </div>
    </li>
  );
}

function Compose({ view, call }: { view: ClaimView; call: Call }) {
  const { id } = view;
  const t = useTranslator('claims');
  const [text, setText, forget] = useDraft(`claim-write:${id}`, '');
  const [attaching, setAttaching] = useState(false);
  const uploads = useUploads(fileUpload, t('thread.failed'));
  const input = { id, text, files: uploads.answers.map(({ url }) => url) };
  const form = useForm(input, validateInput(call, input));
  const write = useCommand(call, {
    changes: changedByClaim,
    onDone: () => {
      forget();
      uploads.clear();
      setAttaching(false);
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) write.mutate(input as ClientInput<Call>);
  };
  return (
    <form ref={form.frame} className={styles.compose} onSubmit={submit} noValidate>
      <Field
        label={t(view.me === 'staff' ? 'thread.labelStaff' : 'thread.label')}
        error={form.error('text')}
      >
        <TextArea value={text} rows={2} maxLength={2000} onChange={setText} />
      </Field>
      {(attaching || uploads.files.length > 0) && <ClaimFiles uploads={uploads} />}
      <FailNote error={form.rest(write.error)} />
      <div className={styles.buttons}>
        <Button icon="clip" aria-expanded={attaching} onClick={() => setAttaching(!attaching)}>
          {t('thread.attach')}
        </Button>
        <Button type="submit" loading={write.isPending} disabled={uploads.busy}>
          {t('thread.send')}
        </Button>
      </div>
    </form>
  );
}
