import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Dashboard } from '../Dashboard.tsx';
import { Invitations } from '../Invitations.tsx';
import { SellerFirstSteps, useSellerFirstSteps } from '../SellerFirstSteps.tsx';

/** Shows a seller's open tasks; before settlement, the way to it. */
export default function SellerDashboardPage() {
  const t = useTranslator('orders/dashboard');
  const state = useCallQuery(loginUser, {}).data?.sellerState;
  const settled = state === 'pass';
  const { isPending, steps } = useSellerFirstSteps(state);
  const first = (
    <>
      <Invitations />
      {steps && <SellerFirstSteps steps={steps} />}
    </>
  );
  return (
    <>
      <PageHead
        title={t('seller')}
        actions={
          settled && (
            <>
              <ButtonLink to="/shopping-mall/new">{t('mall')}</ButtonLink>
              <ButtonLink to="/seller-inventory">{t('stock')}</ButtonLink>
            </>
          )
        }
      />
      {settled ? (
        <Dashboard console="seller" first={first} isPending={isPending} />
      ) : (
        <div className={layout.sections}>
          {state && (
            <Note
              tone={state === 'rejected' ? 'fail' : 'wait'}
              action={
                <ButtonLink
                  variant={state === 'submitted' ? 'default' : 'primary'}
                  to="/seller-settlement"
                >
                  {t('settle.go')}
                </ButtonLink>
              }
            >
              {t(`settle.${state}`)}
            </Note>
          )}
          {first}
        </div>
      )}
    </>
  );
}
