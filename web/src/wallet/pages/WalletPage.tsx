import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { consoleOf } from '../addresses.ts';
import { Balances } from '../Balances.tsx';
import { OpenWithdrawals } from '../cash/Summary.tsx';
import { Deposit } from '../Deposit.tsx';
import { FrozenParts } from '../FrozenParts.tsx';
import { Ledger } from '../Ledger.tsx';
import { BalanceChart } from '../statement/BalanceChart.tsx';
import { StatementSection } from '../statement/StatementSection.tsx';
import { FailedRecharges, Waiting } from '../Waiting.tsx';

const ProofSection = lazy(() => import('../proof/ProofSection.tsx'));

/** The wallet: what is available, frozen and held, the ledger, and what is in progress. */
export default function WalletPage() {
  const t = useTranslator('wallet');
  const console = consoleOf(useLocation().pathname);
  const wallet = useCallQuery(walletOne, {});
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            <ButtonLink icon="switch" to={`/${console}-exchange-apply`}>
              {t('exchange')}
            </ButtonLink>
            <ButtonLink to={`/${console}-cash-apply`}>{t('withdraw')}</ButtonLink>
            <ButtonLink variant="primary" icon="plus" to={`/${console}-recharge`}>
              {t('recharge')}
            </ButtonLink>
          </>
        }
      >
        {wallet.data && <span>{t('asOf', { at: formatStamp(wallet.data.asOf) })}</span>}
      </PageHead>
      <FailNote error={wallet.error} again={() => wallet.refetch()} />
      <Balances wallet={wallet.data} console={console} />
      <div className={layout.cols}>
        <Ledger console={console} />
        <aside className={layout.sections}>
          <BalanceChart />
          {wallet.data && <FrozenParts parts={wallet.data.frozenParts} console={console} />}
          <Waiting />
          <FailedRecharges />
          <OpenWithdrawals console={console} />
          {console === 'seller' && wallet.data && <Deposit money={wallet.data.deposit} />}
          <StatementSection />
          <Suspense fallback={null}>
            <ProofSection />
          </Suspense>
        </aside>
      </div>
    </>
  );
}
