import { Link } from 'react-router';
import { labGuides, labServices, serviceGroups } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './detection.module.css';
import { topicPath, useLab } from './use-lab.ts';

interface Props {
  /** The topic that is open; the overview where it is absent. */
  readonly open?: string | undefined;
}

/** Every topic of the laboratory by its group. */
export function TopicList({ open }: Props) {
  const t = useTranslator('qc/detection');
  const { topicName } = useLab();
  const link = (slug: (typeof labGuides)[number] | (typeof labServices)[number]['slug']) => (
    <li key={slug}>
      <Link to={topicPath(slug)} aria-current={slug === open ? 'page' : undefined}>
        {topicName(slug)}
      </Link>
    </li>
  );
  return (
    <div className={styles.topics}>
      <div>
        <p>{t('menu.guides')}</p>
        <ul>{labGuides.map(link)}</ul>
      </div>
      {serviceGroups.map((group) => (
        <div key={group}>
          <p>{t(`group.${group}`)}</p>
          <ul>{labServices.filter((one) => one.group === group).map(({ slug }) => link(slug))}</ul>
        </div>
      ))}
    </div>
  );
}

/** The side menu; on narrow screens it opens from a bar above the text. */
export function DetectionMenu({ open }: Props) {
  const t = useTranslator('qc/detection');
  const overview = (
    <Link
      className={styles.overview}
      to="/qc-detection"
      aria-current={open === undefined ? 'page' : undefined}
    >
      {t('menu.overview')}
    </Link>
  );
  return (
    <>
      <nav className={styles.side} aria-label={t('menu.label')}>
        {overview}
        <TopicList open={open} />
      </nav>
      <nav className={styles.fold} aria-label={t('menu.label')}>
        {/* A new page begins with its menu shut. */}
        <details key={open ?? ''}>
          <summary>{t('menu.label')}</summary>
          {overview}
          <TopicList open={open} />
        </details>
      </nav>
    </>
  );
}
