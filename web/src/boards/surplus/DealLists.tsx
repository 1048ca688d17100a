import { useState } from 'react';
import {
  newerSurplusDeals,
  reopen,
  type SurplusDeal,
  surplusDealList,
  surplusDeals,
} from '#contract/surplus/calls.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { UnitPriceText } from '#web/parts/UnitPriceText.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { CellNote, type Column } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../boards.module.css';
import { countryName } from '../country-name.ts';
import { NewerBar } from '../NewerBar.tsx';
import { PostTable } from '../PostTable.tsx';
import { mayReopen, reopenUntil } from '../recycle.ts';
import { useList } from '../use-list.ts';
import { useLiveList } from '../use-live-list.ts';
import { CloseDeal } from './CloseDeal.tsx';
import { DealParts } from './DealParts.tsx';
import { bidPath, dealPath, tabPath } from './paths.ts';

function useTableWords() {
  const s = useWords('boards/surplus');
  return {
    failed: s('failed.posts'),
    emptyFound: (keyword: string) => s('list.emptyFound', { keyword }),
  };
}

const goods = (head: string, fresh = false): Column<SurplusDeal> => ({
  key: 'goods',
  head,
  cell: (deal) => <DealParts deal={deal} fresh={fresh && !deal.seen} />,
  phone: 'wide',
});

/** The tab "new": open deals of others, with what is asked and the way to bid. */
export function OthersDeals() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const live = useLiveList<SurplusDeal>({ posts: surplusDeals, newer: newerSurplusDeals });
  const words = useTableWords();
  const columns: Column<SurplusDeal>[] = [
    goods(s('list.goods'), true),
    {
      key: 'asking',
      head: s('list.asking'),
      cell: (deal) => <Asking deal={deal} />,
      figures: true,
      phone: 'right',
      phoneLabel: s('list.asking'),
    },
    { key: 'from', head: s('list.from'), cell: (deal) => <From deal={deal} />, phone: 'left' },
    { key: 'at', head: t('list.at'), cell: (deal) => <Posted deal={deal} />, phone: 'left' },
    {
      key: 'action',
      head: t('list.action'),
      cell: (deal) =>
        deal.myReplyId === null ? (
          <ButtonLink size="xs" to={dealPath(deal)}>
            {s('list.bid')}
          </ButtonLink>
        ) : (
          <ButtonLink size="xs" variant="text" to={bidPath({ id: deal.myReplyId, no: deal.no })}>
            {s('list.myBid')}
          </ButtonLink>
        ),
      action: true,
    },
  ];
  return (
    <div ref={live.top} tabIndex={-1} className={styles.live}>
      <PostTable
        label={s('list.labelNew')}
        columns={columns}
        list={live.list}
        found={live.found}
        words={words}
        empty={<Empty title={s('list.emptyNew')} />}
        aside={
          <NewerBar
            said={live.fresh > 0 ? s('live.fresh', { count: live.fresh }) : null}
            quiet={s('live.quiet')}
            show={t('live.show')}
            onShow={live.show}
          />
        }
      />
    </div>
  );
}

/** What is asked of the first part; a deal of several says so by its own page. */
function Asking({ deal }: { deal: SurplusDeal }) {
  const s = useWords('boards/surplus');
  const [first] = deal.items;
  if (!first?.unitPrice) return <CellNote>{s('open')}</CellNote>;
  return <UnitPriceText price={first.unitPrice} />;
}

function From({ deal }: { deal: SurplusDeal }) {
  const t = useWords('boards');
  const { passedLots: passed, inspectedLots: inspected } = deal;
  return (
    <>
      {deal.company ?? countryName(deal.country, t.lang)}
      <CellNote>
        {inspected === 0 ? t('compare.standingNone') : t('compare.standing', { passed, inspected })}
      </CellNote>
    </>
  );
}

function Posted({ deal }: { deal: SurplusDeal }) {
  return (
    <>
      <DateTime at={deal.at} />
      <CellNote>
        <span translate="no">{deal.no}</span>
      </CellNote>
    </>
  );
}

/** The tab "mine": my open deals with the bids on them. */
export function MyDeals() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const list = useList();
  const words = useTableWords();
  const found = useRead(surplusDealList, { ...list.input, state: 'open' }, { keep: true });
  const [closing, setClosing] = useState<SurplusDeal | null>(null);
  const columns: Column<SurplusDeal>[] = [
    goods(s('list.goods')),
    { key: 'at', head: s('list.no'), cell: (deal) => <Posted deal={deal} />, phone: 'left' },
    {
      key: 'bids',
      head: s('list.bidsHead'),
      cell: (deal) =>
        deal.replies === 0 ? (
          s('list.noBids')
        ) : (
          <>
            {s('list.bids', { count: deal.replies })} <Badge count={deal.unreadReplies} />
          </>
        ),
      phone: 'right',
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (deal) => (
        <span className={styles.rowActions}>
          <ButtonLink size="xs" to={dealPath(deal)}>
            {t('list.view')}
          </ButtonLink>
          <Button size="xs" onClick={() => setClosing(deal)}>
            {t('list.close')}
          </Button>
        </span>
      ),
      action: true,
    },
  ];
  const offer = <ButtonLink to={tabPath('index')}>{s('offer.action')}</ButtonLink>;
  return (
    <>
      <PostTable
        label={s('list.labelMine')}
        columns={columns}
        list={list}
        found={found}
        words={words}
        empty={<Empty title={s('list.emptyMine')} action={offer} />}
      />
      {closing && <CloseDeal deal={closing} onDone={() => setClosing(null)} />}
    </>
  );
}

/** The tab "recycle": my closed deals; for 30 days they may be reopened. */
export function ClosedDeals() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const list = useList();
  const words = useTableWords();
  const found = useRead(surplusDealList, { ...list.input, state: 'closed' }, { keep: true });
  const columns: Column<SurplusDeal>[] = [
    goods(s('list.goods')),
    { key: 'at', head: s('list.no'), cell: (deal) => <Posted deal={deal} />, phone: 'left' },
    {
      key: 'closedAt',
      head: t('list.closedAt'),
      cell: (deal) => <Closed deal={deal} />,
      phone: 'wide',
    },
    { key: 'action', head: t('list.action'), cell: (deal) => <Reopen deal={deal} />, action: true },
  ];
  return (
    <PostTable
      label={s('list.labelRecycle')}
      columns={columns}
      list={list}
      found={found}
      words={words}
      empty={<Empty title={s('list.emptyRecycle')} />}
    />
  );
}

function Closed({ deal }: { deal: SurplusDeal }) {
  const t = useWords('boards');
  if (deal.closedAt === null) return null;
  const until = reopenUntil(deal.closedAt);
  return (
    <>
      <DateTime at={deal.closedAt} />
      <CellNote>
        {mayReopen(deal.closedAt)
          ? t('list.reopenUntil', { day: formatDay(until) })
          : t('list.reopenOver')}
      </CellNote>
    </>
  );
}

function Reopen({ deal }: { deal: SurplusDeal }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const act = useAct(reopen, { onDone: () => toast(s('reopened', { no: deal.no })) });
  return (
    <span className={styles.rowActions}>
      <ButtonLink size="xs" to={dealPath(deal)}>
        {t('list.view')}
      </ButtonLink>
      <Button
        size="xs"
        loading={act.isPending}
        disabled={!mayReopen(deal.closedAt)}
        onClick={() => act.mutate({ id: deal.id, version: deal.version })}
      >
        {t('list.reopen')}
      </Button>
    </span>
  );
}
