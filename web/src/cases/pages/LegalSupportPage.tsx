import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import styles from '../cases.module.css';
import { supportDays } from '../days.ts';
import { LegalEvidence, LegalLimits, LegalSituations, LegalSteps } from '../LegalFacts.tsx';
import { LegalForm } from '../LegalForm.tsx';

/** Shows the lawyers' work, its times, evidence and costs; the request form below. */
export default function LegalSupportPage() {
  const t = useTranslator('cases');
  useHead({
    title: t('legal.title'),
    description: t('legal.description'),
    canonical: '/legal-support',
    jsonLd: [
      {
        '@type': 'Service',
        name: t('legal.title'),
        description: t('legal.description'),
        serviceType: t('legal.title'),
        areaServed: 'CN',
        provider: { '@type': 'Organization', name: 'Assay 验芯' },
      },
    ],
  });
  const days = supportDays('legal');
  const facts = [
    { key: 'who', value: t('legal.fact.whoText') },
    { key: 'take', value: t('legal.fact.takeText', { count: days.take }) },
    { key: 'answer', value: t('legal.fact.answerText', { count: days.answer }) },
    { key: 'cost', value: t('legal.fact.costText') },
  ] as const;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{t('legal.head')}</h1>
        <p>{t('legal.lead')}</p>
        <p className={styles.jump}>
          <ButtonLink to="#request" variant="primary" size="lg">
            {t('legal.ask')}
          </ButtonLink>
        </p>
      </header>
      <dl className={styles.figures}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`legal.fact.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LegalSituations />
      <LegalEvidence />
      <LegalSteps />
      <div className={styles.asked}>
        <LegalLimits />
        <LegalForm />
      </div>
    </div>
  );
}
