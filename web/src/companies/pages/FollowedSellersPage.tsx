import { followList, followSeller } from '#contract/companies/calls.ts';
import type { FollowedSeller } from '#contract/companies/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../companies.module.css';
import { SellerTable } from '../search/SellerTable.tsx';

/** The sellers that the member follows. */
export default function FollowedSellersPage() {
  const t = useTranslator('companies');
  const { input, pager } = usePaging();
  const read = useCallQuery(followList, input, { previous: true });
  const stop = useCommand(followSeller, { changes: [followList] });
  const more: Column<FollowedSeller>[] = [
    {
      key: 'followed',
      head: t('column.followed'),
      cell: (row) => (
        <>
          <DateTime at={row.followedAt} />
          {!row.open && <CellNote tone="amber">{t('console.follow.closed')}</CellNote>}
        </>
      ),
      phone: 'left',
      phoneLabel: t('column.followed'),
    },
    {
      key: 'action',
      head: t('column.action'),
      action: true,
      cell: ({ id, company }) => (
        <Button
          size="xs"
          loading={stop.isPending && stop.variables?.sellerId === id}
          aria-label={t('console.follow.removeOne', { company })}
          onClick={() =>
            stop.mutate(
              { sellerId: id },
              { onSuccess: () => toast(t('console.follow.removed', { company })) },
            )
          }
        >
          {t('console.follow.remove')}
        </Button>
      ),
    },
  ];
  const find = (
    <ButtonLink to="/seller-search-results" icon="search">
      {t('console.follow.find')}
    </ButtonLink>
  );
  const total = read.data?.total ?? 0;
  useHead({ title: t('console.follow.title'), noIndex: true });
  return (
    <>
      <PageHead title={t('console.follow.title')} actions={total > 0 && find} />
      <p className={styles.lead}>{t('console.follow.lead')}</p>
      <FailNote error={stop.error} />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {(read.data || read.isPending) && (
        <SellerTable
          label={t('console.follow.label')}
          rows={read.data?.list}
          refetching={read.isPlaceholderData}
          skeletonRows={pager.pageSize}
          more={more}
          open={(row) => row.open}
          empty={<Empty title={t('console.follow.empty')} action={find} />}
        />
      )}
      {total > 0 && <Pager total={total} {...pager} />}
    </>
  );
}
