import { type FormEvent, useState } from 'react';
import { caseUpload, receivedDetail, receivedList, receivedReply } from '#contract/cases/calls.ts';
import type { ReceivedView } from '#contract/cases/case-schemas.ts';
import { caseFilesMax, caseTextMax } from '#contract/cases/topics.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { FilesField } from '../CommonFields.tsx';
import styles from '../thread.module.css';

const changes = [receivedDetail, receivedList];

/** The seller's answer to a forwarded complaint, with files; what is typed survives a refusal. */
export function ReplyForm({ view, again }: { view: ReceivedView; again: () => void }) {
  const t = useTranslator('cases');
  const own = useTranslator('cases/received');
  const [text, setText, forget] = useDraft(`received:${view.id}`, '');
  const [attaching, setAttaching] = useState(false);
  const uploads = useUploads(caseUpload, t('form.fileLost'));
  const files = uploads.answers.map(({ url, ticket }) => ({ url, ticket }));
  const input = { id: view.id, text, files };
  const form = useForm(input, validateInput(receivedReply, input));
  const send = useCommand(receivedReply, {
    changes,
    onDone: () => {
      forget();
      uploads.clear();
      setAttaching(false);
      toast(own('sent'));
    },
    onFail: (error) => {
      form.refuse(error);
      // Closed or withdrawn meanwhile: the page says where it stands now.
      if (error instanceof CallFailure && error.code === 409) again();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) send.mutate(input);
  };
  if (!view.mayAnswer) return <FailNote error={send.error} />;
  return (
    <form ref={form.frame} className={styles.compose} onSubmit={submit} noValidate>
      <Field label={own('answer')} required error={form.error('text')} hint={own('answerHint')}>
        <TextArea rows={5} maxLength={caseTextMax} counted value={text} onChange={setText} />
      </Field>
      {(attaching || uploads.files.length > 0) && (
        <FilesField uploads={uploads} most={caseFilesMax} />
      )}
      <FailNote error={form.rest(send.error)} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={send.isPending} disabled={uploads.busy}>
          {own('send')}
        </Button>
        <Button icon="upload" aria-expanded={attaching} onClick={() => setAttaching(!attaching)}>
          {t('detail.attach')}
        </Button>
      </div>
    </form>
  );
}
