import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { type Bid, replies } from '#contract/surplus/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Quantity } from '#web/parts/Quantity.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from '../boards.module.css';
import { countryName } from '../country-name.ts';
import { ReplyState } from '../ReplyState.tsx';
import { bidPath, tabPath } from './paths.ts';

const sides = ['all', 'received', 'given'] as const;
type Side = (typeof sides)[number];

/** The tab "reply": bids that I made and bids on my deals, unread first. */
export function BidList() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const [side, setSide] = useState<Side>('all');
  const [page, setPage] = useState<{ num: number; size: number }>({
    num: 1,
    size: limits.pageSizeDefault,
  });
  const columns = useColumns();
  const found = useRead(replies, { side, pageNum: page.num, pageSize: page.size }, { keep: true });
  return (
    <>
      <div className={layout.filterBar}>
        <Segmented
          small
          label={s('reply.side')}
          value={side}
          options={sides.map((value) => ({ value, label: t(`reply.${value}`) }))}
          onChange={(next) => {
            setSide(next);
            setPage({ ...page, num: 1 });
          }}
        />
      </div>
      {found.isError ? (
        <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
          {s('reply.failed')} {found.error.message}
        </Note>
      ) : (
        <Table
          label={s('reply.label')}
          columns={columns}
          rows={found.data?.list}
          rowKey={(bid) => bid.id}
          refetching={found.isPlaceholderData}
          empty={
            <Empty
              title={s(side === 'given' ? 'reply.emptyGiven' : 'reply.empty')}
              action={<ButtonLink to={tabPath('new')}>{s('reply.find')}</ButtonLink>}
            />
          }
        />
      )}
      {found.data && found.data.total > 0 && (
        <Pager
          total={found.data.total}
          page={page.num}
          pageSize={page.size}
          onPage={(num) => setPage({ ...page, num })}
          onPageSize={(size) => setPage({ num: 1, size })}
        />
      )}
    </>
  );
}

function useColumns(): Column<Bid>[] {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  return [
    { key: 'parts', head: s('reply.parts'), cell: (bid) => <Parts bid={bid} />, phone: 'title' },
    { key: 'party', head: t('reply.party'), cell: (bid) => <Party bid={bid} />, phone: 'left' },
    {
      key: 'no',
      head: s('reply.no'),
      cell: (bid) => (
        <>
          <span translate="no">{bid.no}</span>
          <CellNote>
            <DateTime at={bid.at} form="day" />
          </CellNote>
        </>
      ),
      phone: 'left',
    },
    {
      key: 'until',
      head: t('reply.until'),
      cell: (bid) => <DateTime at={bid.validUntil} />,
      phone: 'left',
      phoneLabel: t('reply.until'),
    },
    {
      key: 'state',
      head: t('reply.state'),
      cell: (bid) => <ReplyState state={bid.state} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: t('reply.total'),
      cell: (bid) => <MoneyText money={added(bid.items.map((item) => item.amount))} bare />,
      figures: true,
      phone: 'value',
    },
  ];
}

function Parts({ bid }: { bid: Bid }) {
  const t = useWords('boards');
  const [first, ...more] = bid.items;
  if (!first) return null;
  return (
    <>
      <span className={styles.partHead}>
        <Mpn mpn={first.model} to={bidPath(bid)} />
        {!bid.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
      </span>
      <CellNote>
        {first.manufacturer} <Quantity count={first.quantity} />
        {more.length > 0 && `${t('comma')}${t('more', { count: more.length })}`}
      </CellNote>
    </>
  );
}

function Party({ bid }: { bid: Bid }) {
  const t = useWords('boards');
  const party = bid.mine ? bid.to : bid.from;
  return (
    <>
      {party.company || countryName(party.country, t.lang)}
      <CellNote>{t(bid.mine ? 'reply.givenTag' : 'reply.receivedTag')}</CellNote>
    </>
  );
}
