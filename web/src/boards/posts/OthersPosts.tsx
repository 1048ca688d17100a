import { newerWantBuys, wantBuys } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useMallConfig } from '../board-config.ts';
import styles from '../boards.module.css';
import { useLiveList } from '../use-live-list.ts';
import { OthersTable } from './PostLists.tsx';
import { PostParts } from './PostParts.tsx';

/** Open requests of others, with the way to quote. */
export function OthersPosts() {
  const t = useTranslator('boards');
  const live = useLiveList<Post>({ posts: wantBuys, newer: newerWantBuys });
  const columns: Column<Post>[] = [
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
  ];
  return (
    <OthersTable
      face={useMallConfig()}
      live={live}
      columns={columns}
      parts={(post) => <PostParts post={post} fresh={!post.seen} />}
    />
  );
}
