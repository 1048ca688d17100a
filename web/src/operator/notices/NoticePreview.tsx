import type { NoticeTexts } from '#contract/notices/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { resolveText } from './notice-form.ts';
import styles from './notices.module.css';

/** A notice as a reader of one language opens it in the box. */
export function NoticePreview(props: { texts: NoticeTexts; lang: Language; link: string }) {
  const t = useTranslator('operator/notices');
  const { texts, lang, link } = props;
  const text = resolveText(texts, lang);
  return (
    <section className={styles.preview} aria-label={t('preview', { lang: t(`lang.${lang}`) })}>
      <p className={styles.caption}>{t('preview', { lang: t(`lang.${lang}`) })}</p>
      {text.lang !== lang && <p className={styles.fallback}>{t('fallback')}</p>}
      <div lang={text.title === '' ? undefined : text.lang}>
        <p className={styles.previewTitle}>{text.title || t('untitled')}</p>
        <p className={styles.previewBody}>{text.body}</p>
      </div>
      {link !== '' && (
        <p className={styles.previewLink}>
          {t('previewOpen')} <span translate="no">{link}</span>
        </p>
      )}
    </section>
  );
}
