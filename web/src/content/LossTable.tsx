import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useFacts } from './use-facts.ts';

const losses = ['fraud', 'parts', 'freight', 'refund', 'proof', 'middle'] as const;
type Loss = (typeof losses)[number];

/** Shows the risks of a usual import, and the safeguards here. */
export function LossTable() {
  const g = useTranslator('content/buyer');
  const facts = useFacts();
  const values = { deposit: facts.deposit, refund: facts.refund };
  return (
    <Section title={g('losses.title')}>
      <Table<Loss>
        label={g('losses.title')}
        rows={losses}
        rowKey={(row) => row}
        columns={[
          {
            key: 'risk',
            head: g('losses.risk'),
            width: '22%',
            phone: 'wide',
            cell: (row) => <b>{g(`losses.${row}.name`)}</b>,
          },
          {
            key: 'usual',
            head: g('losses.usual'),
            width: '30%',
            phone: 'wide',
            phoneLabel: g('losses.usual'),
            cell: (row) => g(`losses.${row}.usual`),
          },
          {
            key: 'here',
            head: g('losses.here'),
            phone: 'wide',
            phoneLabel: g('losses.here'),
            cell: (row) => g(`losses.${row}.here`, values),
          },
        ]}
      />
    </Section>
  );
}
