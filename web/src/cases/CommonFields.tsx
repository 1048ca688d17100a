import type { caseUpload } from '#contract/cases/calls.ts';
import type { CaseWish } from '#contract/cases/case-schemas.ts';
import {
  caseFileExtensions,
  caseFilesMax,
  caseTextMax,
  caseWishes,
} from '#contract/cases/topics.ts';
import { limits } from '#contract/limits.ts';
import type { Form } from '#web/api/use-form.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

interface Text {
  readonly form: Form;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Shows the field for what happened, in the author's words. */
export function WordsField({ form, value, onChange, hint }: Text & { hint: string }) {
  const t = useTranslator('cases');
  return (
    <Field label={t('form.text')} required error={form.error('text')} hint={hint}>
      <TextArea
        name="text"
        rows={7}
        maxLength={caseTextMax}
        counted
        value={value}
        onChange={onChange}
        onBlur={form.left('text')}
      />
    </Field>
  );
}

/** The number of the order that a case is about. */
export function OrderNoField({ form, value, onChange }: Text) {
  const t = useTranslator('cases');
  return (
    <Field
      label={t('form.orderNo')}
      aside={t('optional')}
      error={form.error('orderNo')}
      hint={t('form.orderNoHint')}
    >
      <TextInput
        mono
        upper
        name="orderNo"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        maxLength={20}
        value={value}
        onChange={onChange}
        onBlur={form.left('orderNo')}
      />
    </Field>
  );
}

/** The outcome that the author wants. */
export function WishField(props: {
  form: Form;
  value: CaseWish | '';
  onChange: (wish: CaseWish) => void;
}) {
  const t = useTranslator('cases');
  return (
    <Field label={t('form.wish')} aside={t('optional')} error={props.form.error('wish')}>
      <Select
        name="wish"
        value={props.value}
        placeholder={t('form.choose')}
        options={caseWishes.map((value) => ({ value, label: t(`wish.${value}`) }))}
        onChange={props.onChange}
      />
    </Field>
  );
}

/** Files for a case; visitors may send them too. */
export function FilesField({
  uploads,
  most = caseFilesMax,
}: {
  uploads: ReturnType<typeof useUploads<typeof caseUpload>>;
  most?: number;
}) {
  const t = useTranslator('cases');
  return (
    <Field label={t('form.files')} aside={t('optional')} group>
      <FileField
        {...uploads.field}
        accept={caseFileExtensions.map((one) => `.${one}`).join(',')}
        maxBytes={limits.uploadMaxKb * 1024}
        maxFiles={most}
        hint={t('form.filesHint', { count: most })}
      />
    </Field>
  );
}
