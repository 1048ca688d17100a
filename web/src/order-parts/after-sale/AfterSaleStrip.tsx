import { Link } from 'react-router';
import { claimPath } from '#contract/addresses.ts';
import { claimable } from '#contract/claims/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './AfterSaleStrip.module.css';

interface Props {
  readonly orderId: string;
  readonly console: 'buyer' | 'seller';
}

/** The warranty of a completed order, its claims, and the way to a new one. */
export default function AfterSaleStrip({ orderId, console }: Props) {
  const t = useTranslator('order-parts/after-sale');
  const format = useFormat();
  const { data } = useCallQuery(claimable, { orderId }, { quiet: true });
  if (data === undefined || data.lines.length === 0) return null;
  const now = Date.now();
  const isOpen = data.lines.some((line) => line.open);
  return (
    <Section
      title={t('title')}
      action={isOpen && <ButtonLink to={`/after-sales-apply/${orderId}`}>{t('apply')}</ButtonLink>}
    >
      <ul className={styles.rows}>
        {data.lines.map((line) => (
          <li key={line.lineId}>
            <Mpn mpn={line.mpn} />
            <span>
              {t(Date.parse(line.warrantyUntil) < now ? 'over' : 'until', {
                time: format.prose(line.warrantyUntil, { time: false }),
              })}
            </span>
            {line.held > 0 && <span>{t('held', { count: line.held })}</span>}
          </li>
        ))}
        {data.claims.map((claim) => (
          <li key={claim.id}>
            <Link
              className={styles.no}
              translate="no"
              to={claimPath(console, claim.kind, claim.id)}
            >
              {claim.no}
            </Link>
            <span>{t(`state.${claim.state}`)}</span>
            <MoneyText money={claim.amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
