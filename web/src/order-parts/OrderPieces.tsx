import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from './tables.module.css';

type Place = keyof NonNullable<OrderLine['pieces']>;

const always: readonly Place[] = ['shipped', 'received'];
const places: readonly Place[] = [
  'consumed',
  'dispatched',
  'returned',
  'quarantined',
  'scrapped',
  'onShelf',
];

/** Where every piece of every line is; places where no piece is have no column. */
export function OrderPieces({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  if (order.lines.every((line) => line.pieces === null)) return null;
  const counted = order.dock !== null;
  const used = places.filter((place) => order.lines.some((line) => line.pieces?.[place]));
  const visiblePlaces: Place[] = counted ? [...always, ...used] : ['shipped'];
  const columns: Column<OrderLine>[] = [
    {
      key: 'part',
      head: t('lines.part'),
      cell: (line) => <Mpn mpn={line.mpn} />,
      phone: 'wide',
    },
    {
      key: 'ordered',
      head: t('pieces.ordered'),
      cell: (line) => <Quantity count={line.quantity} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('pieces.ordered'),
    },
    ...visiblePlaces.map(
      (place, index): Column<OrderLine> => ({
        key: place,
        head: t(`pieces.${place}`),
        cell: (line) => line.pieces && <Quantity count={line.pieces[place]} bare />,
        figures: true,
        phone: index % 2 === 0 ? 'right' : 'left',
        phoneLabel: t(`pieces.${place}`),
      }),
    ),
  ];
  return (
    <Section title={t('pieces.title')} aside={counted ? t('pieces.aside') : undefined}>
      <div className={styles.frame}>
        <Table
          label={t('pieces.title')}
          columns={columns}
          rows={order.lines}
          rowKey={(line) => line.id}
        />
      </div>
    </Section>
  );
}
