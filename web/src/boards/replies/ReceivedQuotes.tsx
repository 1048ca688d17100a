import { replies } from '#contract/boards/calls.ts';
import type { Post, Reply } from '#contract/boards/schemas.ts';
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
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { replyPath } from '../addresses.ts';
import styles from '../boards.module.css';
import { SellerRecordNotes } from '../SellerRecord.tsx';
import { leftOf } from './accept/accept-form.ts';
import { ordered, REPLIES_MAX, ReceivedFrame } from './ReceivedFrame.tsx';
import { ReplyState } from './ReplyState.tsx';

interface Offer {
  readonly reply: Reply;
  readonly item: Reply['items'][number];
}

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
const isLive = ({ reply, item }: Offer) => reply.state === 'open' && leftOf(item) > 0;

function ItemQuotes(props: { item: Post['items'][number]; replies: readonly Reply[] }) {
  const { item } = props;
  const t = useTranslator('boards');
  const format = useFormat();
  const offers = ordered(
    props.replies.flatMap((reply) =>
      reply.items.filter((one) => one.postItemId === item.id).map((one) => ({ reply, item: one })),
    ),
    { isLive, best: 'lowest' },
  );
  const decimals = columnDecimals(offers.map((offer) => offer.item.unitPrice));
  const aside = t('detail.wantedOf', {
    wanted: format.quantity(item.count),
    taken: format.quantity(item.taken),
  });
  const columns: Column<Offer>[] = [
    {
      key: 'seller',
      head: t('compare.seller'),
      cell: (one) => <Seller {...one} />,
      phone: 'title',
    },
    {
      key: 'price',
      width: '10%',
      head: t('compare.price'),
      cell: (offer) => (
        <>
          <UnitPriceText price={offer.item.unitPrice} decimals={decimals} />
          {isLive(offer) && offer.item.unitPrice === item.best && (
            <CellNote tone="green">{t('compare.lowest')}</CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
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
    {
      key: 'until',
      width: '9%',
      head: t('compare.until'),
      cell: ({ reply }) => (
        <>
          <DateTime at={reply.validUntil} form="day" />
          {reply.state !== 'open' && (
            <CellNote>
              <ReplyState reply={reply} />
            </CellNote>
          )}
        </>
      ),
      phone: 'right',
      phoneLabel: t('compare.until'),
    },
    {
      key: 'amount',
      width: '10%',
      head: t('compare.amount'),
      cell: ({ item: offered }) => <MoneyText money={offered.amount} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('compare.amount'),
    },
    { key: 'action', head: t('list.action'), cell: (one) => <Open {...one} />, action: true },
  ];
  return (
    <Section title={<Mpn mpn={item.model} size={16} />} aside={aside}>
      <div className={styles.scroll}>
        <Table
          label={t('compare.label', { model: item.model })}
          columns={columns}
          rows={offers}
          rowKey={(one) => one.item.id}
          empty={<p className={text.q}>{t('detail.noneFor')}</p>}
        />
      </div>
    </Section>
  );
}

function Seller({ reply }: Offer) {
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

function OfferedCell({ item, wanted }: Offer & { wanted: number }) {
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

function Condition({ item, model }: Offer & { model: string }) {
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

function Lead({ item }: Offer) {
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

function Open(offer: Offer) {
  const t = useTranslator('boards');
  return (
    <ButtonLink size="xs" to={replyPath(offer.reply)}>
      {t(isLive(offer) ? 'compare.accept' : 'compare.open')}
    </ButtonLink>
  );
}
