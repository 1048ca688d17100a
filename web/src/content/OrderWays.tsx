import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** The ways on from a page about escrow: an order first, and another page. */
export function OrderWays({ to, children }: { to: string; children: string }) {
  const t = useTranslator('content');
  return (
    <>
      <ButtonLink to="/buyer-place-order" variant="primary">
        {t('common.go.escrow')}
      </ButtonLink>
      <ButtonLink to={to} variant="text" iconEnd="forward">
        {children}
      </ButtonLink>
    </>
  );
}
