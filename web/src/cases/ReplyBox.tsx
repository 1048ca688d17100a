import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { caseUpload } from '#contract/cases/calls.ts';
import type { CaseView } from '#contract/cases/case-schemas.ts';
import { caseReplyFilesMax, caseTextMax } from '#contract/cases/topics.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type FieldErrors, useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { FilesField } from './CommonFields.tsx';
import styles from './thread.module.css';

type Event = 'reply' | 'close' | 'reopen';

/** Lets an author write on a case or reopen it; `named` identifies the case by id or by key. */
export function ReplyBox(props: {
  view: CaseView;
  call: Call;
  target: { readonly id: string } | { readonly key: string };
  /** Returns the errors that the call's schema finds in an input. */
  violations: (input: unknown) => FieldErrors;
  /** The calls whose answers the command changes; they are read again. */
  changes: readonly Call[];
}) {
  const { view, call, target, changes } = props;
  const t = useTranslator('cases');
  const event: Event = view.allowedEvents.includes('reply') ? 'reply' : 'reopen';
  const [text, setText, forget] = useDraft(`case-reply:${view.id}`, '');
  const [attaching, setAttaching] = useState(false);
  const uploads = useUploads(caseUpload, t('form.fileLost'));
  const files = uploads.answers.map(({ url, ticket }) => ({ url, ticket }));
  const input = { ...target, event, text, files } as ClientInput<typeof call>;
  const form = useForm(input, props.violations(input));
  const add = useCommand(call, {
    changes,
    onDone: () => {
      forget();
      uploads.clear();
      setAttaching(false);
      toast(t(event === 'reply' ? 'detail.sent' : 'detail.reopened', { no: view.no }));
    },
    onFail: form.refuse,
  });
  const submit = (formEvent: FormEvent) => {
    formEvent.preventDefault();
    if (form.ready()) add.mutate(input);
  };
  if (!view.allowedEvents.includes(event)) return null;
  const label = t(event === 'reply' ? 'detail.reply' : 'detail.reopenReason');
  return (
    <form ref={form.frame} className={styles.compose} onSubmit={submit} noValidate>
      <Field
        label={label}
        error={form.error('text')}
        hint={event === 'reply' ? t('detail.replyHint') : undefined}
      >
        <TextArea rows={3} maxLength={caseTextMax} counted value={text} onChange={setText} />
      </Field>
      {(attaching || uploads.files.length > 0) && (
        <FilesField uploads={uploads} most={caseReplyFilesMax} />
      )}
      {form.rest(add.error) && (
        <div>
          <p>{t('detail.failed')}</p>
          <FailNote error={form.rest(add.error)} />
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={add.isPending} disabled={uploads.busy}>
          {t(event === 'reply' ? 'detail.sendReply' : 'detail.reopenGo')}
        </Button>
        <Button icon="upload" aria-expanded={attaching} onClick={() => setAttaching(!attaching)}>
          {t('detail.attach')}
        </Button>
        <span className={styles.hint} />
        {view.allowedEvents.includes('close') && <CloseCase {...props} />}
      </div>
    </form>
  );
}

/** Ends a case that needs nothing more. */
function CloseCase({ view, call, target, changes }: Parameters<typeof ReplyBox>[0]) {
  const t = useTranslator('cases');
  const [open, setOpen] = useState(false);
  const close = useCommand(call, {
    changes,
    onDone: () => {
      setOpen(false);
      toast(t('detail.closed', { no: view.no }));
    },
  });
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('detail.close')}
      </Button>
      {open && (
        <CommandDialog
          title={t('detail.closeTitle', { no: view.no })}
          submit={t('detail.closeGo')}
          command={close}
          onSubmit={() => close.mutate({ ...target, event: 'close' } as ClientInput<typeof call>)}
          onClose={() => setOpen(false)}
        >
          <p>{t('detail.closeText')}</p>
        </CommandDialog>
      )}
    </>
  );
}
