import type { ReactNode } from 'react';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { ReplyLines } from '../replies/ReplyLines.tsx';
import { GoodsCondition, GoodsPart } from './DealFacts.tsx';

type Item = Bid['items'][number];

interface Props {
  readonly bid: Bid;
  /** How much is sold, where that is still to be said. */
  readonly acceptColumn?: Column<Item> | undefined;
  readonly amount: (item: Item) => ReactNode;
}

/** The items of a bid beside what is asked for them. */
export function BidLines({ bid, acceptColumn, amount }: Props) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  const decimals = columnDecimals(bid.items.map((item) => item.unitPrice));
  const columns: Column<Item>[] = [
    {
      key: 'model',
      head: t('offer.model'),
      cell: (item) => <GoodsPart item={item} />,
      phone: 'title',
    },
    {
      key: 'state',
      head: t('offer.condition'),
      cell: (item) => <GoodsCondition item={item} />,
      phone: 'left',
    },
    {
      key: 'quantity',
      head: s('compare.quantity'),
      cell: (item) => (
        <>
          <Quantity count={item.quantity} bare />
          {item.taken > 0 && (
            <CellNote>
              {item.taken === item.quantity
                ? t('offer.allTaken')
                : t('offer.left', { left: format.quantity(item.left) })}
            </CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'left',
      phoneLabel: s('compare.quantity'),
    },
    {
      key: 'bid',
      head: s('bidDetail.bid'),
      cell: (item) => (
        <>
          <UnitPriceText price={item.unitPrice} decimals={decimals} />
          {item.asking && <CellNote>{s('asked', { price: item.asking })}</CellNote>}
        </>
      ),
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
  ];
  return (
    <ReplyLines
      title={s('bidDetail.lines')}
      columns={columns}
      items={bid.items}
      acceptColumn={acceptColumn}
      amount={amount}
    />
  );
}
