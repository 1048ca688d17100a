import { useState } from 'react';
import { shelfLabelFile } from '#contract/dock/calls.ts';
import type { LabelSize } from '#contract/dock/constants.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './dock.module.css';
import { LabelSizes, useLabelFile } from './LabelSizes.tsx';

/** Labels of places, which fill in the shelf when they are scanned. */
export function ShelfLabels() {
  const t = useTranslator('operator/dock');
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<LabelSize>('100x50');
  const file = useLabelFile(shelfLabelFile);
  const shelves = typed.split(/[\n,;，；]+/).flatMap((one) => one.trim() || []);
  const input = { shelves, size };
  const wrong = validateInput(shelfLabelFile, input);
  // Whichever place is wrong, it stands in the one field.
  const [first] = Object.values(wrong);
  const form = useForm(input, first === undefined ? {} : { shelves: first });
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.facts}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) file.start(input);
      }}
    >
      <Field
        label={t('labels.shelvesField')}
        hint={t('labels.shelvesHint')}
        required
        error={form.error('shelves')}
      >
        <TextArea
          value={typed}
          rows={3}
          maxLength={2100}
          placeholder="A-03-2"
          onChange={setTyped}
        />
      </Field>
      <LabelSizes size={size} onChange={setSize} />
      <FailNote error={file.error} />
      <Button type="submit" size="lg" block icon="download" loading={file.isBusy}>
        {t('labels.download')}
      </Button>
    </form>
  );
}
