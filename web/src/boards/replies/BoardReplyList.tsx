import { type ReactNode, useState } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { added } from '#web/order-parts/ordering/sums.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Tag } from '#web/ui/Tag.tsx';
import { type FoundPage, PagedTable } from '#web/ui/table/PagedTable.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import type { BoardConfig } from '../board-config.ts';
import styles from '../boards.module.css';
import { ReplyState } from './ReplyState.tsx';
import { isWithdrawable, WithdrawReply } from './WithdrawReply.tsx';

const sides = ['all', 'received', 'given'] as const;
type Side = (typeof sides)[number];
type AnyReply = Reply | Bid;

/** Which answers a list shows: of which side, and which page. */
export function useReplyFilter() {
  const [side, setSide] = useState<Side>('all');
  const { input, pager, first } = usePaging();
  return {
    side,
    input: { side, ...input },
    choose(next: Side) {
      setSide(next);
      first();
    },
    pager,
  };
}

interface Props<A extends AnyReply> {
  readonly face: BoardConfig;
  readonly filter: ReturnType<typeof useReplyFilter>;
  readonly found: FoundPage<A>;
  /** The part of an answer's first item. */
  readonly mpnOf: (item: A['items'][number]) => string;
}

/** The tab "reply": answers that I gave and answers to my posts, unread first. */
export function BoardReplyList<A extends AnyReply>({ face, filter, found, mpnOf }: Props<A>) {
  const t = useTranslator('boards');
  const { side, pager } = filter;
  const columns = useColumns<A>(face, (reply) => (
    <ReplyParts
      face={face}
      reply={reply}
      mpnOf={mpnOf as (item: AnyReply['items'][number]) => string}
    />
  ));
  return (
    <>
      <div className={layout.filterBar}>
        <Segmented
          small
          label={face.reply.side}
          value={side}
          options={sides.map((value) => ({ value, label: t(`reply.${value}`) }))}
          onChange={filter.choose}
        />
      </div>
      <PagedTable
        label={face.reply.label}
        columns={columns}
        found={found}
        failed={face.reply.failed}
        empty={
          <Empty
            title={side === 'given' ? face.reply.emptySent : face.reply.empty}
            action={<ButtonLink to={face.path.tab('new')}>{face.reply.find}</ButtonLink>}
          />
        }
        pager={pager}
      />
    </>
  );
}

function useColumns<A extends AnyReply>(
  face: BoardConfig,
  parts: (reply: A) => ReactNode,
): Column<A>[] {
  const t = useTranslator('boards');
  return [
    { key: 'parts', head: face.reply.parts, cell: parts, phone: 'title' },
    {
      key: 'party',
      head: t('reply.party'),
      cell: (reply) => <Party reply={reply} />,
      phone: 'left',
    },
    {
      key: 'no',
      head: face.reply.no,
      cell: (reply) => (
        <>
          <span translate="no">{reply.no}</span>
          <CellNote>
            <DateTime at={reply.at} form="day" />
          </CellNote>
        </>
      ),
      phone: 'left',
    },
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
      cell: (reply) => <ReplyState reply={reply} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: t('reply.total'),
      cell: (reply) => <MoneyText money={added(reply.items.map((item) => item.amount))} bare />,
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (reply) => <ReplyActs face={face} reply={reply} />,
      action: true,
    },
  ];
}

/** The next steps: a received answer that stands is reviewed, one's own may be withdrawn. */
function ReplyActs({ face, reply }: { face: BoardConfig; reply: AnyReply }) {
  const t = useTranslator('boards');
  const canAccept = !reply.mine && reply.state === 'open';
  return (
    <span className={styles.rowActions}>
      <ButtonLink size="xs" to={face.path.reply(reply)}>
        {t(canAccept ? 'compare.accept' : 'compare.open')}
      </ButtonLink>
      {isWithdrawable(reply) && <WithdrawReply words={face.withdraw} reply={reply} size="xs" />}
    </span>
  );
}

function ReplyParts(props: {
  face: BoardConfig;
  reply: AnyReply;
  mpnOf: (item: AnyReply['items'][number]) => string;
}) {
  const t = useTranslator('boards');
  const { face, reply, mpnOf } = props;
  const [first, ...more] = reply.items;
  if (!first) return null;
  return (
    <>
      <span className={styles.partHead}>
        <Mpn mpn={mpnOf(first)} to={face.path.reply(reply)} />
        {!reply.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
      </span>
      <CellNote>
        {first.manufacturer} <Quantity count={first.quantity} />
        {more.length > 0 && `${t('comma')}${t('more', { count: more.length })}`}
      </CellNote>
    </>
  );
}

function Party({ reply }: { reply: AnyReply }) {
  const t = useTranslator('boards');
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
