import { useState } from 'react';
import { type Post, reopen, wantBuyList } from '#contract/boards/calls.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { postPath, tabPath } from './addresses.ts';
import styles from './boards.module.css';
import { ClosePost } from './ClosePost.tsx';
import { PostParts } from './PostParts.tsx';
import { PostTable } from './PostTable.tsx';
import { mayReopen, reopenUntil } from './recycle.ts';
import { useList } from './use-list.ts';
import { useTableWords } from './use-table-words.ts';

/** The tab "mine": my open posts with what they were answered. */
export function MyPosts() {
  const t = useWords('boards');
  const list = useList();
  const words = useTableWords();
  const found = useRead(wantBuyList, { ...list.input, state: 'open' }, { keep: true });
  const [closing, setClosing] = useState<Post | null>(null);
  const columns: Column<Post>[] = [
    {
      key: 'parts',
      head: t('list.parts'),
      cell: (post) => <PostParts post={post} />,
      phone: 'wide',
    },
    { key: 'no', head: t('list.no'), cell: (post) => <Numbered post={post} />, phone: 'left' },
    {
      key: 'quotes',
      head: t('list.answers'),
      cell: (post) => <Quotes post={post} />,
      phone: 'right',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (post) => (
        <span className={styles.rowActions}>
          <ButtonLink size="xs" to={postPath(post)}>
            {t('list.view')}
          </ButtonLink>
          <Button size="xs" onClick={() => setClosing(post)}>
            {t('list.close')}
          </Button>
        </span>
      ),
      action: true,
    },
  ];
  const post = <ButtonLink to={tabPath('index')}>{t('post.action')}</ButtonLink>;
  return (
    <>
      <PostTable
        label={t('list.labelMine')}
        columns={columns}
        list={list}
        found={found}
        words={words}
        empty={<Empty title={t('list.emptyMine')} action={post} />}
      />
      {closing && <ClosePost post={closing} onDone={() => setClosing(null)} />}
    </>
  );
}

function Numbered({ post }: { post: Post }) {
  return (
    <>
      <span translate="no">{post.no}</span>
      <CellNote>
        <DateTime at={post.at} form="day" />
      </CellNote>
    </>
  );
}

function Quotes({ post }: { post: Post }) {
  const t = useWords('boards');
  if (post.replies === 0) return t('list.noQuotes');
  return (
    <>
      {t('list.quotes', { count: post.replies })} <Badge count={post.unreadReplies} />
    </>
  );
}

/** The tab "recycle": my closed posts; for 30 days they may be reopened. */
export function ClosedPosts() {
  const t = useWords('boards');
  const list = useList();
  const words = useTableWords();
  const found = useRead(wantBuyList, { ...list.input, state: 'closed' }, { keep: true });
  const columns: Column<Post>[] = [
    {
      key: 'parts',
      head: t('list.parts'),
      cell: (post) => <PostParts post={post} />,
      phone: 'wide',
    },
    { key: 'no', head: t('list.no'), cell: (post) => <Numbered post={post} />, phone: 'left' },
    {
      key: 'closedAt',
      head: t('list.closedAt'),
      cell: (post) => <Closed post={post} />,
      phone: 'wide',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (post) => <Reopen post={post} />,
      action: true,
    },
  ];
  return (
    <PostTable
      label={t('list.labelRecycle')}
      columns={columns}
      list={list}
      found={found}
      words={words}
      empty={<Empty title={t('list.emptyRecycle')} />}
    />
  );
}

function Closed({ post }: { post: Post }) {
  const t = useWords('boards');
  if (post.closedAt === null) return null;
  const until = reopenUntil(post.closedAt);
  return (
    <>
      <DateTime at={post.closedAt} />
      <CellNote>
        {mayReopen(post.closedAt)
          ? t('list.reopenUntil', { day: formatDay(until) })
          : t('list.reopenOver')}
      </CellNote>
    </>
  );
}

/** Takes a post out of recycle, where its 30 days are not over. */
function Reopen({ post }: { post: Post }) {
  const t = useWords('boards');
  const act = useAct(reopen, {
    onDone: () => toast(t('reopened', { no: post.no })),
  });
  return (
    <span className={styles.rowActions}>
      <ButtonLink size="xs" to={postPath(post)}>
        {t('list.view')}
      </ButtonLink>
      <Button
        size="xs"
        loading={act.isPending}
        disabled={!mayReopen(post.closedAt)}
        onClick={() => act.mutate({ id: post.id, version: post.version })}
      >
        {t('list.reopen')}
      </Button>
    </span>
  );
}
