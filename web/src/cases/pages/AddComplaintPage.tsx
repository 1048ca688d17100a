import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ComplaintForm } from '../ComplaintForm.tsx';
import styles from '../cases.module.css';
import { supportDays } from '../days.ts';

/** A complaint about a seller: the form, and what happens with it. */
export default function AddComplaintPage() {
  const t = useTranslator('cases');
  useHead({
    title: t('complaint.title'),
    description: t('complaint.description'),
    canonical: '/add-complaint-seller',
  });
  const days = supportDays('complaint');
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{t('complaint.title')}</h1>
        <p>{t('complaint.lead')}</p>
      </header>
      <div className={styles.cols}>
        <ComplaintForm />
        <Section title={t('complaint.how')}>
          <ol className={styles.how}>
            <li>
              <span>{t('complaint.how1', { count: days.take })}</span>
            </li>
            <li>
              <span>{t('complaint.how2', { count: days.answer })}</span>
            </li>
            <li>
              <span>{t('complaint.how3')}</span>
            </li>
            <li>
              <span>{t('complaint.how4')}</span>
            </li>
            <li>
              <span>{t('complaint.how5')}</span>
            </li>
          </ol>
          <p className={styles.more}>
            {t.parts('complaint.legal', {
              link: <Link to="/legal-support">{t('complaint.legalLink')}</Link>,
            })}
          </p>
          <p className={styles.more}>
            <Link to="/blacklist">{t('complaint.blacklist')}</Link>
          </p>
        </Section>
      </div>
    </div>
  );
}
