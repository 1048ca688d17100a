import { Fragment } from 'react';
import { Link } from 'react-router';
import { profileRedBelow } from '#contract/companies/profile.ts';
import type { TranslationKey } from '#web/i18n/translator.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './companies.module.css';
import type words from './locales/zh.ts';

interface Props {
  readonly side: 'buyer' | 'seller';
  readonly percent: number;
  /** Names of the parts that are not there yet. */
  readonly missing: readonly string[];
}

/** Where a missing part is filled in. */
function filledAt(side: Props['side'], part: string): string {
  if (part === 'settlement') return '/seller-settlement';
  if (side === 'buyer') return '/buyer-info-edit';
  return part === 'photos' ? '/seller-ablum-management' : '/seller-info-change';
}

/**
 * Shows how complete the own profile is, as long as it is not: red below the side's mark, and what
 * would complete it (specification section 9).
 */
export function Percent({ side, percent, missing }: Props) {
  const t = useTranslator('companies');
  const format = useFormat();
  if (percent === 100) return null;
  const isLow = percent < profileRedBelow[side];
  const low = isLow ? { 'data-low': true } : {};
  return (
    <div className={styles.percent}>
      <span>{t('console.percent.label')}</span>
      <span className={styles.share} {...low}>
        {format.percent(percent / 100)}
      </span>
      <span className={styles.bar} {...low} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.quiet}>
        {isLow && <>{t('console.percent.low')} · </>}
        {t('console.percent.missing')}{' '}
        {missing.map((one, index) => (
          <Fragment key={one}>
            {index > 0 && ' · '}
            <Link to={filledAt(side, one)}>
              {t(`console.percent.fields.${one}` as TranslationKey<typeof words>)}
            </Link>
          </Fragment>
        ))}
      </span>
    </div>
  );
}
