import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Dashboard } from '../Dashboard.tsx';

/** Shows a buyer's open tasks, its orders and its money. */
export default function BuyerDashboardPage() {
  const t = useTranslator('orders/dashboard');
  const shared = useTranslator('orders');
  return (
    <>
      <PageHead
        title={t('buyer')}
        actions={
          <>
            <ButtonLink to="/part-search">{t('search')}</ButtonLink>
            <ButtonLink to="/shopping-mall/index">{t('post')}</ButtonLink>
            <ButtonLink to="/buyer-place-order">{shared('placeAgent')}</ButtonLink>
          </>
        }
      />
      <Dashboard console="buyer" />
    </>
  );
}
