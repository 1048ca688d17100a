import { useState } from 'react';
import { importUndo } from '#contract/inventory/calls.ts';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ConditionChanges } from './ConditionChanges.tsx';
import { CountFigures } from './CountFigures.tsx';
import { RowTabs } from './RowTabs.tsx';
import { mayMove, useChanged } from './use-import.ts';
import { ProblemPlace, Warnings } from './Warnings.tsx';

const tones = { done: 'pass', undone: 'info', failed: 'fail', cancelled: 'info' } as const;

interface Props {
  readonly view: ImportView;
  readonly state: keyof typeof tones;
}

/** How an import ended, what it did, and the way on. */
export function ImportEnd({ view, state }: Props) {
  const t = useTranslator('inventory/update');
  const { counts, problem } = view;
  return (
    <div className={layout.sections}>
      <Note tone={tones[state]}>
        {state === 'failed' && problem ? (
          <>
            {t('end.failed')} {problem.message} <ProblemPlace problem={problem} />
          </>
        ) : (
          t(`end.${state}`)
        )}{' '}
        {state === 'done' && view.undoUntil && t('end.until', { at: formatStamp(view.undoUntil) })}
      </Note>
      {state === 'done' && problem && <Note tone="wait">{problem.message}</Note>}
      {counts && state !== 'cancelled' && (
        <Section title={t('end.title')} aside={view.mode && t(`mode.${view.mode}`)}>
          <Warnings view={view} />
          <CountFigures counts={counts} />
          <ConditionChanges view={view} />
          <RowTabs view={view} counts={counts} />
        </Section>
      )}
      <div className={layout.actions}>
        <Undo view={view} />
        <ButtonLink size="md" to="/seller-inventory-update">
          {t('end.another')}
        </ButtonLink>
        <ButtonLink size="md" variant="primary" className={layout.end ?? ''} to="/seller-inventory">
          {t('end.stock')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Puts the stock back as it was, after saying what that means. */
function Undo({ view }: { view: ImportView }) {
  const t = useTranslator('inventory/update');
  const [isOpen, setOpen] = useState(false);
  const changed = useChanged(view.id);
  const undo = useCommand(importUndo, {
    changes: [],
    onDone: (next) => {
      setOpen(false);
      changed(next);
    },
    onFail: () => changed(),
  });
  const isNow = view.undoUntil !== null && Date.parse(view.undoUntil) > Date.now();
  if (!mayMove(view, 'undo') || !isNow || view.counts === null) return null;
  const { added, changed: altered, removed } = view.counts;
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {t('undo.action')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('undo.title')}
        onClose={() => setOpen(false)}
        busy={undo.isPending}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('undo.keep')}</Button>
            <Button
              variant="danger"
              loading={undo.isPending}
              onClick={() => undo.mutate({ id: view.id, version: view.version })}
            >
              {t('undo.action')}
            </Button>
          </>
        }
      >
        <p>{t('undo.text', { added, changed: altered, removed })}</p>
        <FailNote error={undo.error} />
      </Dialog>
    </>
  );
}
