import { Link, useParams } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsCaseOne } from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import text from '#web/ui/text.module.css';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { CaseDueNote } from '../CaseDueNote.tsx';
import { CaseFacts } from '../CaseFacts.tsx';
import { CaseTag } from '../CaseTag.tsx';
import { CaseThread } from '../CaseThread.tsx';
import { DeskActs } from '../DeskActs.tsx';
import { SellerActs } from '../forward/SellerActs.tsx';
import { OrderEvidence } from '../OrderEvidence.tsx';
import styles from '../thread.module.css';

const EVERY_MS = 30_000;
const LIST = '/ops/cases';

/** One case at the desk of support. */
export default function OpsCasePage() {
  const { id = '' } = useParams();
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const read = useCallQuery(opsCaseOne, { id }, { everyMs: EVERY_MS });
  if (read.data) {
    return <Case key={id} view={read.data} again={() => void read.refetch()} />;
  }
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  if (isNotFound) {
    return (
      <>
        <PageHead title={desk('title')} />
        <Empty
          title={t('detail.notFound')}
          action={<ButtonLink to={LIST}>{desk('backToList')}</ButtonLink>}
        />
      </>
    );
  }
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return <SkeletonLines label={t('loading')} lines={8} />;
}

function Case({ view, again }: { view: OpsCaseView; again: () => void }) {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  return (
    <>
      <Breadcrumbs crumbs={[{ label: desk('title'), to: LIST }, { label: view.no }]} />
      <PageHead title={view.no} reference>
        <CaseTag state={view.state} />
        <span className={text.q}>
          {t(`kind.${view.kind}`)} · {t.find(`topic.${view.topic}`) ?? view.topic} ·{' '}
          {desk(view.isMember ? 'member' : 'visitor')} · {desk('lang')}
          {t('colon')}
          <span lang={view.lang}>{languageNames[view.lang]}</span>
        </span>
      </PageHead>
      <CaseDueNote view={view} reader="support" />
      <WorkBar record="case" no={view.no} />
      <div className={layout.cols} style={{ marginTop: 24 }}>
        <div className={layout.sections}>
          <CaseThread entries={view.entries} reader="support">
            {roles.includes('support') ? (
              <DeskActs view={view} again={again} />
            ) : (
              <Note>{desk('readOnly')}</Note>
            )}
          </CaseThread>
          <SellerActs view={view} may={roles.includes('support')} again={again} />
        </div>
        <aside className={layout.sections}>
          <OrderEvidence view={view} />
          <CaseFacts view={view} />
          <OtherCases view={view} />
        </aside>
      </div>
    </>
  );
}

function OtherCases({ view }: { view: OpsCaseView }) {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  if (view.others.length === 0) return null;
  return (
    <Section title={desk('others')}>
      <ul>
        {view.others.map((one) => (
          <li key={one.id} className={cx(layout.wrapRow, styles.other)}>
            <Link to={`${LIST}/${one.id}`} className={styles.ref} translate="no">
              {one.no}
            </Link>
            {t(`kind.${one.kind}`)} <CaseTag state={one.state} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
