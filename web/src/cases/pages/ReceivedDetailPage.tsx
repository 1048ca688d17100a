import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { receivedDetail } from '#contract/cases/calls.ts';
import type { ReceivedView } from '#contract/cases/case-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import { CaseThread } from '../CaseThread.tsx';
import { ReceivedTag } from '../received/ReceivedTag.tsx';
import { ReplyForm } from '../received/ReplyForm.tsx';
import styles from '../thread.module.css';

const LIST = '/seller-complaint-list';
const EVERY_MS = 60_000;

/** A complaint that support forwarded to the reading seller, and the seller's answer to it. */
export default function ReceivedDetailPage() {
  const { id = '' } = useParams();
  const words = useTranslator('cases');
  const t = useTranslator('cases/received');
  const found = useCallQuery(receivedDetail, { id }, { everyMs: EVERY_MS });
  if (found.data) {
    return <Complaint key={id} view={found.data} again={() => void found.refetch()} />;
  }
  const isMissing =
    found.error instanceof CallFailure && [404, 422].includes(Number(found.error.code));
  if (isMissing) {
    return (
      <>
        <PageHead title={t('title')} />
        <Empty title={t('notFound')} action={<ButtonLink to={LIST}>{t('toList')}</ButtonLink>}>
          {t('notFoundText')}
        </Empty>
      </>
    );
  }
  if (found.error) return <FailNote error={found.error} again={() => found.refetch()} />;
  return <SkeletonLines label={words('loading')} lines={6} />;
}

function Complaint({ view, again }: { view: ReceivedView; again: () => void }) {
  const t = useTranslator('cases/received');
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('title'), to: LIST }, { label: view.no }]} />
      <PageHead title={view.no} reference>
        <ReceivedTag state={view.state} />
      </PageHead>
      <ReceivedStatus view={view} />
      <div className={layout.cols} style={{ marginTop: 24 }}>
        <div className={layout.sections}>
          <CaseThread entries={view.entries} reader="seller">
            <ReplyForm view={view} again={again} />
          </CaseThread>
        </div>
        <aside className={layout.sections}>
          <Facts view={view} />
        </aside>
      </div>
    </>
  );
}

/** Whose turn it is and until when, in a sentence. */
function ReceivedStatus({ view: { state, due } }: { view: ReceivedView }) {
  const t = useTranslator('cases/received');
  if (state !== 'toAnswer') {
    return (
      <div className={styles.due}>
        <p>{t(state)}</p>
      </div>
    );
  }
  return (
    <div className={styles.due}>
      <p>
        <b>{t('waits')}</b> <DueDeadline due={due} mine />
      </p>
      <p>{t('waitsText')}</p>
    </div>
  );
}

function Facts({ view }: { view: ReceivedView }) {
  const words = useTranslator('cases');
  const t = useTranslator('cases/received');
  const facts: [string, ReactNode][] = [
    [t('about'), words.find(`topic.${view.topic}`) ?? view.topic],
  ];
  if (view.orderNo && view.orderId) {
    const path = view.orderNo.startsWith('AO') ? 'seller-agent-order' : 'seller-my-order';
    facts.push([
      t('order'),
      <Link key="order" to={`/${path}-detail/${view.orderId}`} translate="no">
        {view.orderNo}
      </Link>,
    ]);
  }
  if (view.author) {
    facts.push([
      t('author'),
      <span key="author" translate="no">
        {view.author}
      </span>,
    ]);
  }
  if (view.wish) facts.push([t('wish'), words(`wish.${view.wish}`)]);
  facts.push([t('at'), <DateTime key="at" at={view.forwardedAt} />]);
  return (
    <Section title={t('facts')}>
      <DefinitionList items={facts.map(([term, value]) => ({ key: term, term, value }))} />
    </Section>
  );
}
