import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Column } from '#web/ui/table/Table.tsx';
import { ItemsTable } from '../posts/ItemsTable.tsx';

interface Props<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly columns: readonly Column<Item>[];
  /** How much is accepted, where that is still to be said. */
  readonly acceptColumn?: Column<Item> | undefined;
  readonly amount: (item: Item) => ReactNode;
}

/** The items of a quote or a bid, each with its amount at the end. */
export function ReplyLines<Item extends { readonly id: string }>(props: Props<Item>) {
  const { title, items, columns, acceptColumn, amount } = props;
  const t = useTranslator('boards');
  return (
    <ItemsTable
      title={title}
      columns={[
        ...columns,
        ...(acceptColumn ? [acceptColumn] : []),
        {
          key: 'amount',
          head: t('offer.amount'),
          cell: amount,
          figures: true,
          phone: 'right',
          phoneLabel: t('offer.amount'),
        },
      ]}
      items={items}
      filled={acceptColumn !== undefined}
    />
  );
}
