import { useLocation, useNavigate } from 'react-router';
import { consoleOf } from '#contract/addresses.ts';
import { exchangeRate } from '#contract/exchange/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AmountSection } from '../exchange/AmountSection.tsx';
import { CodeSection, ExchangeActions } from '../exchange/CodeSection.tsx';
import { PayeeSection } from '../exchange/PayeeSection.tsx';
import { Summary } from '../exchange/Summary.tsx';
import { useExchangeForm } from '../exchange/use-exchange-form.ts';

const EVERY_MS = 60_000;

/** Sells USD of the wallet for CNY that are paid to a bank account. */
export default function ExchangePage() {
  const t = useTranslator('wallet/exchange');
  const navigate = useNavigate();
  const console = consoleOf(useLocation().pathname);
  const read = useCallQuery(exchangeRate, {}, { everyMs: EVERY_MS });
  const rate = read.data;
  const isOld = rate?.rate ? rate.rate.goodUntil <= new Date().toISOString() : false;
  const terms = rate?.rate ? { rate: rate.rate.rate, feePercent: rate.feePercent } : null;
  const exchange = useExchangeForm(terms, (id) =>
    navigate(`/${console}-success/exchange?id=${id}`),
  );
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('wallet'), to: `/${console}-wallet` }, { label: t('title') }]}
      />
      <PageHead title={t('title')}>
        <span>{t('method')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('title')} lines={8} />}
      {rate && (
        <div className={layout.cols}>
          <div className={layout.sections}>
            {rate.rate === null && <Note tone="wait">{t('noRate')}</Note>}
            {isOld && <Note tone="wait">{t('oldRate')}</Note>}
            <form
              ref={exchange.form.frame}
              noValidate
              className={layout.sections}
              onSubmit={(event) => {
                event.preventDefault();
                if (exchange.locked === null) exchange.lock();
              }}
            >
              <AmountSection rate={rate} exchange={exchange} />
              <PayeeSection exchange={exchange} console={console} />
            </form>
            <form
              ref={exchange.codeForm.frame}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (exchange.locked) exchange.apply();
              }}
            >
              <CodeSection rate={rate} exchange={exchange} closed={rate.rate === null || isOld} />
              <ExchangeActions rate={rate} exchange={exchange} console={console} />
            </form>
          </div>
          <aside className={layout.sections}>
            <Summary rate={rate} exchange={exchange} />
          </aside>
        </div>
      )}
    </>
  );
}
