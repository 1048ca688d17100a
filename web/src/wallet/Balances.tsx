import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Console, claimPath, orderPath } from '#contract/addresses.ts';
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

/** Money that stands outside of the wallet, and the records that hold it. */
function Held(props: {
  name: string;
  money: MoneyWire;
  records: readonly { readonly to: string; readonly no: string }[];
}) {
  if (props.records.length === 0) return null;
  return (
    <div>
      <div className={styles.heldTop}>
        <span>{props.name}</span>
        <b>
          <MoneyText money={props.money} bare held unmarked />
        </b>
      </div>
      <div className={styles.bar} aria-hidden="true" />
      <div className={styles.orders}>
        {props.records.map(({ to, no }) => (
          <Link key={to} to={to} translate="no">
            {no}
          </Link>
        ))}
      </div>
    </div>
  );
}

/**
 * Available and frozen make the wallet; what orders hold in escrow, and what is set aside for claims,
 * stands outside of it.
 */
export function Balances(props: { wallet: Wallet | undefined; console: Console }) {
  const t = useTranslator('wallet');
  const { wallet, console } = props;
  if (!wallet) return <SkeletonLines label={t('balances')} lines={3} />;
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
      {(wallet.holds.length > 0 ||
        wallet.claimHolds.length > 0 ||
        wallet.setAsideFor.length > 0) && (
        <div className={styles.held}>
          <Held
            name={t('held')}
            money={wallet.held}
            records={wallet.holds.map(({ order }) => ({
              to: orderPath(console, order.kind, order.id),
              no: order.no,
            }))}
          />
          <Held
            name={t('claimHeld')}
            money={wallet.claimHeld}
            records={wallet.claimHolds.map(({ claim, order }) => ({
              to: claimPath(console, order.kind, claim.id),
              no: claim.no,
            }))}
          />
          <Held
            name={t('setAside')}
            money={wallet.setAside}
            records={wallet.setAsideFor.map(({ claim, order }) => ({
              to: claimPath(console, order.kind, claim.id),
              no: claim.no,
            }))}
          />
        </div>
      )}
    </section>
  );
}
