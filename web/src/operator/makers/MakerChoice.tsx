import { useState } from 'react';
import { opsManufacturerFind } from '#contract/manufacturers/calls.ts';
import type { WaitingManufacturer } from '#contract/manufacturers/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './makers.module.css';

const TYPING_MS = 300;

/** A known maker by its id and name. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly near: WaitingManufacturer['near'];
  readonly chosen: Chosen | null;
  readonly error: string | undefined;
  readonly onChoose: (maker: Chosen) => void;
}

/** Which known maker a name means: those that are near it, or any other found by its names. */
export function MakerChoice({ near, chosen, error, onChoose }: Props) {
  const t = useTranslator('operator/makers');
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), TYPING_MS);
  const read = useCallQuery(
    opsManufacturerFind,
    { keyword },
    { enabled: keyword !== '', previous: true },
  );
  const found = keyword === '' ? [] : (read.data ?? []);
  const offered = [
    ...near.map(({ id, name, why }) => ({ id, name, note: t(`why.${why}`) })),
    ...found.map(({ id, name, aliases }) => {
      const others = aliases.filter((alias) => alias !== name).slice(0, 3);
      return { id, name, note: others.length > 0 ? t('also', { names: others.join(', ') }) : '' };
    }),
    ...(chosen === null ? [] : [{ ...chosen, note: '' }]),
  ];
  const options = offered.filter(
    ({ id }, index) => offered.findIndex((one) => one.id === id) === index,
  );
  return (
    <div className={styles.choices}>
      {options.length > 0 && (
        <RadioGroup
          column
          label={t('to')}
          value={chosen?.id ?? null}
          options={options.map(({ id, name, note }) => ({
            value: id,
            label: (
              <>
                <span translate="no">{name}</span>{' '}
                {note !== '' && <span className={styles.why}>{note}</span>}
              </>
            ),
          }))}
          onChange={(id) => {
            const one = options.find((option) => option.id === id);
            if (one) onChoose({ id, name: one.name });
          }}
        />
      )}
      <Field label={t('find')} hint={t('findHint')} error={error}>
        <TextInput type="search" value={typed} maxLength={120} onChange={setTyped} />
      </Field>
      <FailNote error={read.error} again={() => void read.refetch()} />
      {keyword !== '' && read.data?.length === 0 && !read.isPlaceholderData && (
        <p className={styles.quiet} role="status">
          {t('findNone')}
        </p>
      )}
    </div>
  );
}
