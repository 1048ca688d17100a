import { type ReactNode, useState } from 'react';
import type { Post } from '#contract/boards/schemas.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { FoundPage } from '#web/ui/table/PagedTable.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import type { BoardConfig } from '../board-config.ts';
import styles from '../boards.module.css';
import { NewerBar } from '../NewerBar.tsx';
import { useMaySell } from '../replies/SellersOnly.tsx';
import type { List } from '../use-list.ts';
import type { LiveList } from '../use-live-list.ts';
import { ClosePost } from './ClosePost.tsx';
import { PostTable } from './PostTable.tsx';
import { mayReopen } from './recycle.ts';
import { useReopenText } from './use-reopen-text.ts';

type AnyPost = Post | SurplusDeal;

interface OthersProps<P extends AnyPost> {
  readonly face: BoardConfig;
  readonly live: LiveList<P>;
  /** The columns between the parts and the way to answer. */
  readonly columns: readonly Column<P>[];
  readonly parts: (post: P) => ReactNode;
}

/** The tab "new": open posts of others, with the way to answer, and a bar for those that come. */
export function OthersTable<P extends AnyPost>({ face, live, columns, parts }: OthersProps<P>) {
  const t = useTranslator('boards');
  const maySell = useMaySell();
  const { list, path } = face;
  return (
    <div ref={live.top} tabIndex={-1} className={styles.live}>
      <PostTable
        label={list.label.new}
        columns={[
          { key: 'parts', head: list.parts, cell: parts, phone: 'wide' },
          ...columns,
          {
            key: 'action',
            head: t('list.action'),
            cell: (post) =>
              post.myReplyId === null ? (
                <ButtonLink size="xs" to={path.post(post)}>
                  {face.repliesSell && maySell === false ? t('list.open') : list.reply}
                </ButtonLink>
              ) : (
                <ButtonLink
                  size="xs"
                  variant="text"
                  to={path.reply({ id: post.myReplyId, no: post.no })}
                >
                  {list.replied}
                </ButtonLink>
              ),
            action: true,
          },
        ]}
        list={live.list}
        found={live.found}
        words={list}
        empty={<Empty title={list.empty.new} />}
        aside={
          <NewerBar
            said={live.fresh > 0 ? face.live.fresh(live.fresh) : null}
            quiet={face.live.quiet}
            show={t('live.show')}
            onShow={live.show}
          />
        }
      />
    </div>
  );
}

interface OwnProps<P extends AnyPost> {
  readonly face: BoardConfig;
  readonly list: List;
  readonly found: FoundPage<P>;
  readonly parts: (post: P) => ReactNode;
}

/** The tab "mine": my open posts with what they were answered. */
export function OwnPostTable<P extends AnyPost>({ face, list, found, parts }: OwnProps<P>) {
  const t = useTranslator('boards');
  const [closing, setClosing] = useState<P | null>(null);
  const { list: words, path } = face;
  const post = <ButtonLink to={path.tab('index')}>{face.postAction}</ButtonLink>;
  return (
    <>
      <PostTable<P>
        label={words.label.mine}
        columns={[
          ...ownColumns(face, parts),
          {
            key: 'answers',
            head: words.replies,
            cell: ({ replies, unreadReplies }) =>
              replies === 0 ? (
                words.none
              ) : (
                <>
                  {words.count(replies)} <Badge count={unreadReplies} />
                </>
              ),
            phone: 'right',
          },
          {
            key: 'action',
            head: t('list.action'),
            cell: (one) => (
              <span className={styles.rowActions}>
                <ButtonLink size="xs" to={path.post(one)}>
                  {t('list.view')}
                </ButtonLink>
                <Button size="xs" onClick={() => setClosing(one)}>
                  {t('list.close')}
                </Button>
              </span>
            ),
            action: true,
          },
        ]}
        list={list}
        found={found}
        words={words}
        empty={<Empty title={words.empty.mine} action={post} />}
      />
      {closing && <ClosePost face={face} post={closing} onDone={() => setClosing(null)} />}
    </>
  );
}

const ownColumns = <P extends AnyPost>(
  face: BoardConfig,
  parts: (post: P) => ReactNode,
): Column<P>[] => [
  { key: 'parts', head: face.list.parts, cell: parts, phone: 'wide' },
  {
    key: 'no',
    head: face.list.no,
    cell: (post) => (
      <>
        <span translate="no">{post.no}</span>
        <CellNote>
          <DateTime at={post.at} form="day" />
        </CellNote>
      </>
    ),
    phone: 'left',
  },
];

/** The tab "recycle": my closed posts; for 30 days they may be reopened. */
export function RecycleTable<P extends AnyPost>({ face, list, found, parts }: OwnProps<P>) {
  const t = useTranslator('boards');
  return (
    <PostTable<P>
      label={face.list.label.recycle}
      columns={[
        ...ownColumns(face, parts),
        {
          key: 'closedAt',
          head: t('list.closedAt'),
          cell: ({ closedAt }) => closedAt && <Closed closedAt={closedAt} />,
          phone: 'wide',
          phoneLabel: t('list.closedAt'),
        },
        {
          key: 'action',
          head: t('list.action'),
          cell: (post) => <Reopen face={face} post={post} />,
          action: true,
        },
      ]}
      list={list}
      found={found}
      words={face.list}
      empty={<Empty title={face.list.empty.recycle} />}
    />
  );
}

function Closed({ closedAt }: { closedAt: string }) {
  const reopenText = useReopenText();
  return (
    <>
      <DateTime at={closedAt} />
      <CellNote>{reopenText(closedAt)}</CellNote>
    </>
  );
}

/** Takes a post out of recycle, where its 30 days are not over. */
function Reopen({ face, post }: { face: BoardConfig; post: AnyPost }) {
  const t = useTranslator('boards');
  const command = useCommand(face.reopen.call, { onDone: () => toast(face.reopen.done(post.no)) });
  return (
    <span className={styles.rowActions}>
      <ButtonLink size="xs" to={face.path.post(post)}>
        {t('list.view')}
      </ButtonLink>
      <Button
        size="xs"
        loading={command.isPending}
        disabled={!mayReopen(post.closedAt)}
        onClick={() => command.mutate({ id: post.id, version: post.version })}
      >
        {t('list.reopen')}
      </Button>
    </span>
  );
}
