import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { nonconformityList, nonconformityOne } from '#contract/qc/lab-record-calls.ts';
import type { Nonconformity } from '#contract/qc/lab-record-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { PartCell } from '#web/widgets/parts/PartCell.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { NonconformityRecord } from '../records/NonconformityRecord.tsx';

const PAGE_SIZE = 20;
const HOME = '/ops/nonconformities';
export const stateTones: Record<Nonconformity['state'], TagTone> = {
  open: 'fail',
  assessed: 'wait',
  closed: 'pass',
};

/** Records of rejected lots: all of them, or one with what the reader may do about it. */
export default function NonconformitiesPage() {
  const { id } = useParams();
  return id === undefined ? <Records /> : <OneRecord key={id} id={id} />;
}

function Records() {
  const t = useTranslator('qc/records');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    nonconformityList,
    { pageNum, pageSize: PAGE_SIZE },
    { previous: true },
  );
  const total = read.data?.total ?? 0;
  return (
    <div className={layout.sections}>
      <div>
        <PageHead title={t('nc.title')} />
        <p>{t('nc.lead')}</p>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table<Nonconformity>
        label={t('nc.title')}
        rows={read.data?.list}
        rowKey={(one) => one.id}
        empty={<Empty title={t('nc.none')} />}
        columns={[
          {
            key: 'no',
            head: t('nc.no'),
            phone: 'title',
            cell: (one) => (
              <>
                <Link to={`${HOME}/${one.id}`} translate="no">
                  {one.no}
                </Link>
                <CellNote>{one.lotNo}</CellNote>
              </>
            ),
          },
          {
            key: 'part',
            head: t('nc.part'),
            phone: 'wide',
            cell: (one) => <PartCell part={one} />,
          },
          { key: 'at', head: t('nc.openedAt'), cell: (one) => <DateTime at={one.openedAt} /> },
          {
            key: 'state',
            head: t('nc.state'),
            phone: 'value',
            cell: (one) => <Tag tone={stateTones[one.state]}>{t(`nc.states.${one.state}`)}</Tag>,
          },
        ]}
      />
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </div>
  );
}

function OneRecord({ id }: { id: string }) {
  const t = useTranslator('qc/records');
  const read = useCallQuery(nonconformityOne, { id });
  return (
    <div className={layout.sections}>
      <div>
        <PageHead
          title={read.data?.no ?? t('nc.title')}
          actions={<Link to={HOME}>{t('nc.all')}</Link>}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('nc.reading')} lines={8} />}
      {read.data && <NonconformityRecord key={read.data.version} record={read.data} />}
    </div>
  );
}
