import { useState } from 'react';
import { type Reply, replies } from '#contract/boards/calls.ts';
import { limits } from '#contract/limits.ts';
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
import { replyPath, tabPath } from './addresses.ts';
import styles from './boards.module.css';
import { countryName } from './country-name.ts';
import { ReplyState } from './ReplyState.tsx';

const sides = ['all', 'received', 'given'] as const;
type Side = (typeof sides)[number];

/** The tab "reply": quotes that I gave and quotes on my posts, unread first. */
export function ReplyList() {
  const t = useWords('boards');
  const [side, setSide] = useState<Side>('all');
  const [page, setPage] = useState<{ num: number; size: number }>({
    num: 1,
    size: limits.pageSizeDefault,
  });
  const found = useRead(replies, { side, pageNum: page.num, pageSize: page.size }, { keep: true });
  const columns: Column<Reply>[] = [
    {
      key: 'parts',
      head: t('reply.parts'),
      cell: (reply) => <Parts reply={reply} />,
      phone: 'title',
    },
    {
      key: 'party',
      head: t('reply.party'),
      cell: (reply) => <Party reply={reply} />,
      phone: 'left',
    },
    { key: 'no', head: t('reply.no'), cell: (reply) => <Numbered reply={reply} />, phone: 'left' },
    {
      key: 'until',
      head: t('reply.until'),
      cell: (reply) => <DateTime at={reply.validUntil} />,
      phone: 'left',
      phoneLabel: t('reply.until'),
    },
    {
      key: 'state',
      head: t('reply.state'),
      cell: (reply) => <ReplyState state={reply.state} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: t('reply.total'),
      cell: (reply) => <MoneyText money={added(reply.items.map((item) => item.amount))} bare />,
      figures: true,
      phone: 'value',
    },
  ];
  return (
    <>
      <div className={layout.filterBar}>
        <Segmented
          small
          label={t('reply.side')}
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
          {t('reply.failed')} {found.error.message}
        </Note>
      ) : (
        <Table
          label={t('reply.label')}
          columns={columns}
          rows={found.data?.list}
          rowKey={(reply) => reply.id}
          refetching={found.isPlaceholderData}
          empty={<Nothing side={side} />}
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

function Nothing({ side }: { side: Side }) {
  const t = useWords('boards');
  return (
    <Empty
      title={t(side === 'given' ? 'reply.emptyGiven' : 'reply.empty')}
      action={<ButtonLink to={tabPath('new')}>{t('reply.findPosts')}</ButtonLink>}
    />
  );
}

function Parts({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  const [first, ...more] = reply.items;
  if (!first) return null;
  return (
    <>
      <span className={styles.partHead}>
        <Mpn mpn={first.offeredModel} to={replyPath(reply)} />
        {!reply.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
      </span>
      <CellNote>
        {first.manufacturer} <Quantity count={first.quantity} />
        {more.length > 0 && `${t('comma')}${t('more', { count: more.length })}`}
      </CellNote>
    </>
  );
}

function Party({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  const party = reply.mine ? reply.to : reply.from;
  return (
    <>
      {party.company || countryName(party.country, t.lang)}
      <CellNote>
        {t(reply.mine ? 'reply.givenTag' : 'reply.receivedTag')}
        {party.company && `${t('comma')}${countryName(party.country, t.lang)}`}
      </CellNote>
    </>
  );
}

function Numbered({ reply }: { reply: Reply }) {
  return (
    <>
      <span translate="no">{reply.no}</span>
      <CellNote>
        <DateTime at={reply.at} form="day" />
      </CellNote>
    </>
  );
}
