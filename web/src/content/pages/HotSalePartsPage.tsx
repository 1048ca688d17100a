import { homePopularParts } from '#contract/content/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ListPager } from '#web/widgets/records/ListPager.tsx';
import { usePaged } from '#web/widgets/records/use-paged.ts';
import styles from '../lists.module.css';
import { PopularTable } from '../PopularTable.tsx';

/** Deals that the content desk published: what was traded, at which price, with which finding. */
export default function HotSalePartsPage() {
  const t = useTranslator('blog');
  const paged = usePaged('/hot-sale-parts');
  const { pageNum, pageSize, canonical } = paged;
  const read = useCallQuery(homePopularParts, { pageNum, pageSize }, { previous: true });
  useHead({ title: t('popular.title'), description: t('popular.description'), canonical });
  const total = read.data?.total ?? 0;
  return (
    <div className={layout.publicPage}>
      <h1>{t('popular.title')}</h1>
      <p className={styles.lead}>{t('popular.lead')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {(read.data || read.isPending) && (
        <div className={styles.list}>
          <PopularTable
            rows={read.data?.list}
            refetching={read.isPlaceholderData}
            skeletonRows={pageSize}
            empty={
              <Empty
                title={total === 0 ? t('popular.none') : t('noRows')}
                action={
                  total === 0 ? (
                    <ButtonLink to="/part-search">{t('popular.search')}</ButtonLink>
                  ) : (
                    <ButtonLink to="/hot-sale-parts">{t('first')}</ButtonLink>
                  )
                }
              >
                {t('popular.how')}
              </Empty>
            }
          />
          {total > 0 && <ListPager paged={paged} total={total} />}
        </div>
      )}
    </div>
  );
}
