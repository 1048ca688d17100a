import { standardPayers } from '#contract/orders/terms.ts';
import type { Payer } from '#contract/orders/terms-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { useFeeTexts } from '#web/widgets/money/use-fees.ts';
import { useFacts } from '../use-facts.ts';

const items = ['goods', 'tests', 'freight', 'commission', 'service', 'exchange'] as const;
type Item = (typeof items)[number];

/** Who pays what by the standard terms, and what holds where nothing of an order is kept. */
export function SafetyPayers() {
  const t = useTranslator('content');
  const g = useTranslator('content/safety');
  const facts = useFacts();
  const fees = useFeeTexts();
  const payer = (party: Payer) => g(`payers.who.${party}`);
  const values = {
    pass: payer(standardPayers.testsOnPass),
    fail: payer(standardPayers.testsOnFail),
    freight: facts.freight,
    trade: fees.trade,
    agent: fees.agent,
    fee: fees.exchange,
  };
  return (
    <Section title={g('payers.title')} aside={g('payers.aside')}>
      <Table<Item>
        label={g('payers.title')}
        rows={items}
        rowKey={(row) => row}
        columns={[
          {
            key: 'item',
            head: t('common.head.item'),
            width: '20%',
            phone: 'wide',
            cell: (row) => <b>{g(`payers.${row}.name`)}</b>,
          },
          {
            key: 'who',
            head: g('payers.head'),
            phone: 'wide',
            cell: (row) => g(`payers.${row}.who`, values),
          },
          {
            key: 'none',
            head: t('common.head.ifNone'),
            width: '24%',
            phone: 'wide',
            phoneLabel: t('common.head.ifNone'),
            cell: (row) => g(`payers.${row}.none`),
          },
        ]}
      />
    </Section>
  );
}
