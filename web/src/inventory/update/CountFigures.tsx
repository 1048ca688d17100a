import type { ImportCounts, ImportRowKind } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './update.module.css';

/** Kinds in the order in which they matter. */
export const kinds = ['added', 'changed', 'removed', 'refused', 'same', 'merged'] as const;

/** Kinds that are shown even where there are none. */
const always: readonly ImportRowKind[] = ['added', 'changed', 'removed', 'refused'];

export const visibleKinds = (counts: ImportCounts): readonly ImportRowKind[] =>
  kinds.filter((kind) => counts[kind] > 0 || always.includes(kind));

/** The rows of a file by what becomes of them. */
export function CountFigures({ counts }: { counts: ImportCounts }) {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  return (
    <dl className={styles.counts}>
      <div>
        <dt>{t('count.rows')}</dt>
        <dd>{format.number(counts.rows, 0)}</dd>
      </div>
      {visibleKinds(counts).map((kind) => (
        <div key={kind} data-kind={counts[kind] > 0 ? kind : undefined}>
          <dt>{t(`count.${kind}`)}</dt>
          <dd>{format.number(counts[kind], 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
