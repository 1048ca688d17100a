import { lazy, Suspense } from 'react';
import { labServices } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { DetectionFrame } from '../detection/DetectionFrame.tsx';
import { Advice, Gallery, Grades, LabFacts, LabSteps } from '../detection/Overview.tsx';
import { ServiceTable } from '../detection/ServiceTable.tsx';
import { shortened, topicPath } from '../detection/use-lab.ts';

/** Its figures are fetched late: nobody looks for them first. */
const BlindTrials = lazy(() => import('../blind/BlindTrials.tsx'));

/** The test centre: what it does, what it found, its services, how it judges. */
export default function QcDetectionPage() {
  const t = useTranslator('qc/detection');
  const description = shortened(t('description', { count: labServices.length }));
  useHead({
    title: t('title'),
    description,
    canonical: '/qc-detection',
    image: '/showcase/04-800.webp',
    jsonLd: [
      {
        '@type': 'Service',
        name: t('title'),
        description,
        url: '/qc-detection',
        provider: { '@type': 'Organization', '@id': '/#organization', name: 'Assay' },
      },
    ],
  });
  return (
    <DetectionFrame
      title={t('title')}
      lead={t('lead')}
      ways={
        <>
          <ButtonLink to="/intermediary-services" variant="primary">
            {t('go.order')}
          </ButtonLink>
          <ButtonLink to={topicPath('standards')}>{t('go.standards')}</ButtonLink>
          <ButtonLink to="/v" variant="text" iconEnd="forward">
            {t('go.verify')}
          </ButtonLink>
        </>
      }
    >
      <LabFacts />
      <Gallery />
      <LabSteps />
      <ServiceTable />
      <Advice />
      <Grades />
      <Suspense fallback={null}>
        <BlindTrials />
      </Suspense>
    </DetectionFrame>
  );
}
