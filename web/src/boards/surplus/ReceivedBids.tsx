import { replies } from '#contract/surplus/calls.ts';
import type { Bid, SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from '../boards.module.css';
import { ItemOffers, type Offer, offersFor, useOfferColumns } from '../replies/ComparedOffers.tsx';
import { REPLIES_MAX, ReceivedFrame } from '../replies/ReceivedFrame.tsx';
import { bidPath } from './paths.ts';

type BidOffer = Offer<Bid, Bid['items'][number]>;

const isLive = ({ reply, item }: BidOffer) => reply.state === 'open' && item.left > 0;

/** Shows the bids for a deal: for each of its items the bids side by side, the highest first. */
export function ReceivedBids({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const found = useCallQuery(replies, { postId: deal.id, side: 'received', pageSize: REPLIES_MAX });
  const words = {
    title: s('detail.bidsOf'),
    failed: s('detail.bidsFailed'),
    none: s('detail.noBids'),
    more: (count: number) => s('compare.more', { count }),
  };
  return (
    <ReceivedFrame words={words} found={found}>
      {(list) => deal.items.map((item) => <ItemBids key={item.id} item={item} bids={list} />)}
    </ReceivedFrame>
  );
}

function ItemBids(props: { item: SurplusDeal['items'][number]; bids: readonly Bid[] }) {
  const { item } = props;
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  const offers = offersFor(item.id, props.bids, { isLive, best: 'highest' });
  const shared = useOfferColumns({
    offers,
    isLive,
    bestPrice: item.best,
    words: { best: s('compare.highest'), accept: s('compare.accept') },
    pathOf: bidPath,
  });
  const columns: Column<BidOffer>[] = [
    {
      key: 'bidder',
      head: s('compare.bidder'),
      cell: (one) => <Bidder {...one} />,
      phone: 'title',
    },
    shared.price,
    {
      key: 'quantity',
      head: s('compare.quantity'),
      cell: ({ item: bid }) => (
        <>
          <Quantity count={bid.quantity} bare />
          {bid.left < bid.quantity && (
            <CellNote>{s('left', { left: format.quantity(bid.left) })}</CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'right',
      phoneLabel: s('compare.quantity'),
    },
    { ...shared.until, phone: 'left' },
    shared.amount,
    shared.action,
  ];
  return (
    <ItemOffers
      model={item.model}
      aside={item.left === 0 ? s('soldOut') : s('left', { left: format.quantity(item.left) })}
      label={s('compare.label', { model: item.model })}
      none={s('detail.noneFor')}
      columns={columns}
      offers={offers}
    />
  );
}

function Bidder({ reply: bid }: BidOffer) {
  const t = useTranslator('boards');
  return (
    <>
      <span className={styles.partHead}>
        {bid.from.company}
        {!bid.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
      </span>
      <CellNote>{countryName(bid.from.country, t.lang)}</CellNote>
    </>
  );
}
