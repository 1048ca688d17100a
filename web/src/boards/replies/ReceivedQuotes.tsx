import { replies } from '#contract/boards/calls.ts';
import type { Post, Reply } from '#contract/boards/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { replyPath } from '../addresses.ts';
import styles from '../boards.module.css';
import { SellerRecordNotes } from '../SellerRecord.tsx';
import { leftOf } from './accept/accept-form.ts';
import { ItemOffers, type Offer, offersFor, useOfferColumns } from './ComparedOffers.tsx';
import { REPLIES_MAX, ReceivedFrame } from './ReceivedFrame.tsx';

type Quote = Offer<Reply, Reply['items'][number]>;

/** Shows the quotes for a request: for each item the offers side by side, the cheapest first. */
export function ReceivedQuotes({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const found = useCallQuery(replies, { postId: post.id, side: 'received', pageSize: REPLIES_MAX });
  const words = {
    title: t('detail.quotesOf'),
    failed: t('detail.quotesFailed'),
    none: t('detail.noQuotes'),
    more: (count: number) => t('compare.more', { count }),
  };
  return (
    <ReceivedFrame words={words} found={found}>
      {(list) => post.items.map((item) => <ItemQuotes key={item.id} item={item} replies={list} />)}
    </ReceivedFrame>
  );
}

/** Whether some of it can still be taken. */
const isLive = ({ reply, item }: Quote) => reply.state === 'open' && leftOf(item) > 0;

function ItemQuotes(props: { item: Post['items'][number]; replies: readonly Reply[] }) {
  const { item } = props;
  const t = useTranslator('boards');
  const format = useFormat();
  const offers = offersFor(item.id, props.replies, { isLive, best: 'lowest' });
  const shared = useOfferColumns({
    offers,
    isLive,
    bestPrice: item.best,
    words: { best: t('compare.lowest'), accept: t('compare.accept') },
    pathOf: replyPath,
  });
  const aside = t('detail.wantedOf', {
    wanted: format.quantity(item.count),
    taken: format.quantity(item.taken),
  });
  const columns: Column<Quote>[] = [
    {
      key: 'seller',
      head: t('compare.seller'),
      cell: (one) => <Seller {...one} />,
      phone: 'title',
    },
    { ...shared.price, width: '10%' },
    {
      key: 'quantity',
      width: '11%',
      head: t('compare.quantity'),
      cell: (one) => <OfferedCell {...one} wanted={item.count} />,
      figures: true,
      phone: 'right',
      phoneLabel: t('compare.quantity'),
    },
    {
      key: 'condition',
      width: '20%',
      head: t('compare.condition'),
      cell: (one) => <Condition {...one} model={item.model} />,
      phone: 'left',
    },
    {
      key: 'lead',
      width: '13%',
      head: t('compare.lead'),
      cell: (one) => <Lead {...one} />,
      phone: 'left',
    },
    { ...shared.until, width: '9%', phone: 'right' },
    { ...shared.amount, width: '10%' },
    shared.action,
  ];
  return (
    <ItemOffers
      model={item.model}
      aside={aside}
      label={t('compare.label', { model: item.model })}
      none={t('detail.noneFor')}
      columns={columns}
      offers={offers}
    />
  );
}

function Seller({ reply }: Quote) {
  const t = useTranslator('boards');
  const { from } = reply;
  return (
    <>
      <span className={styles.partHead}>
        {from.company}
        {!reply.read && <Tag tone="ink">{t('reply.unread')}</Tag>}
        <BlacklistTag stage={from.blacklist} />
      </span>
      <SellerRecordNotes record={from} place={countryName(from.country, t.lang)} />
    </>
  );
}

function OfferedCell({ item, wanted }: Quote & { wanted: number }) {
  const t = useTranslator('boards');
  const format = useFormat();
  const short = wanted - item.quantity;
  return (
    <>
      <Quantity count={item.quantity} bare />
      {item.taken > 0 && (
        <CellNote>
          {leftOf(item) === 0
            ? t('offer.allTaken')
            : t('compare.left', { left: format.quantity(leftOf(item)) })}
        </CellNote>
      )}
      {item.taken === 0 && short > 0 && (
        <CellNote tone="amber">{t('quote.short', { count: format.quantity(short) })}</CellNote>
      )}
    </>
  );
}

function Condition({ item, model }: Quote & { model: string }) {
  const t = useTranslator('boards');
  const facts = useTranslator('order-parts');
  return (
    <>
      {facts(`condition.${item.condition}`)}
      <CellNote>
        {item.manufacturer}
        {item.dateCode && `${t('comma')}${t('offer.dateCode', { code: item.dateCode })}`}
      </CellNote>
      {item.offeredModel !== model && (
        <CellNote tone="amber">
          <Mpn mpn={item.offeredModel} differsFrom={model} />
        </CellNote>
      )}
    </>
  );
}

function Lead({ item }: Quote) {
  const t = useTranslator('boards');
  const days = t('days', { count: item.warrantyDays });
  return (
    <>
      {t(`leadTime.${item.leadTime}`)}
      <CellNote>
        {item.warrantyDays === 0 ? t('offer.noWarranty') : t('compare.warranty', { days })}
      </CellNote>
    </>
  );
}
