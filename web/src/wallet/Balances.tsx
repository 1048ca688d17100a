import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { walletOne } from '#contract/wallet/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './Balances.module.css';

type Wallet = Output<typeof walletOne>;

function Figure(props: { name: string; money: MoneyWire; hint: ReactNode; total?: boolean }) {
  return (
    <dl className={props.total ? styles.total : undefined}>
      <dt>{props.name}</dt>
      <dd>
        <MoneyText money={props.money} bare />
      </dd>
      <dd style={{ font: 'inherit' }}>
        <small>{props.hint}</small>
      </dd>
    </dl>
  );
}

/** Available and frozen make the wallet; what orders hold in escrow stands outside of it. */
export function Balances(props: { wallet: Wallet | undefined; console: Console }) {
  const t = useTranslator('wallet');
  const { wallet, console } = props;
  if (!wallet) return <SkeletonLines label={t('balances')} lines={3} />;
  const held = wallet.holds.length > 0;
  return (
    <section className={styles.balances} aria-label={t('balances')}>
      <Figure name={t('available')} money={wallet.balance} hint={t('availableHint')} />
      <span className={styles.sign} aria-hidden="true">
        +
      </span>
      <Figure name={t('frozen')} money={wallet.frozen} hint={t('frozenHint')} />
      <span className={styles.sign} aria-hidden="true">
        =
      </span>
      <Figure name={t('total')} money={wallet.total} hint="USD" total />
      {held && (
        <div className={styles.held}>
          <div className={styles.heldTop}>
            <span>{t('held')}</span>
            <b>
              <MoneyText money={wallet.held} bare held unmarked />
            </b>
          </div>
          <div className={styles.bar} aria-hidden="true" />
          <div className={styles.orders}>
            {wallet.holds.map(({ order }) => (
              <Link key={order.id} to={orderPath(console, order.kind, order.id)} translate="no">
                {order.no}
              </Link>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
