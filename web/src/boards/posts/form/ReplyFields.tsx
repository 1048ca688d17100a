import type { fileUpload } from '#contract/files/calls.ts';
import { dayChoices } from '#contract/options.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { AttachField } from '../../Attachments.tsx';
import styles from '../../replies/quote.module.css';

interface Whole {
  readonly validDays: string;
  readonly note: string;
}

interface Props {
  readonly words: { readonly validity: string; readonly note: string; readonly noteHint: string };
  readonly draft: Whole;
  readonly onChange: (part: Partial<Whole>) => void;
  readonly noteError: string | undefined;
  readonly uploads: ReturnType<typeof useUploads<typeof fileUpload>>;
}

/** Shows the fields of a reply as a whole: its validity, a note, files. */
export function ReplyFields({ words, draft, onChange, noteError, uploads }: Props) {
  const t = useTranslator('boards');
  return (
    <div className={styles.whole}>
      <Field label={words.validity} required>
        <Select
          value={draft.validDays}
          options={dayChoices.map((days) => ({
            value: `${days}`,
            label: days === 0 ? t('none') : t('days', { count: days }),
          }))}
          onChange={(validDays) => onChange({ validDays })}
        />
      </Field>
      <Field label={words.note} aside={t('optional')} hint={words.noteHint} error={noteError}>
        <TextArea
          rows={2}
          value={draft.note}
          maxLength={1000}
          onChange={(note) => onChange({ note })}
        />
      </Field>
      <AttachField label={t('quote.attach')} uploads={uploads} />
    </div>
  );
}
