import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import text from '#web/ui/text.module.css';
import styles from './inventory.module.css';
import type { LineProps } from './LineFields.tsx';
import { type BreakDraft, withBreak } from './stock-form.ts';

/** The least that is sold, and lower prices from larger numbers on. */
export function BreakFields({ line, form, onChange }: LineProps) {
  const t = useTranslator('inventory');
  const path = (field: string) => `${line.key}.${field}`;
  const set = (i: number, part: Partial<BreakDraft>) =>
    onChange({
      breaks: line.breaks.map((one, index) => (index === i ? { ...one, ...part } : one)),
    });
  const whole = form.error(path('priceBreaks'));
  return (
    <div className={styles.breaks}>
      <Field label={t('add.moq')} error={form.error(path('moq'))} className={styles.moq}>
        <FigureInput
          value={line.moq}
          placeholder="1"
          onChange={(moq) => onChange({ moq })}
          onBlur={form.left(path('moq'))}
        />
      </Field>
      {line.breaks.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price break is known by its place alone.
        <div key={i} className={styles.break}>
          <Field
            label={t('add.breakFrom', { row: i + 1 })}
            error={form.error(path(`breaks.${i}.quantity`))}
          >
            <FigureInput
              value={one.quantity}
              onChange={(quantity) => set(i, { quantity })}
              onBlur={form.left(path(`breaks.${i}.quantity`))}
            />
          </Field>
          <Field label={t('add.breakPrice')} error={form.error(path(`breaks.${i}.unitPrice`))}>
            <FigureInput
              decimals={5}
              unit="USD"
              value={one.unitPrice}
              onChange={(unitPrice) => set(i, { unitPrice })}
              onBlur={form.left(path(`breaks.${i}.unitPrice`))}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('add.breakRemove', { row: i + 1 })}
            onClick={() => onChange({ breaks: line.breaks.filter((_, index) => index !== i) })}
          />
        </div>
      ))}
      <Button
        size="xs"
        icon="plus"
        disabled={line.breaks.length >= limits.priceBreaksMax}
        onClick={() => onChange(withBreak(line))}
      >
        {t('add.breakMore')}
      </Button>
      {whole !== undefined && (
        <p role="alert" className={`${text.s12} ${text.red} ${styles.breaksFault}`}>
          {whole}
        </p>
      )}
    </div>
  );
}
