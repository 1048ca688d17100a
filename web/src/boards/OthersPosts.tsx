import { type Post, wantBuys } from '#contract/boards/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { postPath, replyPath } from './addresses.ts';
import styles from './boards.module.css';
import { countryName } from './country-name.ts';
import { PostParts } from './PostParts.tsx';
import { PostTable } from './PostTable.tsx';
import { useList } from './use-list.ts';
import { useTableWords } from './use-table-words.ts';

/** The tab "new": open posts of others, with the way to quote. */
export function OthersPosts() {
  const t = useWords('boards');
  const list = useList();
  const words = useTableWords();
  const found = useRead(wantBuys, list.input, { keep: true });
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
    <PostTable
      label={t('list.labelNew')}
      columns={columns}
      list={list}
      found={found}
      words={words}
      empty={<Empty title={t('list.emptyNew')} />}
    />
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
