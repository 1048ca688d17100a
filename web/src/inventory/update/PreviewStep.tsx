import { type FormEvent, type ReactNode, useState } from 'react';
import { importApply, importRemap } from '#contract/inventory/calls.ts';
import type { ImportCounts, ImportView } from '#contract/inventory/import-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ConditionChanges } from './ConditionChanges.tsx';
import { CountFigures } from './CountFigures.tsx';
import { RowTabs } from './RowTabs.tsx';
import styles from './update.module.css';
import { mayMove, useChanged } from './use-import.ts';
import { WaitReasons } from './WaitReasons.tsx';
import { Warnings } from './Warnings.tsx';

interface Props {
  readonly view: ImportView;
  readonly counts: ImportCounts;
  readonly cancel: ReactNode;
}

/** The changes of a file before anything is written. */
export function PreviewStep({ view, counts, cancel }: Props) {
  const t = useTranslator('inventory/update');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const changed = useChanged(view.id);
  const followed = { changes: [], onDone: changed, onFail: () => changed() };
  const apply = useCommand(importApply, followed);
  const remap = useCommand(importRemap, followed);
  const move = { id: view.id, version: view.version };
  const changes = counts.added + counts.changed + counts.removed;
  const writes = changes + counts.same;
  // Removals named in the file need no confirmation; lines missing in the file do.
  const needsConfirmation = counts.removed > 0 && view.mode === 'replaceAll';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = !needsConfirmation || typed === String(counts.removed);
    setWrong(!isRight);
    if (isRight) apply.mutate(move);
    else event.currentTarget.querySelector<HTMLInputElement>('input[type=text]')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section title={t('preview.title')} aside={view.mode && t(`mode.${view.mode}`)}>
        {view.outdated && <Note tone="wait">{t('preview.outdated')}</Note>}
        <WaitReasons view={view} />
        <Warnings view={view} />
        <CountFigures counts={counts} />
        <ConditionChanges view={view} />
        <RowTabs view={view} counts={counts} />
      </Section>
      {needsConfirmation && (
        <Note tone="wait" className={styles.confirm}>
          <Field
            label={t('preview.removes', { count: counts.removed })}
            hint={t('preview.removesHint')}
            error={wrong ? t('preview.removesWrong', { number: String(counts.removed) }) : null}
            required
          >
            <FigureInput value={typed} onChange={setTyped} className={styles.typed} />
          </Field>
        </Note>
      )}
      <FailNote error={apply.error ?? remap.error} />
      <div className={layout.actions}>
        {cancel}
        {mayMove(view, 'remap') && (
          <Button size="md" loading={remap.isPending} onClick={() => remap.mutate(move)}>
            {t('preview.back')}
          </Button>
        )}
        <span className={`${text.s12} ${text.q}`}>
          {writes === 0 ? t('preview.nothing') : t('preview.effect')}
        </span>
        <Button
          type="submit"
          variant="primary"
          size="md"
          className={layout.end}
          disabled={writes === 0 || !mayMove(view, 'apply')}
          loading={apply.isPending}
        >
          {changes > 0 || writes === 0
            ? t('preview.send', { count: changes })
            : t('preview.confirm', { count: counts.same })}
        </Button>
      </div>
    </form>
  );
}
