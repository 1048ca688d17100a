import { formatDecimal } from '#contract/money.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { SMALL_LOT } from '#contract/qc/planning/sampling.ts';
import { findings, type LabService, type ServiceSlug } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { DetectionFrame } from './DetectionFrame.tsx';
import styles from './detection.module.css';
import { FindingFigure } from './FindingFigure.tsx';
import { SampleTable } from './SampleTable.tsx';
import { TopicActions } from './TopicActions.tsx';
import { shortened, topicPath, useLab } from './use-lab.ts';

type Service = LabService & { readonly slug: ServiceSlug };
const steps = ['s1', 's2', 's3'] as const;

/** Returns the prices of a service in the form of schema.org. */
const offersOf = ({ tests }: Service, offerOf: ReturnType<typeof useLab>['offerOf']) =>
  tests
    .filter((test) => catalogue[test].priceMinor > 0n)
    .map((test) => ({
      '@type': 'Offer',
      price: offerOf(test)?.price.amount ?? formatDecimal(catalogue[test].priceMinor, 2),
      priceCurrency: 'USD',
    }));

/** The page of one test service. */
export function ServiceTopic({ service }: { service: Service }) {
  const t = useTranslator('qc/detection');
  const methods = useTranslator('qc/methods');
  const { topicName, serviceText, publishedText, claims, picturesOf, offerOf } = useLab();
  const { slug } = service;
  const name = topicName(slug);
  const finds = serviceText(slug, 'finds');
  const method = (key: (typeof steps)[number] | 'cannot') =>
    publishedText(slug, key) || methods(`${slug}.${key}`, claims);
  const example = findings.find(({ number }) => number === service.picture);
  const pictures = picturesOf(slug);
  const offers = offersOf(service, offerOf);
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
            <li key={step}>{method(step)}</li>
          ))}
        </ol>
      </Section>
      <Section title={t('topic.sampleTitle')}>
        <SampleTable tests={service.tests} label={t('topic.sampleTitle')} priced />
        <SampleNotes service={service} />
      </Section>
      <Section title={t('topic.cannot')}>
        <p className={styles.text}>{method('cannot')}</p>
      </Section>
      {pictures.length > 0 && (
        <Section title={t('topic.pictures')}>
          <ul className={styles.pictures}>
            {pictures.map((src, index) => (
              <li key={src}>
                <img src={src} alt={`${name} ${index + 1}`} loading="lazy" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {example && (
        <Section title={t('topic.example')} aside={t('gallery.aside')}>
          <FindingFigure finding={example} sizes="(max-width: 720px) 92vw, 560px" />
        </Section>
      )}
      <TopicActions topic={slug} />
    </DetectionFrame>
  );
}

function SampleNotes({ service }: { service: Service }) {
  const t = useTranslator('qc/detection');
  const destroys = service.tests.some((test) => catalogue[test].destructive);
  return (
    <>
      {destroys && <p className={styles.foot}>{t('topic.under', { lot: SMALL_LOT })}</p>}
      {service.slug === 'lead-free' && <p className={styles.foot}>{t('topic.byEds')}</p>}
    </>
  );
}
