import type { ReactNode } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../boards.module.css';
import { ReplyState } from './ReplyState.tsx';

interface OfferedItem {
  readonly id: string;
  readonly postItemId: string;
  readonly unitPrice: string;
  readonly amount: MoneyWire;
}

/** A quote or bid, with the one of its items that is compared. */
export interface Offer<Answer, Item> {
  readonly reply: Answer;
  readonly item: Item;
}

interface Order<Answer, Item> {
  /** Whether some of it can still be accepted. */
  readonly isLive: (offer: Offer<Answer, Item>) => boolean;
  readonly best: 'lowest' | 'highest';
}

/**
 * Returns what the replies offer for an item of a post: acceptable offers first, then by price; the
 * server's order decides the rest.
 */
export function offersFor<Answer, Item extends OfferedItem>(
  postItemId: string,
  replies: readonly (Answer & { readonly items: readonly Item[] })[],
  { isLive, best }: Order<Answer, Item>,
): readonly Offer<Answer, Item>[] {
  const offers = replies.flatMap((reply) =>
    reply.items.filter((one) => one.postItemId === postItemId).map((item) => ({ reply, item })),
  );
  return offers.toSorted((one, other) => {
    if (isLive(one) !== isLive(other)) return isLive(one) ? -1 : 1;
    const difference = parseUnitPrice(one.item.unitPrice) - parseUnitPrice(other.item.unitPrice);
    const rising = difference < 0n ? -1 : difference > 0n ? 1 : 0;
    return best === 'lowest' ? rising : -rising;
  });
}

interface Comparison<Answer, Item> {
  readonly offers: readonly Offer<Answer, Item>[];
  readonly isLive: (offer: Offer<Answer, Item>) => boolean;
  /** The best price of the open replies, where there are several, and how it is called. */
  readonly bestPrice: string | null;
  readonly words: { readonly best: string; readonly accept: string };
  readonly pathOf: (reply: Answer) => string;
}

/** Returns the columns that quotes and bids share. */
export function useOfferColumns<Answer extends Reply | Bid, Item extends OfferedItem>({
  offers,
  isLive,
  bestPrice,
  words,
  pathOf,
}: Comparison<Answer, Item>): Readonly<
  Record<'price' | 'until' | 'amount' | 'action', Column<Offer<Answer, Item>>>
> {
  const t = useTranslator('boards');
  const decimals = columnDecimals(offers.map((offer) => offer.item.unitPrice));
  return {
    price: {
      key: 'price',
      head: t('compare.price'),
      cell: (offer) => (
        <>
          <UnitPriceText price={offer.item.unitPrice} decimals={decimals} />
          {isLive(offer) && offer.item.unitPrice === bestPrice && (
            <CellNote tone="green">{words.best}</CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'value',
      phoneLabel: 'USD',
    },
    until: {
      key: 'until',
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
      phoneLabel: t('compare.until'),
    },
    amount: {
      key: 'amount',
      head: t('compare.amount'),
      cell: ({ item }) => <MoneyText money={item.amount} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('compare.amount'),
    },
    action: {
      key: 'action',
      head: t('list.action'),
      cell: (offer) => (
        <ButtonLink size="xs" to={pathOf(offer.reply)}>
          {isLive(offer) ? words.accept : t('compare.open')}
        </ButtonLink>
      ),
      action: true,
    },
  };
}

interface OffersProps<Answer, Item> {
  readonly model: string;
  readonly aside: ReactNode;
  /** Names the table. */
  readonly label: string;
  readonly none: string;
  readonly columns: readonly Column<Offer<Answer, Item>>[];
  readonly offers: readonly Offer<Answer, Item>[];
}

/** The offers for one item of a post, side by side. */
export function ItemOffers<Answer, Item extends OfferedItem>(props: OffersProps<Answer, Item>) {
  return (
    <Section title={<Mpn mpn={props.model} size={16} />} aside={props.aside}>
      <div className={styles.scroll}>
        <Table
          label={props.label}
          columns={props.columns}
          rows={props.offers}
          rowKey={(one) => one.item.id}
          empty={<p className={text.q}>{props.none}</p>}
        />
      </div>
    </Section>
  );
}
