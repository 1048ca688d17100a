import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/calls.ts';
import type { Bid } from '#contract/surplus/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { type Definition, DefinitionList } from '#web/ui/DefinitionList.tsx';
import { AttachList } from '../Attachments.tsx';
import { orderPath } from '../addresses.ts';
import styles from '../boards.module.css';
import { countryName } from '../country-name.ts';
import { dealPath } from './paths.ts';

/** Who is on the other side of a bid, where the goods go, and the orders that it became. */
export function BidFacts({ bid }: { bid: Bid }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const ordering = useWords('order-parts/ordering');
  const user = useRead(loginUser, {}).data;
  const party = bid.mine ? bid.to : bid.from;
  const named = [party.company, countryName(party.country, t.lang)].filter(Boolean);
  const items: Definition[] = [
    {
      key: 'party',
      term: s(bid.mine ? 'bidDetail.to' : 'bidDetail.from'),
      value: named.join(t('comma')),
    },
    {
      key: 'deal',
      term: s('bidDetail.dealNo'),
      value: (
        <Link to={dealPath({ id: bid.postId, no: bid.postNo })} translate="no">
          {bid.postNo}
        </Link>
      ),
    },
  ];
  if (bid.shipTo) {
    const { name, address, city, country } = bid.shipTo;
    items.push({
      key: 'shipTo',
      term: ordering('shipTo'),
      value: [name, address, city, countryName(country, t.lang)].join(t('comma')),
    });
  }
  if (bid.note) {
    items.push({
      key: 'note',
      term: s('bidDetail.note'),
      value: <span className={styles.pre}>{bid.note}</span>,
    });
  }
  if (bid.attach.length > 0) {
    items.push({
      key: 'attach',
      term: t('offer.attach'),
      value: <AttachList files={bid.attach} />,
    });
  }
  if (bid.orders.length > 0) {
    items.push({
      key: 'orders',
      term: t('offer.orders'),
      value: bid.orders.map((order) => (
        <Link
          key={order.id}
          to={orderPath(user?.mainIdentity ?? null, order.id)}
          className={styles.orderLink}
          translate="no"
        >
          {order.no}
        </Link>
      )),
    });
  }
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}
