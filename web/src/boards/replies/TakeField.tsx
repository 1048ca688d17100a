import type { FocusEvent } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import text from '#web/ui/text.module.css';
import styles from './accept/accept.module.css';

interface Props {
  readonly label: string;
  readonly left: number;
  /** Its error; the error for more pieces than are left shows at once without it. */
  readonly error: string | undefined;
  readonly quantity: string;
  readonly onChange: (quantity: string) => void;
  readonly onBlur: (event?: FocusEvent) => void;
  readonly disabled?: boolean;
}

/** Edits the accepted quantity of a line in its cell; the head of the column is its label. */
export function AcceptQuantityField({
  label,
  left,
  error,
  quantity,
  disabled = false,
  ...on
}: Props) {
  const t = useTranslator('boards');
  const format = useFormat();
  const isOver = Number(quantity) > left;
  const violation = isOver ? t('accept.tooMany', { left: format.quantity(left) }) : error;
  return (
    <Field
      label={<span className={text.vh}>{label}</span>}
      error={disabled ? undefined : violation}
      className={styles.take}
    >
      <FigureInput unit={t('pieces')} value={quantity} disabled={disabled} {...on} />
    </Field>
  );
}
