import type { Closure } from '#contract/settings/setting-schemas.ts';
import { CLOSURES_MOST } from '#contract/settings/settings.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './settings.module.css';

interface Props {
  readonly closures: readonly Closure[];
  readonly error: (field: string) => string | undefined;
  readonly onLeave: (field: string) => void;
  readonly onChange: (closures: Closure[]) => void;
}

/** Types the working days on which the dock takes no appointments. */
export function ClosuresInput({ closures, error, onLeave, onChange }: Props) {
  const t = useTranslator('operator/settings');
  const text = (index: number, field: 'day' | 'reason') => ({
    name: `closure-${field}-${index}`,
    value: closures[index]?.[field] ?? '',
    onChange: (typed: string) =>
      onChange(closures.map((one, place) => (place === index ? { ...one, [field]: typed } : one))),
    onBlur: () => onLeave(`closures.${index}.${field}`),
  });
  return (
    <Field label={t('field.closures')} group error={error('closures')}>
      <ol className={styles.days}>
        {closures.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={index}>
            <Field label={t('calendar.day')} required error={error(`closures.${index}.day`)}>
              <TextInput type="date" {...text(index, 'day')} />
            </Field>
            <Field label={t('calendar.reason')} required error={error(`closures.${index}.reason`)}>
              <TextInput maxLength={120} {...text(index, 'reason')} />
            </Field>
            <Button
              size="sm"
              aria-label={t('calendar.removeOne', { day: one.day })}
              onClick={() => onChange(closures.filter((_, place) => place !== index))}
            >
              {t('calendar.remove')}
            </Button>
          </li>
        ))}
      </ol>
      {closures.length < CLOSURES_MOST && (
        <div>
          <Button size="sm" onClick={() => onChange([...closures, { day: '', reason: '' }])}>
            {t('calendar.add')}
          </Button>
        </div>
      )}
    </Field>
  );
}
