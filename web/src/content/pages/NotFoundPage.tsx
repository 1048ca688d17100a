import { useWords } from '#web/i18n/words.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import styles from './NotFoundPage.module.css';

/** An address that leads nowhere, and two ways on. */
export default function NotFoundPage() {
  const t = useWords('content');
  return (
    <section className={styles.none}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('none.title')}</h1>
      <p className={styles.text}>{t('none.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/home" variant="primary">
          {t('none.home')}
        </ButtonLink>
        <ButtonLink to="/part-search">{t('none.search')}</ButtonLink>
      </div>
    </section>
  );
}
