import type { CalendarDay } from '#contract/settings/setting-schemas.ts';
import { CALENDAR_DAYS_MOST } from '#contract/settings/settings.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { DaysText } from './DaysText.tsx';
import styles from './settings.module.css';

interface Props {
  readonly days: readonly CalendarDay[];
  /** The days of now: of these, those that have passed stay as they are. */
  readonly current: readonly CalendarDay[];
  readonly error: (field: string) => string | undefined;
  readonly onLeave: (field: string) => void;
  readonly onChange: (days: CalendarDay[]) => void;
}

/** Types the days on which desks work otherwise than the public calendar says. */
export function DaysInput({ days, current, error, onLeave, onChange }: Props) {
  const t = useTranslator('operator/settings');
  const today = formatDay(new Date().toISOString());
  const passed = current.filter(({ day }) => day < today);
  const isPassed = (one: CalendarDay) => passed.some(({ day }) => day === one.day);
  const set = (index: number, change: Partial<CalendarDay>) =>
    onChange(days.map((one, place) => (place === index ? { ...one, ...change } : one)));
  const text = (index: number, field: 'day' | 'reason') => ({
    name: `${field}-${index}`,
    value: days[index]?.[field] ?? '',
    onChange: (typed: string) => set(index, { [field]: typed }),
    onBlur: () => onLeave(`exceptions.${index}.${field}`),
  });
  const whole = error('exceptions');
  return (
    <Field label={t('field.exceptions')} group error={whole}>
      {passed.length > 0 && (
        <p className={styles.quiet}>
          <DaysText days={passed} />
        </p>
      )}
      <ol className={styles.days}>
        {days.map((one, index) =>
          isPassed(one) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            <li key={index}>
              <Field label={t('calendar.day')} required error={error(`exceptions.${index}.day`)}>
                <TextInput type="date" min={today} {...text(index, 'day')} />
              </Field>
              <Field label={t('calendar.as')} required>
                <Select
                  name={`kind-${index}`}
                  value={one.kind}
                  options={(['off', 'working'] as const).map((kind) => ({
                    value: kind,
                    label: t(`calendar.kind.${kind}`),
                  }))}
                  onChange={(kind) => set(index, { kind })}
                />
              </Field>
              <Field
                label={t('calendar.reason')}
                required
                error={error(`exceptions.${index}.reason`)}
              >
                <TextInput maxLength={120} {...text(index, 'reason')} />
              </Field>
              <Button
                size="sm"
                aria-label={t('calendar.removeOne', { day: one.day })}
                onClick={() => onChange(days.filter((_, place) => place !== index))}
              >
                {t('calendar.remove')}
              </Button>
            </li>
          ),
        )}
      </ol>
      {days.length < CALENDAR_DAYS_MOST && (
        <div>
          <Button
            size="sm"
            onClick={() => onChange([...days, { day: '', kind: 'off', reason: '' }])}
          >
            {t('calendar.add')}
          </Button>
        </div>
      )}
    </Field>
  );
}
