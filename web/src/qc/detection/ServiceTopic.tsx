import { formatDecimal } from '#contract/money.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { SMALL_LOT } from '#contract/qc/sampling.ts';
import { findings, type LabService, type ServiceSlug } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/Section.tsx';
import { DetectionFrame } from './DetectionFrame.tsx';
import styles from './detection.module.css';
import { FindingFigure } from './FindingFigure.tsx';
import { SampleTable } from './SampleTable.tsx';
import { TopicWays } from './TopicWays.tsx';
import { shortened, topicPath, useLab } from './use-lab.ts';

type Service = LabService & { readonly slug: ServiceSlug };
const steps = ['s1', 's2', 's3'] as const;

/** Returns the price of a test in the form of schema.org. */
const offersOf = ({ tests }: Service) =>
  tests
    .filter((test) => catalogue[test].priceMinor > 0n)
    .map((test) => ({
      '@type': 'Offer',
      price: formatDecimal(catalogue[test].priceMinor, 2),
      priceCurrency: 'USD',
    }));

/** The page of one test service. */
export function ServiceTopic({ service }: { service: Service }) {
  const t = useTranslator('qc/detection');
  const methods = useTranslator('qc/methods');
  const { topicName, claims } = useLab();
  const { slug } = service;
  const name = topicName(slug);
  const finds = t(`services.${slug}.finds`, claims);
  const example = findings.find(({ number }) => number === service.picture);
  const offers = offersOf(service);
  useHead({
    title: name,
    description: shortened(t('topic.description', { name, finds })),
    canonical: topicPath(slug),
    image: example && `/showcase/${String(example.number).padStart(2, '0')}-800.webp`,
    jsonLd: [
      {
        '@type': 'Service',
        name,
        description: finds,
        url: topicPath(slug),
        provider: { '@type': 'Organization', '@id': '/#organization', name: 'Assay' },
        ...(offers.length > 0 ? { offers } : {}),
      },
    ],
  });
  return (
    <DetectionFrame open={slug} title={name} lead={finds}>
      <Section title={t('topic.how')}>
        <ol className={styles.method}>
          {steps.map((step) => (
            <li key={step}>{methods(`${slug}.${step}`, claims)}</li>
          ))}
        </ol>
      </Section>
      <Section title={t('topic.sampleTitle')}>
        {service.tests.length > 0 ? (
          <SampleTable tests={service.tests} label={t('topic.sampleTitle')} priced />
        ) : (
          <p>{t('topic.request')}</p>
        )}
        <SampleNotes service={service} />
      </Section>
      <Section title={t('topic.cannot')}>
        <p className={styles.text}>{methods(`${slug}.cannot`, claims)}</p>
      </Section>
      {example && (
        <Section title={t('topic.example')} aside={t('gallery.aside')}>
          <FindingFigure finding={example} sizes="(max-width: 720px) 92vw, 560px" />
        </Section>
      )}
      <TopicWays topic={slug} />
    </DetectionFrame>
  );
}

function SampleNotes({ service }: { service: Service }) {
  const t = useTranslator('qc/detection');
  const destroys = service.tests.some((test) => catalogue[test].destructive);
  return (
    <>
      {service.tests.length === 0 && (
        <p className={styles.foot}>
          {t('topic.destructive')}: {service.usesUp ? t('value.yes') : t('value.no')}
        </p>
      )}
      {destroys && <p className={styles.foot}>{t('topic.under', { lot: SMALL_LOT })}</p>}
      {service.slug === 'lead-free' && <p className={styles.foot}>{t('topic.byEds')}</p>}
    </>
  );
}
