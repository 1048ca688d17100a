import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useFacts } from '../use-facts.ts';

const costs = ['goods', 'tests', 'freight', 'service', 'free'] as const;
type Cost = (typeof costs)[number];

/** Shows a buyer's costs, and the refund of each where nothing of the order is kept. */
export function BuyerCosts() {
  const t = useTranslator('content');
  const g = useTranslator('content/buyer');
  const facts = useFacts();
  return (
    <Section title={g('costs.title')} aside={g('costs.aside')}>
      <Table<Cost>
        label={g('costs.title')}
        rows={costs}
        rowKey={(row) => row}
        columns={[
          {
            key: 'item',
            head: t('common.head.item'),
            width: '22%',
            phone: 'wide',
            cell: (row) => <b>{g(`costs.${row}.name`)}</b>,
          },
          {
            key: 'amount',
            head: t('common.head.amount'),
            phone: 'wide',
            cell: (row) => g(`costs.${row}.text`, { freight: facts.freight }),
          },
          {
            key: 'back',
            head: t('common.head.ifNone'),
            width: '22%',
            phone: 'wide',
            phoneLabel: t('common.head.ifNone'),
            cell: (row) => g(`costs.${row}.back`),
          },
        ]}
      />
    </Section>
  );
}
