import type { QueueFilter } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';

export const claimedChoices = ['any', 'mine', 'nobody'] as const;

/** Chooses whose work a list shows: anybody's, the reader's, or nobody's. */
export function ClaimedSelect(props: {
  value: QueueFilter['claimed'];
  onChange: (claimed: QueueFilter['claimed']) => void;
}) {
  const t = useTranslator('widgets/tasks');
  return (
    <Select
      aria-label={t('who')}
      value={props.value}
      options={claimedChoices.map((value) => ({ value, label: t(value) }))}
      onChange={props.onChange}
    />
  );
}
