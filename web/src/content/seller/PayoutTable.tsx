import { wire } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useFees } from '#web/widgets/money/use-fees.ts';
import { exampleRate, type Payout, payoutOf, readRate } from './payout.ts';

const rate = readRate(exampleRate) ?? 0n;
const sizes = [1000_00n, 5000_00n, 20_000_00n, 100_000_00n];

/** Payouts of four sizes of order, worked out: it says the same without the calculator. */
export function PayoutTable() {
  const g = useTranslator('content/seller');
  const format = useFormat();
  const fees = useFees();
  const rows =
    fees === null ? [] : sizes.map((goods) => payoutOf({ goods, kind: 'trade', rate, fees }));
  const usd = (minor: bigint) => <MoneyText money={wire(minor)} bare />;
  const inUsd = (name: string) => (format.lang === 'zh' ? `${name}（USD）` : `${name}, USD`);
  const label = g('payout.table', { rate: format.rate(exampleRate) });
  return (
    <Table<Payout>
      label={label}
      rows={rows}
      rowKey={(row) => `${row.goods}`}
      columns={[
        {
          key: 'goods',
          head: inUsd(g('payout.goods')),
          phone: 'title',
          phoneLabel: g('payout.goods'),
          cell: (row) => usd(row.goods),
        },
        {
          key: 'commission',
          head: inUsd(g('payout.commission')),
          figures: true,
          phone: 'wide',
          phoneLabel: g('payout.commission'),
          cell: (row) => usd(row.commission),
        },
        {
          key: 'received',
          head: inUsd(g('payout.received')),
          figures: true,
          phone: 'wide',
          phoneLabel: g('payout.received'),
          cell: (row) => usd(row.received),
        },
        {
          key: 'fee',
          head: inUsd(g('payout.exchangeFee')),
          figures: true,
          phone: 'wide',
          phoneLabel: g('payout.exchangeFee'),
          cell: (row) => usd(row.exchangeFee),
        },
        {
          key: 'cny',
          head: g('payout.cny'),
          figures: true,
          phone: 'value',
          cell: (row) => <MoneyText money={wire(row.cny, 'CNY')} />,
        },
      ]}
    />
  );
}
