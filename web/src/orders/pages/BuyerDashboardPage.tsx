import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Dashboard } from '../Dashboard.tsx';

/** Shows a buyer's open tasks, its orders and its money. */
export default function BuyerDashboardPage() {
  const t = useTranslator('orders');
  return (
    <>
      <PageHead
        title={t('board.buyer')}
        actions={
          <>
            <ButtonLink to="/part-search">{t('board.search')}</ButtonLink>
            <ButtonLink to="/shopping-mall/index">{t('board.post')}</ButtonLink>
            <ButtonLink to="/buyer-place-order">{t('list.placeAgent')}</ButtonLink>
          </>
        }
      />
      <Dashboard console="buyer" />
    </>
  );
}
