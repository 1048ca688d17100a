import { wire } from '#contract/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Table } from '#web/ui/Table.tsx';
import { exampleRate, type Payout, payoutOf, readRate } from './payout.ts';

const rate = readRate(exampleRate) ?? 0n;
const rows = [1000_00n, 5000_00n, 20_000_00n, 100_000_00n].map((goods) =>
  payoutOf({ goods, kind: 'trade', rate }),
);

/** Payouts of four sizes of order, worked out: it says the same without the calculator. */
export function PayoutTable() {
  const t = useWords('content');
  const format = useFormat();
  const usd = (minor: bigint) => <MoneyText money={wire(minor)} bare />;
  const label = t('seller.payout.table', { rate: format.rate(exampleRate) });
  return (
    <Table<Payout>
      label={label}
      rows={rows}
      rowKey={(row) => `${row.goods}`}
      columns={[
        {
          key: 'goods',
          head: `${t('seller.payout.goods')}, USD`,
          figures: true,
          phone: 'wide',
          phoneLabel: t('seller.payout.goods'),
          cell: (row) => usd(row.goods),
        },
        {
          key: 'commission',
          head: `${t('seller.payout.commission')}, USD`,
          figures: true,
          phone: 'wide',
          phoneLabel: t('seller.payout.commission'),
          cell: (row) => usd(row.commission),
        },
        {
          key: 'received',
          head: `${t('seller.payout.received')}, USD`,
          figures: true,
          phone: 'wide',
          phoneLabel: t('seller.payout.received'),
          cell: (row) => usd(row.received),
        },
        {
          key: 'fee',
          head: `${t('seller.payout.exchangeFee')}, USD`,
          figures: true,
          phone: 'wide',
          phoneLabel: t('seller.payout.exchangeFee'),
          cell: (row) => usd(row.exchangeFee),
        },
        {
          key: 'cny',
          head: `${t('seller.payout.cny')}`,
          figures: true,
          phone: 'wide',
          phoneLabel: t('seller.payout.cny'),
          cell: (row) => <MoneyText money={wire(row.cny, 'CNY')} />,
        },
      ]}
    />
  );
}
