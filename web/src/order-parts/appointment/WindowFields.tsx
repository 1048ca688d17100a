import type { DockWindow } from '#contract/appointments/schemas.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Note } from '#web/ui/Note.tsx';
import { daysWith, spanOf, windowsOn } from './windows.ts';

interface Props {
  readonly windows: readonly DockWindow[];
  /** The room that the load takes, in parcels. */
  readonly room: number;
  /** The instant at which the chosen window begins; empty while none is chosen. */
  readonly startsAt: string;
  readonly error: string | null | undefined;
  readonly onChange: (startsAt: string) => void;
}

/** Chooses a day and a window of it that has room; full ones are shown and cannot be chosen. */
export function WindowFields({ windows, room, startsAt, error, onChange }: Props) {
  const t = useTranslator('order-parts/appointment');
  const format = useFormat();
  const firstFree = windows.find(({ free }) => free >= room);
  if (firstFree === undefined) return <Note tone="wait">{t('noRoom')}</Note>;
  const chosen = windows.find((window) => window.startsAt === startsAt) ?? firstFree;
  const day = formatDay(chosen.startsAt);
  const pick = (wanted: string) =>
    onChange(windowsOn(windows, wanted).find(({ free }) => free >= room)?.startsAt ?? '');
  return (
    <>
      <Field label={t('day')} required>
        <Select
          name="day"
          value={day}
          options={daysWith(windows).map((value) => ({
            value,
            label: format.prose(`${value}T12:00:00+08:00`, { time: false }),
            disabled: windowsOn(windows, value).every(({ free }) => free < room),
          }))}
          onChange={pick}
        />
      </Field>
      <Field label={t('window')} required error={error} hint={t('zone')}>
        <Select
          name="startsAt"
          value={startsAt}
          placeholder={t('choose')}
          options={windowsOn(windows, day).map((window) => ({
            value: window.startsAt,
            label:
              window.free < room
                ? t('full', { span: spanOf(window) })
                : t('free', { span: spanOf(window), count: window.free }),
            disabled: window.free < room,
          }))}
          onChange={onChange}
        />
      </Field>
    </>
  );
}
