import type { AppointmentState } from '#contract/appointments/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Readonly<Record<AppointmentState, TagTone>> = {
  booked: 'none',
  late: 'wait',
  arrived: 'ink',
  // Over because its goods were received, or because the dock says so: the history tells.
  received: 'none',
  missed: 'fail',
  cancelled: 'none',
};

/** The state of an appointment in words and tone. */
export function AppointmentTag({ state }: { state: AppointmentState }) {
  const t = useTranslator('order-parts/appointment');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
