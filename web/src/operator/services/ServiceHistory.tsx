import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { RevisionNote } from '../publish/RevisionNote.tsx';
import type { Edited } from './ServiceEditor.tsx';

/** Every published revision; any of them can be taken into the draft again. */
export function ServiceHistory(props: {
  service: Edited;
  onRestore: (content: ServiceContent) => void;
}) {
  const t = useTranslator('operator/services');
  const goods = useTranslator('order-parts/goods');
  const format = useFormat();
  const { service, onRestore } = props;
  const pricesText = ({ tests }: ServiceContent) =>
    tests
      .map(({ test, price, days }) =>
        t('sold', {
          test: goods(`test.${test}`),
          price: format.money({ amount: price, currency: 'USD' }),
          count: days,
        }),
      )
      .join(' · ');
  return (
    <Section title={t('history')} aside={`${service.history.length}`}>
      <Table
        middle
        label={t('history')}
        rows={service.history}
        rowKey={(row) => `${row.number}`}
        empty={<Empty title={t('noHistory')} />}
        columns={[
          {
            key: 'number',
            head: t('revisionHead'),
            phone: 'title',
            cell: (row) => (
              <>
                {t('revision', { number: row.number })}
                <CellNote>
                  <RevisionNote revision={row} />
                </CellNote>
              </>
            ),
          },
          { key: 'sold', head: t('tests'), phone: 'wide', cell: (row) => pricesText(row.content) },
          { key: 'author', head: t('author'), cell: (row) => row.author },
          { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.at} /> },
          {
            key: 'take',
            head: t('take'),
            action: true,
            cell: (row) => (
              <Button
                size="xs"
                aria-label={`${t('take')}: ${t('revision', { number: row.number })}`}
                onClick={() => onRestore(row.content)}
              >
                {t('take')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}
