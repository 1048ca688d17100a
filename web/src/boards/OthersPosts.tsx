import { newerWantBuys, type Post, wantBuys } from '#contract/boards/calls.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { postPath, replyPath } from './addresses.ts';
import styles from './boards.module.css';
import { countryName } from './country-name.ts';
import { NewerBar } from './NewerBar.tsx';
import { PostParts } from './PostParts.tsx';
import { PostTable } from './PostTable.tsx';
import { useLiveList } from './use-live-list.ts';
import { useTableWords } from './use-table-words.ts';

/** The tab "new": open posts of others, with the way to quote. */
export function OthersPosts() {
  const t = useWords('boards');
  const live = useLiveList<Post>({ posts: wantBuys, newer: newerWantBuys });
  const words = useTableWords();
  const columns: Column<Post>[] = [
    {
      key: 'parts',
      head: t('list.parts'),
      cell: (post) => <PostParts post={post} fresh={!post.seen} />,
      phone: 'wide',
    },
    {
      key: 'from',
      head: t('list.from'),
      cell: (post) => (
        <>
          {countryName(post.country, t.lang)}
          {post.company && <CellNote>{post.company}</CellNote>}
        </>
      ),
      phone: 'left',
    },
    {
      key: 'note',
      head: t('list.note'),
      cell: (post) => post.mark && <span className={styles.clip}>{post.mark}</span>,
      phone: 'wide',
    },
    {
      key: 'at',
      head: t('list.at'),
      cell: (post) => (
        <>
          <DateTime at={post.at} />
          <CellNote>
            <span translate="no">{post.no}</span>
          </CellNote>
        </>
      ),
      phone: 'left',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (post) => <QuoteLink post={post} />,
      action: true,
    },
  ];
  return (
    <div ref={live.top} tabIndex={-1} className={styles.live}>
      <PostTable
        label={t('list.labelNew')}
        columns={columns}
        list={live.list}
        found={live.found}
        words={words}
        empty={<Empty title={t('list.emptyNew')} />}
        aside={
          <NewerBar
            said={live.fresh > 0 ? t('live.fresh', { count: live.fresh }) : null}
            quiet={t('live.quiet')}
            show={t('live.show')}
            onShow={live.show}
          />
        }
      />
    </div>
  );
}

function QuoteLink({ post }: { post: Post }) {
  const t = useWords('boards');
  if (post.myReplyId === null) {
    return (
      <ButtonLink size="xs" to={postPath(post)}>
        {t('list.quote')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="xs" variant="text" to={replyPath({ id: post.myReplyId, no: post.no })}>
      {t('list.quoted')}
    </ButtonLink>
  );
}
