import { rfq } from '#contract/boards/calls.ts';
import type { Output } from '#contract/call.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { KeywordSearch } from '#web/widgets/records/KeywordSearch.tsx';
import { ListPager } from '#web/widgets/records/ListPager.tsx';
import { type Paged, usePaged } from '#web/widgets/records/use-paged.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { postPath, tabPath } from '../addresses.ts';
import { FirstParts } from '../FirstParts.tsx';
import styles from '../posts/rfq.module.css';

const PATH = '/rfq';
/** A request may name fifty parts; the page of the request shows all of them. */
const VISIBLE_PARTS = 6;

type Request = Output<typeof rfq>['list'][number];

/** Shows the open requests of buyers, without their names; each leads to quoting. */
export default function RfqPage() {
  const t = useTranslator('boards');
  const paged = usePaged(PATH);
  const { pageNum, pageSize, keyword } = paged;
  const found = useCallQuery(rfq, { pageNum, pageSize, keyword }, { previous: true });
  useHead({
    title: t('rfq.title'),
    description: t('rfq.description'),
    canonical: paged.canonical,
    noIndex: keyword !== '',
  });
  return (
    <div className={layout.publicPage}>
      <h1>{t('rfq.title')}</h1>
      <p className={styles.lead}>{t('rfq.lead')}</p>
      {/* The box begins anew where another filter was opened by its address. */}
      <KeywordSearch
        key={keyword}
        path={PATH}
        keyword={keyword}
        className={styles.tools}
        label={t('rfq.filter')}
        find={t('rfq.find')}
        clear={t('rfq.clear')}
        upper
        onKeyword={paged.onKeyword}
      />
      <FailNote error={found.error} again={() => found.refetch()} />
      {!found.error && (
        <List found={found.data} refetching={found.isPlaceholderData} paged={paged} />
      )}
      <div className={styles.how}>
        <Section
          title={t('rfq.how')}
          action={<ButtonLink to="/become-seller">{t('rfq.become')}</ButtonLink>}
        >
          <p className={styles.text}>{t('rfq.howText')}</p>
        </Section>
      </div>
    </div>
  );
}

interface ListProps {
  readonly found: Output<typeof rfq> | undefined;
  readonly refetching: boolean;
  readonly paged: Paged;
}

function List({ found, refetching, paged }: ListProps) {
  const t = useTranslator('boards');
  const total = found?.total ?? 0;
  return (
    <div className={styles.list}>
      <Table<Request>
        middle
        label={t('rfq.title')}
        rows={found?.list}
        rowKey={(request) => request.id}
        refetching={refetching}
        skeletonRows={paged.pageSize}
        empty={<NoRequests keyword={paged.keyword} isPastEnd={total > 0} />}
        columns={[
          {
            key: 'parts',
            head: t('rfq.parts'),
            phone: 'wide',
            cell: (request) => <RequestParts request={request} />,
          },
          {
            key: 'no',
            head: t('rfq.no'),
            phone: 'left',
            cell: (request) => (
              <span className={styles.no} translate="no">
                {request.no}
              </span>
            ),
          },
          {
            key: 'at',
            head: t('rfq.at'),
            phone: 'right',
            cell: (request) => <DateTime at={request.at} />,
          },
          {
            key: 'replies',
            head: t('rfq.replies'),
            figures: true,
            phone: 'left',
            phoneLabel: t('rfq.replies'),
            cell: (request) => request.replies,
          },
          {
            key: 'action',
            head: t('rfq.action'),
            action: true,
            phone: 'right',
            cell: (request) => (
              <ButtonLink
                size="sm"
                to={postPath(request)}
                aria-label={t('rfq.quoteOn', { no: request.no })}
              >
                {t('rfq.quote')}
              </ButtonLink>
            ),
          },
        ]}
      />
      {total > 0 && <ListPager paged={paged} total={total} />}
    </div>
  );
}

function RequestParts({ request }: { request: Request }) {
  return (
    <FirstParts lines={request.items} most={VISIBLE_PARTS}>
      {(item) => (
        <>
          <Mpn mpn={item.model} />
          <small>
            <Quantity count={item.count} />
          </small>
        </>
      )}
    </FirstParts>
  );
}

function NoRequests({ keyword, isPastEnd }: { keyword: string; isPastEnd: boolean }) {
  const t = useTranslator('boards');
  if (isPastEnd) {
    return (
      <Empty title={t('rfq.nonePage')} action={<ButtonLink to={PATH}>{t('rfq.all')}</ButtonLink>} />
    );
  }
  return (
    <Empty
      title={keyword === '' ? t('rfq.none') : t('rfq.noneFound', { keyword })}
      action={
        keyword === '' ? (
          <ButtonLink to={tabPath('index')}>{t('rfq.post')}</ButtonLink>
        ) : (
          <ButtonLink to={PATH}>{t('rfq.all')}</ButtonLink>
        )
      }
    />
  );
}
