import type { CaseEntry } from '#contract/cases/case-schemas.ts';
import type { Selection } from '#contract/cases/schemas.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import styles from '../thread.module.css';

const none = (entryId: string): Selection[number] => ({ entryId, text: false, files: [] });

const isSomething = ({ text, files }: Selection[number]): boolean => text || files.length > 0;

/** Everything that an entry says, with its files. */
export const allOf = (entry: CaseEntry): Selection[number] => ({
  entryId: entry.id,
  text: entry.text !== '',
  files: entry.files.map((_, place) => place),
});

/** Ticks of what goes along: the text of each entry of one side, and each of its files. */
export function SelectionField(props: {
  label: string;
  hint?: string | undefined;
  entries: readonly CaseEntry[];
  value: Selection;
  error: string | undefined;
  onChange: (selection: Selection) => void;
}) {
  const { entries, value, onChange } = props;
  const t = useTranslator('cases/forward');
  const set = (next: Selection[number]) =>
    onChange(
      [...value.filter(({ entryId }) => entryId !== next.entryId), next].filter(isSomething),
    );
  return (
    <Field label={props.label} error={props.error} hint={props.hint} group>
      {entries.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <div className={styles.choices}>
          {entries.map((entry) => (
            <EntrySelection
              key={entry.id}
              entry={entry}
              chosen={value.find(({ entryId }) => entryId === entry.id) ?? none(entry.id)}
              onChange={set}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

function EntrySelection(props: {
  entry: CaseEntry;
  chosen: Selection[number];
  onChange: (next: Selection[number]) => void;
}) {
  const { entry, chosen, onChange } = props;
  const t = useTranslator('cases');
  const setFile = (place: number, isTicked: boolean) => {
    const files = chosen.files.filter((one) => one !== place);
    onChange({ ...chosen, files: isTicked ? [...files, place].sort((a, b) => a - b) : files });
  };
  return (
    <div className={styles.choice}>
      <span className={styles.event}>
        {t(`event.${entry.event}`)} {formatProse(entry.at, t.lang, { weekday: false })}
      </span>
      {entry.text && (
        <Checkbox checked={chosen.text} onChange={(text) => onChange({ ...chosen, text })}>
          <span className={styles.excerpt}>{entry.text}</span>
        </Checkbox>
      )}
      {entry.files.map((file, place) => (
        <Checkbox
          key={file.url}
          checked={chosen.files.includes(place)}
          onChange={(isTicked) => setFile(place, isTicked)}
        >
          {file.name}
        </Checkbox>
      ))}
    </div>
  );
}
