import { replies } from '#contract/surplus/calls.ts';
import type { Bid, SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../boards.module.css';
import { ordered, REPLIES_MAX, ReceivedFrame } from '../replies/ReceivedFrame.tsx';
import { ReplyState } from '../replies/ReplyState.tsx';
import { bidPath } from './paths.ts';

interface Offer {
  readonly bid: Bid;
  readonly item: Bid['items'][number];
}

const isLive = ({ bid, item }: Offer) => bid.state === 'open' && item.left > 0;

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
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  const offers = ordered(
    props.bids.flatMap((bid) =>
      bid.items.filter((one) => one.postItemId === item.id).map((one) => ({ bid, item: one })),
    ),
    { isLive, best: 'highest' },
  );
  const decimals = columnDecimals(offers.map((offer) => offer.item.unitPrice));
  const columns: Column<Offer>[] = [
    {
      key: 'bidder',
      head: s('compare.bidder'),
      cell: (one) => <Bidder {...one} />,
      phone: 'title',
    },
    {
      key: 'price',
      head: s('compare.price'),
      cell: (offer) => (
        <>
          <UnitPriceText price={offer.item.unitPrice} decimals={decimals} />
          {isLive(offer) && offer.item.unitPrice === item.best && (
            <CellNote tone="green">{s('compare.highest')}</CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
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
    {
      key: 'until',
      head: t('compare.until'),
      cell: ({ bid }) => (
        <>
          <DateTime at={bid.validUntil} form="day" />
          {bid.state !== 'open' && (
            <CellNote>
              <ReplyState reply={bid} />
            </CellNote>
          )}
        </>
      ),
      phone: 'left',
      phoneLabel: t('compare.until'),
    },
    {
      key: 'amount',
      head: t('compare.amount'),
      cell: ({ item: bid }) => <MoneyText money={bid.amount} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('compare.amount'),
    },
    {
      key: 'action',
      head: t('list.action'),
      cell: (offer) => (
        <ButtonLink size="xs" to={bidPath(offer.bid)}>
          {isLive(offer) ? s('compare.accept') : t('compare.open')}
        </ButtonLink>
      ),
      action: true,
    },
  ];
  return (
    <Section
      title={<Mpn mpn={item.model} size={16} />}
      aside={item.left === 0 ? s('soldOut') : s('left', { left: format.quantity(item.left) })}
    >
      <div className={styles.scroll}>
        <Table
          label={s('compare.label', { model: item.model })}
          columns={columns}
          rows={offers}
          rowKey={(one) => one.item.id}
          empty={<p className={text.q}>{s('detail.noneFor')}</p>}
        />
      </div>
    </Section>
  );
}

function Bidder({ bid }: Offer) {
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
