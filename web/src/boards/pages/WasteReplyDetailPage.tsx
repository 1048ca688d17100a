import { useParams } from 'react-router';
import { addMark, replyDetail } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import layout from '#web/ui/layout/layout.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useWasteConfig } from '../board-config.ts';
import { Opened } from '../Opened.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { ReplyHead } from '../replies/ReplyHead.tsx';
import { AcceptBid } from '../surplus/AcceptBid.tsx';
import { BidFacts } from '../surplus/BidFacts.tsx';
import { BidLines } from '../surplus/BidLines.tsx';
import { BidStateNote, isLeft } from '../surplus/BidStateNote.tsx';
import { useOpened } from '../use-opened.ts';

/** One bid: its poster accepts of it here, its bidder sees what became of it. */
export default function WasteReplyDetailPage() {
  const { detail: words } = useWasteConfig();
  const { id = '' } = useParams();
  const found = useCallQuery(replyDetail, { id });
  useOpened('waste', found.data?.id);
  return (
    <Opened found={found} words={words.reply} back={words.back}>
      {(bid) => <BidDetail key={id} bid={bid} />}
    </Opened>
  );
}

function BidDetail({ bid }: { bid: Bid }) {
  const mayAccept = !bid.mine && bid.state === 'open' && isLeft(bid);
  return (
    <>
      <ReplyHead face={useWasteConfig()} reply={bid} />
      <BidFacts bid={bid} />
      <div className={layout.sections}>
        {!mayAccept && <BidStateNote bid={bid} />}
        {mayAccept ? (
          <AcceptBid bid={bid} />
        ) : (
          <BidLines bid={bid} amount={(item) => <MoneyText money={item.amount} bare />} />
        )}
        <PrivateMark call={addMark} on="reply" id={bid.id} mark={bid.privateMark} />
      </div>
    </>
  );
}
