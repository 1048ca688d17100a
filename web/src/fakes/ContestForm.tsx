import { type FormEvent, useState } from 'react';
import { contestWarning, warningList, warningOne } from '#contract/fakes/calls.ts';
import { contestFilesMax, contestMax } from '#contract/fakes/constants.ts';
import type { FakeWarning } from '#contract/fakes/schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { limits } from '#contract/limits.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** The seller contests a warning, once, with a text and files. */
export function ContestForm({ warning }: { readonly warning: FakeWarning }) {
  const t = useTranslator('fakes');
  const [text, setText] = useState('');
  const uploads = useUploads(fileUpload, t('contest.uploadFailed'));
  const { id, version } = warning;
  const input = { id, version, text, files: uploads.answers.map(({ url }) => url) };
  const { form, command } = useFormCommand(contestWarning, input, {
    changes: [warningOne, warningList],
    onDone: () => toast(t('contest.done')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <Section title={t('contest.title')}>
      <form ref={form.frame} noValidate onSubmit={submit} className={layout.stackWide}>
        <p>{t('contest.lead')}</p>
        <TextAreaField
          form={form}
          name="text"
          label={t('contest.text')}
          required
          value={text}
          maxLength={contestMax}
          onChange={setText}
        />
        <Field label={t('contest.files')} group error={form.error('files')}>
          <FileField
            {...uploads.field}
            accept=".pdf,.png,.jpg,.jpeg"
            maxBytes={limits.uploadMaxKb * 1024}
            maxFiles={contestFilesMax}
            hint={t('contest.filesHint', {
              count: contestFilesMax,
              size: limits.uploadMaxKb / 1024,
            })}
          />
        </Field>
        <FailNote error={command.error} />
        <Button type="submit" variant="primary" loading={command.isPending} disabled={uploads.busy}>
          {t('contest.send')}
        </Button>
      </form>
    </Section>
  );
}
