import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { addresses } from '../addresses.ts';
import styles from '../cases.module.css';
import { supportDays } from '../days.ts';
import { FeedbackForm } from '../FeedbackForm.tsx';

/** Shows the form for feedback on the market, which reaches support as a case. */
export default function AddFeedbackPage() {
  const t = useTranslator('cases');
  useHead({
    title: t('feedback.title'),
    description: t('feedback.description'),
    canonical: '/add-feedback',
  });
  const days = supportDays('feedback');
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{t('feedback.title')}</h1>
        <p>{t('feedback.lead')}</p>
      </header>
      <div className={styles.cols}>
        <FeedbackForm />
        <Section title={t('feedback.how')}>
          <ol className={styles.how}>
            <li>
              <span>{t('feedback.how1', { count: days.take })}</span>
            </li>
            <li>
              <span>{t('feedback.how2', { count: days.answer })}</span>
            </li>
            <li>
              <span>{t('feedback.how3')}</span>
            </li>
            <li>
              <span>
                {t.parts('feedback.how4', {
                  link: <Link to={addresses.complaint.add}>{t('feedback.how4Link')}</Link>,
                })}
              </span>
            </li>
          </ol>
        </Section>
      </div>
    </div>
  );
}
