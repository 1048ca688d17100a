import { WATCHES_MAX, watchList } from '#contract/watches/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddWatch } from '../AddWatch.tsx';
import { WatchTable } from '../WatchTable.tsx';
import styles from '../watches.module.css';

/** The parts that the member watches. */
export default function WatchedPartsPage() {
  const t = useTranslator('watches');
  const { input, pager, first } = usePaging();
  const read = useCallQuery(watchList, input, { previous: true });
  const total = read.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / pager.pageSize));
  // The last row of the last page was ended: the page before it is the last one now.
  if (read.data && !read.isPlaceholderData && pager.page > last) pager.onPage(last);
  useHead({ title: t('title'), noIndex: true });
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink to="/part-search" icon="search">
            {t('find')}
          </ButtonLink>
        }
      >
        {total > 0 && (
          <span className={styles.count}>{t('full', { count: total, max: WATCHES_MAX })}</span>
        )}
      </PageHead>
      <p className={styles.lead}>{t('lead')}</p>
      <AddWatch total={total} onAdded={first} />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {read.data && total === 0 ? (
        <Empty title={t('empty')}>{t('emptyText')}</Empty>
      ) : (
        (read.data || read.isPending) && (
          <WatchTable
            rows={read.data?.list}
            refetching={read.isPlaceholderData}
            skeletonRows={pager.pageSize}
          />
        )
      )}
      {total > 0 && <Pager total={total} {...pager} />}
    </>
  );
}
