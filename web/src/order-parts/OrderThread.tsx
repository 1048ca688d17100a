import { type FormEvent, useRef, useState } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { attachmentExtensions, limits } from '#contract/limits.ts';
import { threadAdd, threadList } from '#contract/orders/thread-calls.ts';
import { threadAdd as threadAddSchemas } from '#contract/orders/thread-schemas.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import styles from './OrderThread.module.css';

const EVERY_MS = 60_000;

/** Messages and files between the parties and support; `mayWrite` shows the form. */
export function OrderThread({ id, mayWrite = true }: { id: string; mayWrite?: boolean }) {
  const t = useTranslator('order-parts');
  const thread = useCallQuery(threadList, { id }, { everyMs: EVERY_MS });
  return (
    <Section title={t('thread.title')} aside={t('thread.aside')}>
      {thread.isPending && <SkeletonLines label={t('thread.title')} lines={2} />}
      {thread.isError && (
        <Note tone="fail" action={<Button onClick={() => thread.refetch()}>{t('retry')}</Button>}>
          {t('thread.loadFailed')}
        </Note>
      )}
      {thread.data?.length === 0 && <p className={styles.empty}>{t('thread.empty')}</p>}
      <ul>
        {thread.data?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div className={styles.from}>
              <b>{entry.name}</b>
              {t(entry.you ? 'actor.you' : `thread.by.${entry.by}`)}
              {t('inspection.join')}
              <time dateTime={entry.at}>
                {formatProse(entry.at, t.lang, { weekday: false, now: new Date().toISOString() })}
              </time>
            </div>
            <div>
              <p className={styles.text}>{entry.text}</p>
              {entry.files.map((file) => (
                <a
                  key={file.url}
                  href={file.url}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.file}
                >
                  <Icon name="clip" />
                  {file.name}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite && <Compose id={id} />}
    </Section>
  );
}

const COMPOSE_ID = 'order-message';

/** Leads to the message box: "Ask support". */
export function writeMessage(): void {
  const area = document.querySelector<HTMLElement>(`#${COMPOSE_ID} textarea`);
  area?.scrollIntoView({ block: 'center' });
  area?.focus({ preventScroll: true });
}

function Compose({ id }: { id: string }) {
  const t = useTranslator('order-parts');
  const fieldText = useFieldText();
  const [text, setText, clear] = useDraft(`thread:${id}`, '');
  const [wrong, setWrong] = useState<string | null>(null);
  const [attaching, setAttaching] = useState(false);
  const uploads = useUploads(fileUpload, t('thread.failed'));
  const area = useRef<HTMLTextAreaElement>(null);
  const add = useCommand(threadAdd, {
    changes: [threadList],
    onDone: () => {
      clear();
      uploads.clear();
      setAttaching(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = { id, text, files: uploads.answers.map((file) => file.url) };
    const read = threadAddSchemas.input.safeParse(sent);
    if (!read.success) {
      setWrong(fieldText(read.error.issues[0]?.message ?? 'invalid'));
      area.current?.focus();
      return;
    }
    setWrong(null);
    add.mutate(sent);
  };
  return (
    <form id={COMPOSE_ID} className={styles.compose} onSubmit={submit} noValidate>
      <Field label={t('thread.label')} error={wrong}>
        <TextArea
          ref={area}
          value={text}
          rows={2}
          maxLength={2000}
          placeholder={t('thread.placeholder')}
          onChange={setText}
        />
      </Field>
      <div className={styles.buttons}>
        <Button icon="clip" aria-expanded={attaching} onClick={() => setAttaching(!attaching)}>
          {t('thread.attach')}
        </Button>
        <Button type="submit" loading={add.isPending} disabled={uploads.busy}>
          {t('thread.send')}
        </Button>
      </div>
      {(attaching || uploads.files.length > 0) && (
        <div className={styles.whole}>
          <FileField
            {...uploads.field}
            accept={attachmentExtensions.map((one) => `.${one}`).join(',')}
            maxBytes={limits.uploadMaxKb * 1024}
            maxFiles={limits.attachmentFilesMax}
            hint={t('thread.filesHint', { count: limits.attachmentFilesMax })}
          />
        </div>
      )}
      {add.isError && (
        <div className={styles.whole}>
          <Note tone="fail">
            {t('thread.failed')} {add.error.message}
          </Note>
        </div>
      )}
    </form>
  );
}
