import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type Console, consoleOf } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import { walletBalanceDays } from '#contract/statements/calls.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { rechargeList, walletLogList, walletOne } from '#contract/wallet/calls.ts';
import { cashList } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Balances } from '../Balances.tsx';
import { BankSection, walletAccounts } from '../bank/BankSection.tsx';
import { openWithdrawals } from '../cash/OpenWithdrawals.tsx';
import { Deposit } from '../Deposit.tsx';
import { FrozenParts } from '../FrozenParts.tsx';
import { Ledger } from '../Ledger.tsx';
import { BalanceChart } from '../statement/BalanceChart.tsx';
import { StatementSection } from '../statement/StatementSection.tsx';
import { useLedgerFilter } from '../use-ledger-filter.ts';
import {
  FailedRecharges,
  failedRecharges,
  PendingRecharges,
  waitingRecharges,
} from '../Waiting.tsx';

const ProofSection = lazy(() => import('../proof/ProofSection.tsx'));

/** The wallet: what is available, frozen and held, the ledger, and what is in progress. */
export default function WalletPage() {
  const t = useTranslator('wallet');
  const console = consoleOf(useLocation().pathname);
  const wallet = useCallQuery(walletOne, {});
  const isRead = useIsRead(wallet.isPending);
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
      {!isRead && (
        <div className={layout.awaited}>
          <SkeletonLines label={t('balances')} lines={12} />
        </div>
      )}
      {isRead && wallet.data && <Sections wallet={wallet.data} console={console} />}
    </>
  );
}

/** Whether all that changes the height of the page was answered, or failed, once. */
function useIsRead(isWalletPending: boolean): boolean {
  const { input, page, pageSize } = useLedgerFilter();
  const [isOnceRead, setIsOnceRead] = useState(false);
  const reads = [
    useCallQuery(walletLogList, { pageNum: page, pageSize, ...input }, { previous: true }),
    useCallQuery(walletBalanceDays, { days: 30 }, { previous: true }),
    useCallQuery(rechargeList, waitingRecharges),
    useCallQuery(rechargeList, failedRecharges),
    useCallQuery(cashList, openWithdrawals),
    useCallQuery(bankList, walletAccounts),
  ];
  const isRead = !isWalletPending && !reads.some((read) => read.isPending);
  if (isRead && !isOnceRead) setIsOnceRead(true);
  return isOnceRead || isRead;
}

function Sections({ wallet, console }: { wallet: Output<typeof walletOne>; console: Console }) {
  return (
    <>
      <Balances wallet={wallet} console={console} />
      <div className={layout.cols}>
        <Ledger console={console} />
        <aside className={layout.sections}>
          <BalanceChart />
          <FrozenParts parts={wallet.frozenParts} console={console} />
          <PendingRecharges />
          <FailedRecharges />
          <BankSection console={console} />
          {console === 'seller' && <Deposit money={wallet.deposit} />}
          <StatementSection />
          <Suspense fallback={null}>
            <ProofSection />
          </Suspense>
        </aside>
      </div>
    </>
  );
}
