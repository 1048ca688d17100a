import type { ReactNode } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { leftOf } from './accept/accept-form.ts';
import { ReplyLines } from './ReplyLines.tsx';

type Item = Reply['items'][number];

interface Props {
  readonly reply: Reply;
  /** Before the part: the box that takes it. */
  readonly choose?: Column<Item> | undefined;
  /** How much is taken. */
  readonly acceptColumn?: Column<Item> | undefined;
  readonly amount: (item: Item) => ReactNode;
}

/** The quoted items; with `choose` and `take` the poster says what it takes of each. */
export function OfferLines({ reply, choose, acceptColumn, amount }: Props) {
  const t = useTranslator('boards');
  const decimals = columnDecimals(reply.items.map((item) => item.unitPrice));
  const columns: Column<Item>[] = [
    ...(choose ? [choose] : []),
    {
      key: 'model',
      width: '24%',
      head: t('offer.model'),
      cell: (item) => <PartCell item={item} />,
      phone: 'title',
    },
    {
      key: 'condition',
      width: '26%',
      head: t('offer.condition'),
      cell: (item) => <Condition item={item} />,
      phone: 'left',
    },
    {
      key: 'quantity',
      head: t('offer.quantity'),
      cell: (item) => <OfferedCell item={item} />,
      figures: true,
      phone: 'left',
      phoneLabel: t('offer.quantity'),
    },
    {
      key: 'price',
      head: t('offer.price'),
      cell: (item) => <UnitPriceText price={item.unitPrice} decimals={decimals} />,
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
  ];
  return (
    <ReplyLines
      title={t('offer.lines')}
      columns={columns}
      items={reply.items}
      acceptColumn={acceptColumn}
      amount={amount}
    />
  );
}

function PartCell({ item }: { item: Item }) {
  const t = useTranslator('boards');
  const differs = item.offeredModel !== item.model;
  return (
    <>
      <Mpn mpn={item.offeredModel} differsFrom={differs ? item.model : undefined} />
      <CellNote>{item.manufacturer}</CellNote>
      {differs && (
        <CellNote tone="amber">
          {t.parts('offer.asked', { model: <Mpn mpn={item.model} /> })}
        </CellNote>
      )}
      {item.note && <CellNote>{item.note}</CellNote>}
    </>
  );
}

function Condition({ item }: { item: Item }) {
  const facts = useTranslator('order-parts');
  const t = useTranslator('boards');
  const days = t('days', { count: item.warrantyDays });
  const packed = [
    item.dateCode && t('offer.dateCode', { code: item.dateCode }),
    item.packaging && facts(`packaging.${item.packaging}`),
  ].filter(Boolean);
  const promised = [
    t(`leadTime.${item.leadTime}`),
    item.warrantyDays === 0 ? t('offer.noWarranty') : t('offer.warranty', { days }),
  ];
  return (
    <>
      {facts(`condition.${item.condition}`)}
      {packed.length > 0 && <CellNote>{packed.join(t('comma'))}</CellNote>}
      <CellNote>{promised.join(t('comma'))}</CellNote>
    </>
  );
}

function OfferedCell({ item }: { item: Item }) {
  const t = useTranslator('boards');
  const format = useFormat();
  const left = leftOf(item);
  return (
    <>
      <Quantity count={item.quantity} bare />
      {item.taken > 0 && (
        <CellNote>
          {left === 0 ? t('offer.allTaken') : t('offer.left', { left: format.quantity(left) })}
        </CellNote>
      )}
    </>
  );
}
