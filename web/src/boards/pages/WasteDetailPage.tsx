import { useState } from 'react';
import { useParams } from 'react-router';
import { addMark, detail, replies } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { useWasteConfig } from '../board-config.ts';
import { Opened } from '../Opened.tsx';
import { PosterActs } from '../posts/PosterActs.tsx';
import { PostHead } from '../posts/PostHead.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { MyReply } from '../replies/MyReply.tsx';
import { BidForm } from '../surplus/BidForm.tsx';
import { DealFacts, DealItems } from '../surplus/DealFacts.tsx';
import { ReceivedBids } from '../surplus/ReceivedBids.tsx';
import { useOpened } from '../use-opened.ts';

/** One surplus deal: others bid for it here, its poster compares the bids. */
export default function WasteDetailPage() {
  const { detail: words } = useWasteConfig();
  const { id = '' } = useParams();
  const found = useCallQuery(detail, { id });
  useOpened('waste', found.data?.id);
  return (
    <Opened found={found} words={words.post} back={words.back}>
      {(deal) => <DealDetail key={id} deal={deal} />}
    </Opened>
  );
}

function DealDetail({ deal }: { deal: SurplusDeal }) {
  const face = useWasteConfig();
  return (
    <>
      <PostHead
        face={face}
        post={deal}
        actions={deal.mine && <PosterActs face={face} post={deal} />}
      />
      <DealFacts deal={deal} />
      <div className={layout.sections}>
        <DealItems deal={deal} />
        {deal.mine ? <ReceivedBids deal={deal} /> : <BidSection deal={deal} />}
        <PrivateMark call={addMark} on="post" id={deal.id} mark={deal.privateMark} />
      </div>
    </>
  );
}

/** The form of a bid; who has bid sees that first and may bid again. */
function BidSection({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const [again, setAgain] = useState(false);
  const isSold = deal.items.every((item) => item.left === 0);
  const mine = deal.hasReply && <MyBid deal={deal} />;
  const hasBid = deal.myReplyId !== null;
  if (deal.state === 'closed' || isSold) {
    const over = s(deal.state === 'closed' ? 'detail.isClosed' : 'detail.isSold');
    return (
      <>
        {mine}
        {!hasBid && <Note>{over}</Note>}
      </>
    );
  }
  if (hasBid && !again) {
    return (
      <>
        {mine}
        <p className={layout.wrapRow}>
          <Button onClick={() => setAgain(true)}>{s('detail.again')}</Button>
          <span className={text.q}>{s('detail.againText')}</span>
        </p>
      </>
    );
  }
  return (
    <>
      {!hasBid && mine}
      <BidForm deal={deal} />
    </>
  );
}

/** Shows that the reader has bid, or has withdrawn its bid. */
function MyBid({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const own = useCallQuery(replies, { postId: deal.id, side: 'given', pageSize: 1 });
  const words = { mine: s('detail.myBid'), open: s('detail.openMyBid') };
  return <MyReply face={useWasteConfig()} post={deal} reply={own.data?.list[0]} words={words} />;
}
