import type { Bid } from '#contract/surplus/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Definition } from '#web/ui/layout/DefinitionList.tsx';
import { ReplyFacts } from '../replies/AnswerFacts.tsx';
import { useSellerRecord } from '../SellerRecord.tsx';
import { dealPath } from './paths.ts';

/** Who is on the other side of a bid, where the goods go, and the orders that it became. */
export function BidFacts({ bid }: { bid: Bid }) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const ordering = useTranslator('order-parts/ordering');
  const party = bid.mine ? bid.to : bid.from;
  const { lots, listing, deposit } = useSellerRecord(bid.to);
  const more: Definition[] = [];
  if (bid.shipTo) {
    const { name, address, city, country } = bid.shipTo;
    const value = [name, address, city, countryName(country, t.lang)].join(t('comma'));
    more.push({ key: 'shipTo', term: ordering('shipTo'), value });
  }
  return (
    <ReplyFacts
      reply={bid}
      words={{
        party: s(bid.mine ? 'bidDetail.to' : 'bidDetail.from'),
        post: s('bidDetail.dealNo'),
        note: s('bidDetail.note'),
      }}
      party={[
        party.company,
        countryName(party.country, t.lang),
        ...(bid.mine ? [lots, listing, deposit] : []),
      ]
        .filter(Boolean)
        .join(t('comma'))}
      postPath={dealPath({ id: bid.postId, no: bid.postNo })}
      more={more}
    />
  );
}
