import { useId } from 'react';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import text from '#web/ui/text.module.css';
import { grades, gradeZone } from '#web/widgets/parts/GradeCells.tsx';
import styles from '../bench.module.css';

/** Seven grades, each with what it means; those that the verdict may not carry are off. */
export function GradePicker(props: {
  value: Grade | '';
  may: (grade: Grade) => boolean;
  onChange: (grade: Grade) => void;
}) {
  const t = useTranslator('operator');
  const parts = useTranslator('widgets');
  const name = useId();
  return (
    <div className={styles.grades} role="radiogroup" aria-label={t('bench.grade')}>
      {grades.map((grade) => (
        <label
          key={grade}
          data-zone={gradeZone(grade)}
          className={cx(grade === props.value && styles.chosen, !props.may(grade) && styles.off)}
        >
          <b>{grade}</b>
          {parts(`gradeName.${grade}`)}
          <input
            type="radio"
            name={name}
            className={text.vh}
            checked={grade === props.value}
            disabled={!props.may(grade)}
            onChange={() => props.onChange(grade)}
          />
        </label>
      ))}
    </div>
  );
}
