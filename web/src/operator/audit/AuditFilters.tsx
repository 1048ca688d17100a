import type { AuditFilter } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import orders from '../order/orders.module.css';

/** Kinds of records that staff act on, as the log names them. */
const kinds = [
  'order',
  'inspection',
  'report',
  'recharge',
  'withdrawal',
  'exchange',
  'deposit',
  'settlement',
  'case',
  'account',
  'approval',
  'staff',
  'setting',
  'blacklist',
  'notice',
  'page',
  'popular',
  'hotSearch',
  'maker',
  'instrument',
] as const;

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
          ...kinds.map((value) => ({ value, label: value })),
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
