import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { PaymentReference } from '#web/widgets/reference/PaymentReference.tsx';
import { ProviderAccount } from '../ProviderAccount.tsx';
import { RechargeSummary } from '../recharge/RechargeSummary.tsx';
import { TransferFields } from '../recharge/TransferFields.tsx';
import { useRecharge } from '../recharge/use-recharge.ts';

/** Announces a bank transfer with its proof; tied to an order, it pays it when confirmed. */
export default function RechargePage() {
  const t = useTranslator('wallet');
  const recharge = useRecharge();
  const { order, payment, form } = recharge;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: `/${recharge.console}-wallet` },
          { label: t('apply.title') },
        ]}
      />
      <PageHead title={t('apply.title')}>
        {order && <span>{t('apply.forOrder', { no: order.no })}</span>}
      </PageHead>
      <form ref={form.frame} onSubmit={recharge.submit} noValidate className={layout.cols}>
        <div className={layout.sections}>
          <ProviderAccount>
            {(account) => (
              <>
                <PaymentReference
                  reference={payment.reference}
                  amount={recharge.transfer.money}
                  account={account}
                />
                <FailNote error={payment.error} />
              </>
            )}
          </ProviderAccount>
          <TransferFields recharge={recharge} />
        </div>
        <aside className={layout.sections} aria-live="polite">
          <RechargeSummary recharge={recharge} />
        </aside>
      </form>
    </>
  );
}
