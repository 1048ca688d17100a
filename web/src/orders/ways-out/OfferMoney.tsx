import type { MoneyWire } from '#contract/money-schemas.ts';
import type { OfferMoney as Money, OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './ways-out.module.css';

type Row = readonly [key: string, term: string, money: MoneyWire, total?: true];

/** The money of an offer for its reader, to the cent, as the server answers it. */
export function OfferMoney({ me, money }: { me: OrderView['me']; money: Money }) {
  const t = useTranslator('orders/ways-out');
  const { goods, freight, tests, service, refund, sellerReceives, commission } = money;
  const minus = (amount: MoneyWire): MoneyWire => ({ ...amount, amount: `-${amount.amount}` });
  const ofBuyer: Row[] = [
    ['freight', t('offer.freight'), freight.buyer],
    ['tests', t('offer.tests'), tests.buyer],
    ['service', t('offer.service'), service],
    ['pays', t('offer.pays'), money.buyerPays, true],
  ];
  const ofSeller = (receives: MoneyWire): Row[] => [
    ...(commission ? [['commission', t('offer.commission'), minus(commission)] as const] : []),
    ['service', t('offer.service'), minus(money.sellerService)],
    ['freight', t('offer.freight'), minus(freight.seller)],
    ['tests', t('offer.tests'), minus(tests.seller)],
    ['receives', t(me === 'seller' ? 'offer.receives' : 'offer.receivesSeller'), receives, true],
  ];
  const rows: Row[] = [
    ['goods', t('offer.goods'), goods],
    ...(sellerReceives === null ? ofBuyer : ofSeller(sellerReceives)),
    ['refund', t(me === 'buyer' ? 'offer.refundYou' : 'offer.refund'), refund],
    ['assay', t('offer.testsByAssay'), tests.assay],
  ];
  const items = rows
    .filter(([key, , { amount }, total]) => total || key === 'refund' || isPositive(asCost(amount)))
    .map(
      ([key, term, amount, total]): Definition => ({
        key,
        term,
        value: <MoneyText money={amount} bare />,
        ...(total ? { total } : {}),
      }),
    );
  return (
    <div className={styles.sums}>
      <p className={styles.term}>{t('offer.sums')}</p>
      <DefinitionList sum items={items} />
    </div>
  );
}

const asCost = (amount: string) => ({ amount: amount.replace('-', ''), currency: 'USD' as const });
