import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './settings.module.css';

/** Names the carriers, one in a line with its tracking page; briefly, those that are offered. */
export function CarriersText(props: {
  carriers: readonly CarrierEntry[];
  brief?: boolean | undefined;
}) {
  const { carriers, brief } = props;
  const t = useTranslator('operator/settings');
  if (brief) {
    const offered = carriers.filter((one) => one.offered !== 'none');
    return <span translate="no">{offered.map(({ name }) => name).join(', ')}</span>;
  }
  return (
    <ul className={styles.carrierLines}>
      {carriers.map(({ key, name, nameZh, tracking, offered }) => (
        <li key={key}>
          <span translate="no">{[key, name, nameZh].filter(Boolean).join(' · ')}</span>
          <span>{t(`carriers.offer.${offered}`)}</span>
          <small translate={tracking === '' ? undefined : 'no'}>
            {tracking === '' ? t('carriers.noPage') : tracking}
          </small>
        </li>
      ))}
    </ul>
  );
}
