import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import { opsFakeOne } from '#contract/fakes/calls.ts';
import type { FakeHitView, FakeRecord } from '#contract/fakes/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DecideWarning } from './DecideWarning.tsx';
import { WarningFacts, WarningTexts } from './WarningFacts.tsx';
import { WarningTag } from './WarningTag.tsx';
import styles from './warning.module.css';

const HOME = '/ops/fakes';
/** One warning at the desk: what was found beside what is remembered, and the decision. */
export function OneWarning({ id }: { readonly id: string }) {
  const t = useTranslator('fakes');
  const read = useCallQuery(opsFakeOne, { id });
  return (
    <div className={layout.sections}>
      <div>
        <PageHead
          title={read.data?.no ?? t('title')}
          actions={<Link to={HOME}>{t('toAll')}</Link>}
        />
        {read.data && <WarningTag state={read.data.state} />}
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('loading')} lines={8} />}
      {read.data && <WarningDetail warning={read.data} />}
    </div>
  );
}

function WarningDetail({ warning }: { readonly warning: FakeHitView }) {
  const t = useTranslator('fakes');
  const desk = useTranslator('operator');
  const { record } = warning;
  const seller = {
    key: 'seller',
    term: t('seller'),
    value: <Link to={`/ops/companies/${warning.sellerId}`}>{warning.sellerName}</Link>,
  };
  const score = { key: 'score', term: t('score'), value: `${warning.score} %` };
  return (
    <>
      <WorkBar record="fakeHit" no={warning.no} />
      {record.endReason !== null && <Note tone="wait">{t(`ended.${record.endReason}`)}</Note>}
      <div className={layout.two}>
        <Section title={t('found')}>
          <WarningFacts warning={warning} orderPath={staffOrderPath} more={[seller, score]} />
        </Section>
        <Section title={t('remembered')}>
          <RecordFacts record={record} />
        </Section>
      </div>
      <WarningPhotos photos={warning.photos} />
      <WarningTexts warning={warning} />
      {warning.decidedAt && (
        <p>
          {t('decidedBy', { name: warning.decidedBy })} <DateTime at={warning.decidedAt} zone />
        </p>
      )}
      {warning.staffIsParty && <Note tone="wait">{desk('order.own')}</Note>}
      <DecideWarning key={warning.version} warning={warning} />
    </>
  );
}

/** Photos of the goods, each beside the one of the remembered lot that it is a copy of. */
function WarningPhotos({ photos }: Pick<FakeHitView, 'photos'>) {
  const t = useTranslator('fakes');
  return photos.map(({ found, remembered }) => (
    <div key={`${found} ${remembered}`} className={layout.two}>
      <Section title={t('photo.found')}>
        <img src={found} alt={t('photo.found')} className={styles.photo} />
      </Section>
      <Section title={t('photo.remembered')}>
        <img src={remembered} alt={t('photo.remembered')} className={styles.photo} />
      </Section>
    </div>
  ));
}

function RecordFacts({ record }: { readonly record: FakeRecord }) {
  const t = useTranslator('fakes');
  const report =
    record.reportNo === '' ? (
      <Link to="/ops/quarantine">{t('register')}</Link>
    ) : (
      <Link to={`/ops/report/${record.reportNo}`} translate="no">
        {record.reportNo}
      </Link>
    );
  return (
    <DefinitionList
      items={[
        { key: 'part', term: t('part'), value: <Mpn mpn={record.mpn} /> },
        { key: 'maker', term: t('maker'), value: record.manufacturer || '–' },
        { key: 'date', term: t('dateCode'), value: record.dateCode || '–' },
        { key: 'lot', term: t('lotCode'), value: record.lotCode || '–' },
        { key: 'labels', term: t('labels'), value: record.labels.join(', ') || '–' },
        {
          key: 'order',
          term: t('subject.order'),
          value: (
            <Link to={staffOrderPath(record.orderId)} translate="no">
              {record.orderNo}
            </Link>
          ),
        },
        { key: 'report', term: t('report'), value: report },
        { key: 'verdict', term: t('verdict'), value: t(`verdicts.${record.verdict}`) },
        { key: 'seller', term: t('seller'), value: record.sellerName || '–' },
        { key: 'at', term: t('since'), value: <DateTime at={record.rememberedAt} zone /> },
      ]}
    />
  );
}
