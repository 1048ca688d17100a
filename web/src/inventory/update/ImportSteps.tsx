import type { ImportView } from '#contract/inventory/import-schemas.ts';
import type { ImportState } from '#contract/inventory/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { sizeText } from '#web/ui/form/FileField.tsx';
import { type Step, Steps } from '#web/ui/layout/Steps.tsx';

const keys = ['upload', 'columns', 'check', 'write'] as const;

/** The step that a state belongs to. */
const stepOf: Record<ImportState, number> = {
  uploaded: 0,
  mapping: 1,
  reading: 2,
  preview: 2,
  applying: 3,
  done: 4,
  undoing: 4,
  undone: 4,
  failed: 0,
  cancelled: 0,
};

/** Where an import stands, from the file to the stock. */
export function ImportSteps({ view }: { view: ImportView }) {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  const { state, counts } = view;
  const failedAt = counts !== null ? 3 : view.mapping !== null && view.mode !== null ? 2 : 0;
  const current = state === 'failed' ? failedAt : stepOf[state];
  const notes: Record<(typeof keys)[number], string> = {
    upload: sizeText(view.fileBytes),
    columns: t('steps.columnsNote'),
    check: counts === null ? t('steps.checkNote') : t('steps.rows', { count: counts.rows }),
    write: view.mode === null ? t('steps.writeNote') : t(`mode.${view.mode}`),
  };
  const stateOf = (index: number): Step['state'] => {
    if (index < current) return 'done';
    if (index > current) return 'todo';
    return state === 'failed' ? 'fail' : 'now';
  };
  return (
    <Steps
      label={t('steps.label', {
        count: keys.length,
        at: format.number(Math.min(current + 1, 4), 0),
      })}
      steps={keys.map((key, index) => ({
        key,
        title: t(`steps.${key}`),
        note: notes[key],
        state: stateOf(index),
      }))}
    />
  );
}
