import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { isAcceptedInPart, isOrdered } from '../replies/accept/accepted-in-part.ts';

/** Whether some of the goods of a bid can still be accepted. */
export const isLeft = (bid: Bid): boolean => bid.items.some((item) => item.left > 0);

/** Shows the outcome of a bid, or the party to act. */
export function BidStateNote({ bid }: { bid: Bid }) {
  const s = useTranslator('boards/surplus');
  if (bid.state === 'open') {
    return <Note tone="wait">{s(isLeft(bid) ? 'bidDetail.waiting' : 'detail.isSold')}</Note>;
  }
  if (bid.state === 'withdrawn' && isOrdered(bid)) {
    return <Note tone="info">{s('bidDetail.ended.withdrawnRest')}</Note>;
  }
  if (isAcceptedInPart(bid)) return <Note tone="info">{s('bidDetail.ended.partly')}</Note>;
  return (
    <Note tone={bid.state === 'taken' ? 'pass' : 'info'}>{s(`bidDetail.ended.${bid.state}`)}</Note>
  );
}
