import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import text from '#web/ui/text.module.css';
import { ClaimTag } from './ClaimTag.tsx';
import styles from './claims.module.css';

interface Props {
  readonly view: ClaimView;
  readonly console: Console | 'staff';
  readonly actions?: React.ReactNode;
}

/** The head of a claim's page: its number, state, order, the other party and the warranty. */
export function ClaimHead({ view, console, actions }: Props) {
  const t = useTranslator('claims');
  const format = useFormat();
  const until = format.prose(view.warrantyUntil, { time: false });
  return (
    <PageHead title={view.no} reference actions={actions}>
      <ClaimTag claim={view} />
      <span className={text.m}>
        {t('head.on')}{' '}
        <Link className={styles.no} translate="no" to={orderPath(console, view.kind, view.orderId)}>
          {view.orderNo}
        </Link>{' '}
        {[
          ...(view.me === 'seller' ? [] : [t('head.seller', { name: view.sellerName })]),
          ...(view.me === 'buyer' ? [] : [t('head.buyer', { name: view.buyerName })]),
        ].join(' · ')}
      </span>
      <span className={text.q}>{t('head.warranty', { time: until })}</span>
    </PageHead>
  );
}
