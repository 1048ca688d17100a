import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useFees } from '#web/widgets/money/use-fees.ts';
import styles from '../Story.module.css';
import { exampleRate, readRate, salesCosting } from '../seller/payout.ts';
import { useFacts } from '../use-facts.ts';
import { costExample } from './cost-example.ts';

const total = parseMoney(limits.tradeCostYearCny, 'CNY').minor;
const rate = readRate(exampleRate) ?? 0n;

type Line = (typeof costExample)[number];

/** Shows an example of own export's yearly cost, and the sales at which Assay costs as much. */
export function CostExample() {
  const t = useTranslator('content');
  const g = useTranslator('content/seller');
  const format = useFormat();
  const facts = useFacts();
  const fees = useFees();
  const thousands = fees && salesCosting({ cny: total, kind: 'trade', rate, fees });
  const sales = thousands === null ? '–' : facts.whole(`${thousands}000.00`, 'USD');
  const least = facts.whole(limits.tradeCostYearLeastCny, 'CNY');
  return (
    <Section title={g('cost.title')} aside={g('cost.aside')}>
      <div className={styles.beside}>
        <Table<Line>
          label={g('cost.title')}
          rows={costExample}
          rowKey={(row) => row.item}
          columns={[
            {
              key: 'item',
              head: t('common.head.item'),
              phone: 'title',
              cell: (row) => g(`cost.${row.item}`),
            },
            {
              key: 'year',
              head: g('cost.year'),
              figures: true,
              phone: 'value',
              cell: (row) => format.number(row.cny),
            },
          ]}
          foot={
            <tr>
              <td data-phone="title">{g('cost.total')}</td>
              <td data-phone="value" className={styles.sum}>
                {format.number(limits.tradeCostYearCny, 0)}
              </td>
            </tr>
          }
        />
        <div>
          <p className={styles.figureName}>{g('cost.least')}</p>
          <p className={styles.figure}>{least}</p>
          <p className={styles.figureName}>{g('cost.same')}</p>
          <p className={styles.figure}>{sales}</p>
          <p className={styles.foot}>{g('cost.against', { rate: format.rate(exampleRate) })}</p>
        </div>
      </div>
    </Section>
  );
}
