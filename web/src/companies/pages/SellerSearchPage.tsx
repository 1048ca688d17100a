import { useNavigate, useSearchParams } from 'react-router';
import { searchMember } from '#contract/companies/calls.ts';
import { searchDepth } from '#contract/companies/profile.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../companies.module.css';
import { SellerFilter } from '../search/SellerFilter.tsx';
import { SellerTable } from '../search/SellerTable.tsx';
import {
  isFiltered,
  readQuery,
  SELLER_SEARCH,
  type SellerQuery,
  searchAddress,
  withPageSize,
} from '../search/seller-query.ts';
import { useRefetchWhenSignedIn } from '../use-own-answer.ts';

/** Settled sellers by name, brand, area and record; the address says what is asked. */
export default function SellerSearchPage() {
  const t = useTranslator('companies');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sellerQuery = readQuery(query);
  const read = useCallQuery(searchMember, sellerQuery, { previous: true });
  useRefetchWhenSignedIn(read);
  const { pageNum, pageSize } = sellerQuery;
  useHead({
    title: t('search.title'),
    description: t('search.description'),
    canonical: pageNum === 1 ? SELLER_SEARCH : `${SELLER_SEARCH}?pageNum=${pageNum}`,
    noIndex: isFiltered(sellerQuery),
  });
  const total = read.data?.total ?? 0;
  return (
    <div className={layout.publicPage}>
      <h1>{t('search.title')}</h1>
      <p className={styles.lead}>{t('search.lead')}</p>
      <div className={styles.list}>
        <SellerFilter
          key={searchAddress({ ...sellerQuery, pageNum: 1 })}
          query={sellerQuery}
          onSearch={(next) => void navigate(searchAddress(next))}
        />
        <FailNote error={read.error} again={() => void read.refetch()} />
        {(read.data || read.isPending) && (
          <SellerTable
            label={t('search.label')}
            rows={read.data?.list}
            refetching={read.isPlaceholderData}
            skeletonRows={pageSize}
            empty={<NoSellers query={sellerQuery} isBeyond={total > 0} />}
          />
        )}
        {total > 0 && (
          <Pager
            total={total}
            page={pageNum}
            pageSize={pageSize}
            pageHref={(page) => searchAddress({ ...sellerQuery, pageNum: page })}
            onPageSize={(size) => void navigate(withPageSize(sellerQuery, size))}
          />
        )}
        {read.data?.bounded && <Bounded />}
      </div>
    </div>
  );
}

/** There are more than are shown, for this reader. */
function Bounded() {
  const t = useTranslator('companies');
  const isOpen = useSession('member') !== null;
  const count = isOpen ? searchDepth.member : searchDepth.visitor;
  return <Note className={styles.note}>{t('search.bounded', { count })}</Note>;
}

function NoSellers({ query, isBeyond }: { query: SellerQuery; isBeyond: boolean }) {
  const t = useTranslator('companies');
  if (isBeyond) {
    return (
      <Empty
        title={t('search.beyond')}
        action={
          <ButtonLink to={searchAddress({ ...query, pageNum: 1 })}>{t('search.first')}</ButtonLink>
        }
      />
    );
  }
  const post = <ButtonLink to="/shopping-mall/index">{t('search.post')}</ButtonLink>;
  if (!isFiltered(query)) return <Empty title={t('search.none')} action={post} />;
  return (
    <Empty title={t('search.nothing')} action={post}>
      {t('search.nothingText')}
    </Empty>
  );
}
