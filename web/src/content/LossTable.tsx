import { useWords } from '#web/i18n/words.ts';
import { Section } from '#web/ui/Section.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useFacts } from './use-facts.ts';

const losses = ['fraud', 'parts', 'freight', 'refund', 'proof', 'middle'] as const;
type Loss = (typeof losses)[number];

/** What a buyer risks in a usual import, and what stops it here. */
export function LossTable() {
  const t = useWords('content');
  const facts = useFacts();
  const values = { deposit: facts.deposit, refund: facts.refund };
  return (
    <Section title={t('buyer.losses.title')}>
      <Table<Loss>
        label={t('buyer.losses.title')}
        rows={losses}
        rowKey={(row) => row}
        columns={[
          {
            key: 'risk',
            head: t('buyer.losses.risk'),
            width: '22%',
            phone: 'wide',
            cell: (row) => <b>{t(`buyer.losses.${row}.name`)}</b>,
          },
          {
            key: 'usual',
            head: t('buyer.losses.usual'),
            width: '30%',
            phone: 'wide',
            phoneLabel: t('buyer.losses.usual'),
            cell: (row) => t(`buyer.losses.${row}.usual`),
          },
          {
            key: 'here',
            head: t('buyer.losses.here'),
            phone: 'wide',
            phoneLabel: t('buyer.losses.here'),
            cell: (row) => t(`buyer.losses.${row}.here`, values),
          },
        ]}
      />
    </Section>
  );
}
