import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { readFigure } from '#web/ui/form/FigureInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { DraftRow } from './draft-rows.ts';
import type { RowWiring } from './PostingForm.tsx';

/** The part of a row; lines that are pasted into it fill the rows below. */
export function ModelField({ row, index, form, onChange, onPaste, onEnter }: RowWiring<DraftRow>) {
  const t = useTranslator('boards');
  return (
    <Field label={t('post.model')} required error={form.error(`${row.key}.model`)}>
      <TextInput
        mono
        upper
        name={`model.${index}`}
        value={row.model}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onChange={(model) => onChange({ model })}
        onBlur={form.left(`${row.key}.model`)}
        onPaste={onPaste}
        onKeyDown={onEnter('model')}
      />
    </Field>
  );
}

/** How many pieces of it. */
export function CountField({ row, index, form, onChange, onEnter }: RowWiring<DraftRow>) {
  const t = useTranslator('boards');
  return (
    <Field label={t('post.count')} required error={form.error(`${row.key}.count`)}>
      <TextInput
        mono
        align="right"
        inputMode="numeric"
        name={`count.${index}`}
        suffix={t('pieces')}
        value={row.count}
        autoComplete="off"
        onChange={(typed) => onChange({ count: readFigure(typed, 0) })}
        onBlur={form.left(`${row.key}.count`)}
        onKeyDown={onEnter('count')}
      />
    </Field>
  );
}
