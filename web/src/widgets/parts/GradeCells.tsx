import type { Grade } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '../../i18n/translator.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './GradeCells.module.css';

export const grades: readonly Grade[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** A to C pass, D by agreement, E to G fail. */
export function gradeZone(grade: Grade): 'pass' | 'agreed' | 'fail' {
  if (grade <= 'C') return 'pass';
  return grade === 'D' ? 'agreed' : 'fail';
}

const marks = { pass: undefined, agreed: styles.onAgreed, fail: styles.onFail };

/** Seven cells A to G; the awarded one is struck. */
export function GradeCells({ grade, small }: { grade: Grade | null; small?: boolean }) {
  const t = useTranslator('widgets');
  return (
    <span
      className={cx(styles.cells, small && styles.small)}
      role="img"
      aria-label={t('gradeLabel', { grade: grade ?? '–' })}
    >
      {grades.map((one) => (
        <i key={one} className={one === grade ? styles[gradeZone(one)] : undefined}>
          {one}
        </i>
      ))}
    </span>
  );
}

/** One grade in a framed cell: beside a verdict in a table row. */
export function GradeMark({ grade }: { grade: Grade }) {
  return <span className={cx(styles.mark, marks[gradeZone(grade)])}>{grade}</span>;
}
