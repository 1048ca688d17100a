import { useWords } from '#web/i18n/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { readFigure } from '#web/ui/FigureInput.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './boards.module.css';
import type { RowWiring } from './PostingForm.tsx';
import type { PostRow } from './post-form.ts';

/** One part wanted: model and quantity; Enter leads on, the last row's Enter adds another. */
export function PostRowFields(wiring: RowWiring<PostRow>) {
  const { row, at, form, onChange, onPaste, onEnter, onRemove } = wiring;
  const t = useWords('boards');
  return (
    <li className={styles.postRow}>
      <span className={styles.rowNo} aria-hidden="true">
        {at + 1}
      </span>
      <Field label={t('post.model')} required error={form.error(`${row.key}.model`)}>
        <TextInput
          mono
          upper
          name={`model.${at}`}
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
      <Field label={t('post.count')} required error={form.error(`${row.key}.count`)}>
        <TextInput
          mono
          align="right"
          inputMode="numeric"
          name={`count.${at}`}
          suffix={t('pieces')}
          value={row.count}
          autoComplete="off"
          onChange={(typed) => onChange({ count: readFigure(typed, 0) })}
          onBlur={form.left(`${row.key}.count`)}
          onKeyDown={onEnter('count')}
        />
      </Field>
      <IconButton
        icon="trash"
        label={t('post.remove', { row: at + 1 })}
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </li>
  );
}
