import { useWords } from '#web/i18n/words.ts';
import { Section } from '#web/ui/Section.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useFacts } from './use-facts.ts';

const losses = ['fraud', 'parts', 'freight', 'refund', 'proof', 'middle'] as const;
type Loss = (typeof losses)[number];

/** What a buyer risks in a usual import, and what stops it here. */
export function LossTable() {
  const g = useWords('guide');
  const facts = useFacts();
  const values = { deposit: facts.deposit, refund: facts.refund };
  return (
    <Section title={g('buyer.losses.title')}>
      <Table<Loss>
        label={g('buyer.losses.title')}
        rows={losses}
        rowKey={(row) => row}
        columns={[
          {
            key: 'risk',
            head: g('buyer.losses.risk'),
            width: '22%',
            phone: 'wide',
            cell: (row) => <b>{g(`buyer.losses.${row}.name`)}</b>,
          },
          {
            key: 'usual',
            head: g('buyer.losses.usual'),
            width: '30%',
            phone: 'wide',
            phoneLabel: g('buyer.losses.usual'),
            cell: (row) => g(`buyer.losses.${row}.usual`),
          },
          {
            key: 'here',
            head: g('buyer.losses.here'),
            phone: 'wide',
            phoneLabel: g('buyer.losses.here'),
            cell: (row) => g(`buyer.losses.${row}.here`, values),
          },
        ]}
      />
    </Section>
  );
}
