import { useState } from 'react';
import { useParams } from 'react-router';
import { addMark, detail } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { useWasteConfig } from '../board-config.ts';
import { Opened } from '../Opened.tsx';
import { PosterActs } from '../posts/PosterActs.tsx';
import { PostHead } from '../posts/PostHead.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { BidForm } from '../surplus/BidForm.tsx';
import { DealFacts, DealItems } from '../surplus/DealFacts.tsx';
import { bidPath } from '../surplus/paths.ts';
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
  const mine = deal.myReplyId !== null && (
    <Note
      tone="pass"
      action={
        <ButtonLink to={bidPath({ id: deal.myReplyId, no: deal.no })}>
          {s('detail.openMyBid')}
        </ButtonLink>
      }
    >
      {s('detail.myBid')}
    </Note>
  );
  if (deal.state === 'closed') return mine || <Note>{s('detail.isClosed')}</Note>;
  if (isSold) return mine || <Note>{s('detail.isSold')}</Note>;
  if (mine && !again) {
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
  return <BidForm deal={deal} />;
}
