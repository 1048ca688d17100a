import { Link } from 'react-router';
import { type GuideSlug, labServices, labTopics, type ServiceSlug } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { WaysRow } from '#web/page/StoryHead.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './detection.module.css';
import { isGuide, topicPath, useLab } from './use-lab.ts';

/** The order form with the tests of a service chosen; a guide leads to what such orders are. */
function orderPathOf(topic: GuideSlug | ServiceSlug): string {
  const tests = labServices.find(({ slug }) => slug === topic)?.tests;
  return tests ? `/buyer-place-order?tests=${tests.join(',')}` : '/intermediary-services';
}

/** How the test is ordered, and the topics before and after this one. */
export function TopicActions({ topic }: { topic: GuideSlug | ServiceSlug }) {
  const t = useTranslator('qc/detection');
  const { topicName } = useLab();
  const index = labTopics.indexOf(topic);
  const [before, after] = [labTopics[index - 1], labTopics[index + 1]];
  return (
    <Section title={isGuide(topic) ? t('topic.orderAny') : t('topic.order')}>
      <p>{t('topic.orderText')}</p>
      <WaysRow>
        <ButtonLink to={orderPathOf(topic)} variant="primary">
          {t('go.order')}
        </ButtonLink>
        <ButtonLink to="/v" variant="text" iconEnd="forward">
          {t('go.verify')}
        </ButtonLink>
      </WaysRow>
      <nav className={styles.around} aria-label={t('topic.around')}>
        {before && (
          <Link to={topicPath(before)} rel="prev">
            {t('topic.before', { name: topicName(before) })}
          </Link>
        )}
        {after && (
          <Link to={topicPath(after)} rel="next">
            {t('topic.after', { name: topicName(after) })}
          </Link>
        )}
      </nav>
    </Section>
  );
}
