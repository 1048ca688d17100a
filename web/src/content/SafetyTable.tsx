import { useWords } from '#web/i18n/words.ts';
import { Section } from '#web/ui/Section.tsx';
import { Table } from '#web/ui/Table.tsx';

const rows = ['escrow', 'inspection', 'confirm', 'goods', 'refund', 'sellers'] as const;
type Row = (typeof rows)[number];

/** The statement of the safety guarantee: what, how, by when. */
export function SafetyTable() {
  const t = useWords('content');
  return (
    <Section title={t('safety.title')} aside={t('safety.aside')}>
      <Table<Row>
        label={t('safety.title')}
        rows={rows}
        rowKey={(row) => row}
        columns={[
          {
            key: 'what',
            head: t('safety.what'),
            width: '16%',
            phone: 'title',
            cell: (row) => <b>{t(`safety.${row}.name`)}</b>,
          },
          {
            key: 'how',
            head: t('safety.how'),
            phone: 'wide',
            cell: (row) => t(`safety.${row}.text`),
          },
          {
            key: 'term',
            head: t('safety.term'),
            width: '18%',
            phone: 'value',
            cell: (row) => t(`safety.${row}.term`),
          },
        ]}
      />
    </Section>
  );
}
