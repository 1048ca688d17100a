import { type FormEvent, useMemo, useState } from 'react';
import { HOT_MAX } from '#contract/catalog/constants.ts';
import { opsHotList, opsHotSet } from '#contract/catalog/staff-calls.ts';
import { Mpn as MpnField } from '#contract/fields.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../../content/content.module.css';

/** Shows the hot searches of the bar: the desk's picks in their order, then those of readers. */
export default function HotSearchesPage() {
  const t = useTranslator('content-desk');
  const read = useCallQuery(opsHotList, {});
  return (
    <>
      <PageHead title={t('hot.title')} />
      <p className={styles.about}>{t('hot.about', { max: HOT_MAX })}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('hot.title')} lines={6} />}
      {read.data && (
        <Lists
          key={read.data.picks.join('\n')}
          saved={read.data.picks}
          found={read.data.searched}
        />
      )}
    </>
  );
}

function Lists({ saved, found }: { saved: readonly string[]; found: readonly string[] }) {
  const t = useTranslator('content-desk');
  const initial = useMemo(() => [...saved], [saved]);
  const [picks, setPicks, forget] = useDraft<string[]>(`hot:${saved.join(',')}`, initial);
  const save = useCommand(opsHotSet, {
    onDone: () => {
      forget();
      toast(t('hot.saved'));
    },
  });
  const isChanged = picks.join('\n') !== saved.join('\n');
  const add = (value: string) =>
    setPicks((before) => (before.includes(value) ? before : [...before, value].slice(0, HOT_MAX)));
  const move = (from: number, by: number) =>
    setPicks((before) => {
      const next = [...before];
      const [value] = next.splice(from, 1);
      if (value !== undefined) next.splice(from + by, 0, value);
      return next;
    });
  return (
    <div className={styles.two}>
      <Section title={t('hot.picks')}>
        {picks.length === 0 ? (
          <Empty title={t('hot.none')} />
        ) : (
          <Picks picks={picks} onMove={move} onChange={setPicks} />
        )}
        <AddPick isFull={picks.length >= HOT_MAX} onAdd={add} />
        <FailNote error={save.error} />
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ values: picks, basedOn: [...saved] })}
          >
            {t('save')}
          </Button>
          {isChanged && <span className={styles.quiet}>{t('hot.unsaved')}</span>}
        </div>
      </Section>
      <Section title={t('hot.searched')}>
        {found.length === 0 ? (
          <Empty title={t('hot.noSearched')} />
        ) : (
          <ul className={styles.hot}>
            {found.map((value) => (
              <li key={value}>
                <Mpn mpn={value} />
                <Button
                  size="xs"
                  disabled={picks.includes(value) || picks.length >= HOT_MAX}
                  aria-label={`${t('hot.pick')}: ${value}`}
                  onClick={() => add(value)}
                >
                  {t('hot.pick')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

/** The desk's picks in their order, each with buttons that move or remove it. */
function Picks(props: {
  picks: readonly string[];
  onMove: (from: number, by: number) => void;
  onChange: (picks: string[]) => void;
}) {
  const { picks, onMove, onChange } = props;
  const t = useTranslator('content-desk');
  return (
    <ol className={styles.hot}>
      {picks.map((value, place) => (
        <li key={value}>
          <Mpn mpn={value} />
          <IconButton
            icon="up"
            label={t('hot.up', { value })}
            disabled={place === 0}
            onClick={() => onMove(place, -1)}
          />
          <IconButton
            icon="down"
            label={t('hot.down', { value })}
            disabled={place === picks.length - 1}
            onClick={() => onMove(place, 1)}
          />
          <IconButton
            icon="cross"
            label={t('hot.remove', { value })}
            onClick={() => onChange(picks.filter((one) => one !== value))}
          />
        </li>
      ))}
    </ol>
  );
}

function AddPick({ isFull, onAdd }: { isFull: boolean; onAdd: (value: string) => void }) {
  const t = useTranslator('content-desk');
  const fieldText = useFieldText();
  const [typed, setTyped] = useState('');
  const [violation, setViolation] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = MpnField.safeParse(typed);
    if (!read.success) {
      setViolation(fieldText(read.error.issues[0]?.message ?? 'invalid'));
      return;
    }
    onAdd(read.data);
    setTyped('');
  };
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Field
        label={t('hot.add')}
        error={violation}
        hint={isFull ? t('hot.full', { max: HOT_MAX }) : undefined}
      >
        <TextInput
          mono
          upper
          value={typed}
          maxLength={80}
          disabled={isFull}
          onChange={(text) => {
            setTyped(text);
            setViolation(null);
          }}
        />
      </Field>
      <Button type="submit" disabled={isFull}>
        {t('hot.addGo')}
      </Button>
    </form>
  );
}
