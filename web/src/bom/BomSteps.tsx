import { BOM_FILE_KB, BOM_LINES_MAX, BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import { importExtensions } from '#contract/limits.ts';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Step, Steps } from '#web/ui/layout/Steps.tsx';

const keys = ['upload', 'columns', 'check'] as const;

interface Props {
  /** The step that the reader is at. */
  readonly current: (typeof keys)[number];
  /** Lines that wait for a choice. */
  readonly toChoose?: number | undefined;
}

/** Where a bill stands, from the file to its sending. */
export function BomSteps({ current, toChoose = 0 }: Props) {
  const t = useTranslator('bom');
  const format = useFormat();
  const isVisitor = useSession('member') === null;
  const now = keys.indexOf(current);
  const notes = {
    upload: t('steps.uploadNote', {
      endings: importExtensions.slice(0, 4).join(', ').toUpperCase(),
      mb: (isVisitor ? BOM_VISITOR_KB : BOM_FILE_KB) / 1024,
      rows: format.number(BOM_LINES_MAX, 0),
    }),
    columns: t('steps.columnsNote'),
    check: toChoose > 0 ? t('steps.toChoose', { count: toChoose }) : t('steps.checkNote'),
  };
  const stateOf = (index: number): Step['state'] =>
    index < now ? 'done' : index === now ? 'now' : 'todo';
  return (
    <Steps
      label={t('steps.label')}
      steps={keys.map((key, index) => ({
        key,
        title: t(`steps.${key}`),
        note: notes[key],
        state: stateOf(index),
      }))}
    />
  );
}
