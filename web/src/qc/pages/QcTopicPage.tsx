import { lazy } from 'react';
import { useParams } from 'react-router';
import { labServices } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { StoryHead } from '#web/page/StoryHead.tsx';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { TopicList } from '../detection/DetectionMenu.tsx';
import styles from '../detection/detection.module.css';
import { ServiceTopic } from '../detection/ServiceTopic.tsx';

// The guides are pages of their own kind: a reader of a service carries neither.
const FunctionTopic = lazy(async () => ({
  default: (await import('../detection/FunctionTopic.tsx')).FunctionTopic,
}));
const PlannerTopic = lazy(async () => ({
  default: (await import('../test-planner/PlannerTopic.tsx')).PlannerTopic,
}));
const StandardsTopic = lazy(async () => ({
  default: (await import('../detection/StandardsTopic.tsx')).StandardsTopic,
}));

/** One topic of the test centre: a guide, a service, or word that there is no such topic. */
export default function QcTopicPage() {
  const { topic } = useParams();
  if (topic === 'standards') return <StandardsTopic />;
  if (topic === 'planner') return <PlannerTopic />;
  if (topic === 'function-temperature') return <FunctionTopic />;
  const service = labServices.find(({ slug }) => slug === topic);
  return service ? <ServiceTopic service={service} /> : <MissingTopic />;
}

function MissingTopic() {
  const t = useTranslator('qc/detection');
  useHead({ title: t('missing.title'), noIndex: true, status: 404 });
  return (
    <div className={styles.missing}>
      <StoryHead
        title={t('missing.title')}
        lead={t('missing.text')}
        ways={
          <ButtonLink to="/qc-detection" variant="primary">
            {t('menu.overview')}
          </ButtonLink>
        }
      />
      <TopicList />
    </div>
  );
}
