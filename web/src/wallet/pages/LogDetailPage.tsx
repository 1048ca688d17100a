import { useLocation, useParams } from 'react-router';
import { type Console, consoleOf } from '#contract/addresses.ts';
import { walletLogOne } from '#contract/wallet/calls.ts';
import type { LogType } from '#contract/wallet/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { WithdrawalDetail } from '../cash/WithdrawalDetail.tsx';
import { ExchangeDetail } from '../exchange/ExchangeDetail.tsx';
import { Booked } from '../log/Booked.tsx';
import { CompensationDetail } from '../log/CompensationDetail.tsx';
import { DepositDetail } from '../log/DepositDetail.tsx';
import { HoldDetail } from '../log/HoldDetail.tsx';
import { logTypeOf } from '../log/log-types.ts';
import { RechargeDetail } from '../log/RechargeDetail.tsx';
import { RefundDetail, SettleDetail, TradeDetail } from '../log/TradeDetail.tsx';

/** The record that a row of the ledger leads to, by its type: one page for each. */
export default function LogDetailPage() {
  const t = useTranslator('wallet');
  const { type, id = '' } = useParams();
  const console = consoleOf(useLocation().pathname);
  // Messages of before lead to the number of a row.
  const isRow = /^\d+$/.test(id);
  const row = useCallQuery(walletLogOne, { id }, { enabled: isRow });
  const logType = logTypeOf(type);
  const target = isRow ? row.data?.detail : logType && { type: logType, id };
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('title'), to: `/${console}-wallet` }, { label: t('log.title') }]}
      />
      <FailNote error={row.error} again={() => row.refetch()} />
      {isRow && row.isPending && <SkeletonLines label={t('log.title')} lines={5} />}
      {target && (
        <div className={layout.sections}>
          <Detail {...target} console={console} />
        </div>
      )}
      {!isRow && logType === null && (
        <Empty
          title={t('log.unknown')}
          action={<ButtonLink to={`/${console}-wallet`}>{t('done.toWallet')}</ButtonLink>}
        />
      )}
    </>
  );
}

interface DetailProps {
  readonly id: string;
  readonly console: Console;
}

function Cash({ id, console }: DetailProps) {
  return (
    <>
      <WithdrawalDetail id={id} isHead />
      <Booked id={id} console={console} />
    </>
  );
}

function Exchanged({ id, console }: DetailProps) {
  return (
    <>
      <ExchangeDetail id={id} headed />
      <Booked id={id} console={console} />
    </>
  );
}

/** The page of each type; a new type does not compile without one. */
const pages: Record<LogType, (props: DetailProps) => React.ReactNode> = {
  recharge: RechargeDetail,
  cash: Cash,
  exchange: Exchanged,
  trade: TradeDetail,
  settle: SettleDetail,
  refund: RefundDetail,
  compensate: CompensationDetail,
  deposit: DepositDetail,
  hold: HoldDetail,
  claim: HoldDetail,
};

function Detail({ type, ...props }: DetailProps & { readonly type: LogType }) {
  const Page = pages[type];
  return <Page {...props} />;
}
