import { auditedKinds } from '#contract/operator/constants.ts';
import type { AuditFilter } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import orders from '../order/orders.module.css';

type Filter = Pick<AuditFilter, 'onKind' | 'from' | 'to'>;

/** The filter that leaves the whole log. */
export const WHOLE_LOG: Filter = { onKind: '', from: '', to: '' };

/** Narrows the log to a kind of record and to days. */
export function AuditFilters(props: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { filter, onChange } = props;
  const t = useTranslator('operator/audit');
  return (
    <>
      <Select<string>
        className={orders.choice}
        aria-label={t('kind')}
        value={filter.onKind === '' ? 'all' : filter.onKind}
        options={[
          { value: 'all', label: t('allKinds') },
          ...auditedKinds.map((value) => ({ value, label: t(`record.${value}`) })),
        ]}
        onChange={(kind) => onChange({ ...filter, onKind: kind === 'all' ? '' : kind })}
      />
      <TextInput
        type="date"
        className={orders.choice}
        aria-label={t('fromDay')}
        title={t('fromDay')}
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <TextInput
        type="date"
        className={orders.choice}
        aria-label={t('toDay')}
        title={t('toDay')}
        value={filter.to}
        onChange={(to) => onChange({ ...filter, to })}
      />
    </>
  );
}
