import { wire } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import type { Payout } from './payout.ts';

/** A payout as a sum: what is taken off, what goes into the wallet, what arrives in RMB. */
export function PayoutLines({ payout }: { payout: Payout }) {
  const g = useTranslator('content/seller');
  const usd = (minor: bigint) => <MoneyText money={wire(minor)} />;
  return (
    <DefinitionList
      sum
      items={[
        { key: 'goods', term: g('payout.goods'), value: usd(payout.goods) },
        {
          key: 'commission',
          term: g('payout.commission'),
          value: usd(-payout.commission),
        },
        { key: 'received', term: g('payout.received'), value: usd(payout.received) },
        { key: 'fee', term: g('payout.exchangeFee'), value: usd(-payout.exchangeFee) },
        {
          key: 'cny',
          term: g('payout.cny'),
          value: <MoneyText money={wire(payout.cny, 'CNY')} />,
          total: true,
        },
      ]}
    />
  );
}
