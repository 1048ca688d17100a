import { Link, useParams } from 'react-router';
import type { Output } from '#contract/call.ts';
import { opsServiceList, opsServiceOne } from '#contract/qc/service-calls.ts';
import { labServices, type ServiceSlug } from '#contract/qc/services.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../../content/content.module.css';
import { ServiceEditor } from '../../services/ServiceEditor.tsx';

type Row = Output<typeof opsServiceList>[number];

/** The lab's services for the content desk: all of them, or the editor of one. */
export default function ServicesPage() {
  const { slug } = useParams();
  const found = labServices.find((one) => one.slug === slug);
  return found ? <OneService key={found.slug} slug={found.slug} /> : <AllServices />;
}

function AllServices() {
  const t = useTranslator('operator/services');
  const publishing = useTranslator('operator/publish');
  const lab = useTranslator('qc/detection');
  const format = useFormat();
  const read = useCallQuery(opsServiceList, {});
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.about}>{t('about')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table<Row>
        label={t('title')}
        rows={read.data}
        rowKey={(row) => row.slug}
        skeletonRows={labServices.length}
        columns={[
          {
            key: 'service',
            head: t('service'),
            phone: 'title',
            cell: (row) => (
              <Link to={`/ops/content/services/${row.slug}`}>
                {lab(`services.${row.slug}.name`)}
              </Link>
            ),
          },
          {
            key: 'price',
            head: t('price'),
            phone: 'wide',
            cell: (row) => row.tests.map((one) => format.money(one.price)).join(' · '),
          },
          {
            key: 'days',
            head: t('days'),
            phoneLabel: t('days'),
            cell: (row) => Math.max(...row.tests.map((one) => one.days)),
          },
          {
            key: 'state',
            head: t('revisionHead'),
            phone: 'value',
            cell: (row) => (
              <>
                {row.draft && <Tag tone="wait">{t('draft')}</Tag>}{' '}
                {row.revision === 0 ? t('own') : t('revision', { number: row.revision })}
                {row.publishedAt && (
                  <CellNote>
                    {row.author} <DateTime at={row.publishedAt} form="day" />
                  </CellNote>
                )}
                {row.scheduled && (
                  <CellNote>
                    {t('revision', { number: row.scheduled.revision })}{' '}
                    {publishing.parts('effectiveFrom', { at: <DateTime at={row.scheduled.at} /> })}
                  </CellNote>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function OneService({ slug }: { slug: ServiceSlug }) {
  const t = useTranslator('operator/services');
  const lab = useTranslator('qc/detection');
  const read = useCallQuery(opsServiceOne, { slug });
  const service = read.data;
  return (
    <>
      <PageHead
        title={lab(`services.${slug}.name`)}
        actions={
          <>
            <Link to="/ops/content/services">{t('all')}</Link>
            <a href={`/qc-detection/${slug}`} target="_blank" rel="noreferrer">
              {t('site')}
            </a>
          </>
        }
      />
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('reading')} lines={10} />}
      {service && (
        <ServiceEditor
          key={`${service.revision} ${service.draft?.version ?? 0}`}
          service={service}
        />
      )}
    </>
  );
}
