import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from './tables.module.css';

/** Shows the ordered lines, with the quantity that is kept of each once it is known. */
export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const decimals = columnDecimals(order.lines.map((line) => line.unitPrice));
  const columns: Column<OrderLine>[] = [
    {
      key: 'part',
      head: t('lines.part'),
      cell: (line) => <PartCell line={line} />,
      phone: 'title',
    },
    {
      key: 'manufacturer',
      head: t('lines.manufacturer'),
      cell: (line) => line.manufacturer,
      phone: 'wide',
    },
    {
      key: 'condition',
      head: t('lines.condition'),
      cell: (line) => <ConditionCell line={line} />,
      phone: 'wide',
    },
    {
      key: 'quantity',
      head: t('lines.quantity'),
      cell: (line) => (
        <AcceptedQuantity line={line} isPaid={/[1-9]/.test(order.sums.refunded.amount)} />
      ),
      figures: true,
      phone: 'left',
      phoneLabel: t('lines.quantity'),
    },
    {
      key: 'price',
      head: t('lines.unitPrice'),
      cell: (line) => <UnitPriceText price={line.unitPrice} decimals={decimals} />,
      figures: true,
      phone: 'right',
    },
    {
      key: 'amount',
      head: t('lines.amount'),
      cell: (line) => <MoneyText money={line.amount} bare />,
      figures: true,
      phone: 'value',
    },
  ];
  return (
    <Section title={t('lines.title')}>
      <div className={styles.frame}>
        <Table
          label={t('lines.title')}
          columns={columns}
          rows={order.lines}
          rowKey={(line) => line.id}
        />
      </div>
    </Section>
  );
}

function PartCell({ line }: { line: OrderLine }) {
  const t = useTranslator('order-parts');
  const facts = [
    line.dateCode && t('lines.dateCode', { code: line.dateCode }),
    line.lotCode && t('lines.lotCode', { code: line.lotCode }),
    line.packaging && t(`packaging.${line.packaging}`),
  ].filter(Boolean);
  return (
    <>
      <Mpn mpn={line.mpn} />
      {facts.length > 0 && <CellNote>{facts.join(t('inspection.join'))}</CellNote>}
    </>
  );
}

function ConditionCell({ line }: { line: OrderLine }) {
  const t = useTranslator('order-parts');
  return (
    <>
      {t(`condition.${line.condition}`)}
      {line.warrantyDays > 0 && (
        <CellNote>{t('lines.warranty', { count: line.warrantyDays })}</CellNote>
      )}
    </>
  );
}

/** The ordered quantity; below it what is kept, and what is refunded or still to be refunded. */
function AcceptedQuantity({ line, isPaid }: { line: OrderLine; isPaid: boolean }) {
  const t = useTranslator('order-parts');
  const format = useFormat();
  const refunded = line.refund !== null && /[1-9]/.test(line.refund.amount);
  return (
    <>
      <Quantity count={line.quantity} bare />
      {line.acceptedQuantity !== null && line.acceptedQuantity !== line.quantity && (
        <CellNote tone="amber">
          {t('lines.accepted', { pieces: line.acceptedQuantity, ordered: line.quantity })}
        </CellNote>
      )}
      {refunded && line.refund && (
        <CellNote>
          {t(isPaid ? 'lines.refund' : 'lines.refundDue', { money: format.money(line.refund) })}
        </CellNote>
      )}
    </>
  );
}
