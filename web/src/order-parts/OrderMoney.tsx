import type { MoneyWire } from '#contract/money-schemas.ts';
import { moneyPlace, releaseMoment } from '#contract/orders/money/money-place.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { GoldFingers } from '#web/ui/Fingers.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { barWeight } from '#web/widgets/money/bar-weight.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { isPositive } from './is-positive.ts';
import styles from './OrderMoney.module.css';

/** The sums of an order: what is held, what was paid, what left escrow and what the seller gets. */
export function OrderMoney({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const when = useRelease(order);
  const gap = t.lang === 'zh' ? '' : ' ';
  const { sums } = order;
  const held = isPositive(sums.held);
  const paid =
    held || isPositive(sums.released) || isPositive(sums.refunded) || order.parent !== null;
  const figure = (money: MoneyWire) => <MoneyText money={money} bare />;
  const services = (['tests', 'freight', 'service'] as const).filter((key) =>
    isPositive(sums[key]),
  );
  const items: Definition[] = [
    ...order.lines.map((line) => ({
      key: line.id,
      term: <Mpn mpn={line.mpn} />,
      value: figure(line.amount),
    })),
    ...services.map((key) => ({ key, term: t(`money.${key}`), value: figure(sums[key]) })),
    {
      key: 'total',
      term: t(paid ? 'money.paidTotal' : 'money.total'),
      value: figure(sums.total),
      total: true,
    },
  ];
  return (
    <Section
      title={t('money.title')}
      action={
        held && (
          <span className={styles.held}>
            <GoldFingers />
            {t('money.held')}
          </span>
        )
      }
    >
      {held && <Bar order={order} />}
      <DefinitionList sum items={items} />
      {paid && <LeftEscrow order={order} />}
      {sums.sellerReceives && <Receives order={order} />}
      <p className={styles.note}>{noteOf()}</p>
    </Section>
  );

  function noteOf() {
    if (!paid) return t('money.toPay');
    if (!held) return null;
    if (order.state === 'disputed') return t('money.untilDecided');
    if (moneyPlace(order.kind, order.state) === 'refunding') return t('money.goingBack');
    const sentence = t('money.release', { when });
    return releaseMoment(order.kind) === 'dispatch'
      ? sentence
      : `${sentence}${gap}${t('money.silence')}`;
  }
}

/** Shows the sums that left escrow, and the sum still held where a part has left. */
function LeftEscrow({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const keys = (['released', 'refunded'] as const).filter((key) => isPositive(order.sums[key]));
  if (keys.length === 0 && !/[1-9]/.test(order.sums.carried.amount)) return null;
  const items: Definition[] = keys.map((key) => ({
    key,
    term: t(`money.${key}`),
    value: <MoneyText money={order.sums[key]} bare />,
  }));
  // Refunds of before a split stand with the part that paid them, not with the lines they are of.
  const { carried } = order.sums;
  if (/[1-9]/.test(carried.amount)) {
    items.push({
      key: 'carried',
      term: t(isPositive(carried) ? 'money.refundedBefore' : 'money.refundedOthers'),
      value: <MoneyText money={{ ...carried, amount: carried.amount.replace('-', '') }} bare />,
    });
  }
  if (isPositive(order.sums.held)) {
    items.push({
      key: 'held',
      term: t('money.held'),
      value: <MoneyText money={order.sums.held} held unmarked bare />,
    });
  }
  return (
    <div className={styles.more}>
      <DefinitionList sum items={items} />
    </div>
  );
}

function Receives({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { sums, me } = order;
  if (!sums.sellerReceives) return null;
  const goods = sums.sellerGoods ?? sums.goods;
  const isWhole = goods.amount === sums.goods.amount;
  const costs = [
    ['commission', sums.commission],
    ['sellerService', sums.sellerService],
    ['sellerFreight', sums.sellerFreight],
    ['sellerTests', sums.sellerTests],
  ] as const;
  const items: Definition[] = [
    {
      key: 'goods',
      term: t(isWhole ? 'money.goods' : 'money.kept'),
      value: <MoneyText money={goods} bare />,
    },
    ...costs.flatMap(([key, money]): Definition[] =>
      money && isPositive(money)
        ? [
            {
              key,
              term: t(`money.${key}`),
              value: <MoneyText money={{ ...money, amount: `-${money.amount}` }} bare />,
            },
          ]
        : [],
    ),
  ];
  items.push({
    key: 'receives',
    term: t(me === 'seller' ? 'money.receives' : 'money.receivesSeller'),
    value: <MoneyText money={sums.sellerReceives} bare />,
    total: true,
  });
  return (
    <div className={styles.more}>
      <DefinitionList sum items={items} />
    </div>
  );
}

/** Held money as a bar of gold, one piece per line; services in grey. */
function Bar({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const format = useFormat();
  const { sums } = order;
  const services = [sums.tests, sums.freight, sums.service]
    .map(barWeight)
    .reduce((sum, weight) => sum + weight);
  const label = order.lines
    .map((line) => t('money.bar', { name: line.mpn, money: format.money(line.amount) }))
    .join(t('inspection.join'));
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {order.lines.map((line) => (
        <i key={line.id} style={{ flexGrow: barWeight(line.amount) }} />
      ))}
      {services > 0 && <i className={styles.services} style={{ flexGrow: services }} />}
    </div>
  );
}
