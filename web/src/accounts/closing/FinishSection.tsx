import type { OpenAffair } from '#contract/accounts/closing-schemas.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { claimListPath, orderListPath } from '#contract/addresses.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './closing.module.css';

/** Lists the open affairs of the account, each with the page on which it is finished. */
export function FinishSection({ user, open }: { user: UserInfo; open: readonly OpenAffair[] }) {
  const t = useTranslator('accounts/closing');
  const side = user.mainIdentity ?? 'buyer';
  const pages: Record<OpenAffair, string> = {
    orders: orderListPath(side, 'trade'),
    claims: claimListPath(side, 'trade'),
    recharges: `/${side}-wallet`,
    withdrawals: `/${side}-cash-list`,
    exchanges: `/${side}-wallet`,
    depositUnderWay: '/seller-settlement',
    balance: `/${side}-cash-apply`,
    frozen: `/${side}-wallet`,
    deposit: '/seller-settlement',
  };
  return (
    <Section title={t('finish')} aside={t('finishText')}>
      {open.length === 0 && <p className={styles.row}>{t('none')}</p>}
      <ul className={styles.list}>
        {open.map((affair) => (
          <li key={affair} className={styles.row}>
            <span>{t(affair)}</span>
            <ButtonLink to={pages[affair]}>{t(`${affair}Go`)}</ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
