import { Link } from 'react-router';
import { homeBlacklist } from '#contract/content/calls.ts';
import { blacklistReplyWithin } from '#contract/content/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { KeywordSearch } from '#web/widgets/records/KeywordSearch.tsx';
import { ListPager } from '#web/widgets/records/ListPager.tsx';
import { usePaged } from '#web/widgets/records/use-paged.ts';
import { BlacklistTable } from '../BlacklistTable.tsx';
import styles from '../lists.module.css';

/** Suppliers on the public blacklist, with the deal that put each there. */
export default function BlacklistPage() {
  const t = useTranslator('blog');
  const paged = usePaged('/blacklist');
  const { pageNum, pageSize, keyword } = paged;
  const read = useCallQuery(homeBlacklist, { pageNum, pageSize, keyword }, { previous: true });
  useHead({
    title: t('blacklist.title'),
    description: t('blacklist.description'),
    canonical: paged.canonical,
    noIndex: keyword !== '',
  });
  const total = read.data?.total ?? 0;
  const isFiltered = keyword !== '' || total > 0;
  return (
    <div className={layout.publicPage}>
      <h1>{t('blacklist.title')}</h1>
      <p className={styles.lead}>
        {t('blacklist.lead', { days: Number.parseInt(blacklistReplyWithin, 10) })}
      </p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {(read.data || read.isPending) && (
        <div className={styles.list}>
          <KeywordSearch
            key={keyword}
            path="/blacklist"
            keyword={keyword}
            className={styles.tools}
            label={t('filter')}
            find={t('find')}
            clear={t('clear')}
            onKeyword={paged.onKeyword}
          />
          <BlacklistTable
            rows={read.data?.list}
            refetching={read.isPlaceholderData}
            skeletonRows={pageSize}
            empty={
              <Empty
                title={isFiltered ? t('noRows') : t('blacklist.none')}
                action={isFiltered && <ButtonLink to="/blacklist">{t('first')}</ButtonLink>}
              />
            }
          />
          {total > 0 && <ListPager paged={paged} total={total} />}
          <p className={styles.how}>
            {t('blacklist.how')} <Link to="/add-complaint-seller">{t('blacklist.complain')}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
