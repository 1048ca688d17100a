import type { BuyerRequest, EnquiryLine } from '#contract/enquiries/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Column } from '#web/ui/table/Table.tsx';
import { columnDecimals } from '#web/widgets/money/UnitPriceText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { Goods, Lab, LeadTimeCell, Price, Seller, Stock } from './QuoteCells.tsx';

/** Returns the columns that show the quotes for a line, the cheapest of which lead. */
export function useQuotedColumns(
  line: EnquiryLine,
  requests: readonly BuyerRequest[],
): readonly Column<BuyerRequest>[] {
  const t = useTranslator('enquiries');
  const live = requests.filter((one) => one.state === 'quoted');
  const decimals = columnDecimals(requests.flatMap((one) => one.atQuantity?.unitPrice ?? []));
  const lowest = live.length > 1 ? live[0] : undefined;
  return [
    {
      key: 'seller',
      head: t('quote.seller'),
      width: '14%',
      cell: (one) => <Seller request={one} />,
      phone: 'title',
    },
    {
      key: 'price',
      head: t('quote.price'),
      width: '11%',
      cell: (one) => <Price {...{ line, request: one, decimals, isLowest: one === lowest }} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'quantity',
      head: t('quote.quantity'),
      width: '10%',
      cell: (one) => <Stock line={line} request={one} />,
      figures: true,
      phone: 'right',
      phoneLabel: t('quote.quantity'),
    },
    {
      key: 'goods',
      head: t('quote.condition'),
      width: '13%',
      cell: (one) => <Goods line={line} request={one} />,
      phone: 'left',
    },
    {
      key: 'lead',
      head: t('quote.lead'),
      width: '10%',
      cell: (one) => <LeadTimeCell request={one} />,
      phone: 'right',
    },
    {
      key: 'until',
      head: t('quote.until'),
      width: '9%',
      cell: (one) => one.quote && <DateTime at={one.quote.validUntil} form="day" />,
      phone: 'left',
      phoneLabel: t('quote.until'),
    },
    {
      key: 'lab',
      head: t('quote.lab'),
      width: '7%',
      cell: (one) => <Lab request={one} />,
      phone: 'right',
      phoneLabel: t('quote.lab'),
    },
  ];
}
