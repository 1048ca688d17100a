import { useParams } from 'react-router';
import { addMark, type Bid, replyDetail } from '#contract/surplus/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import text from '#web/ui/text.module.css';
import { Gone } from '../Gone.tsx';
import { PrivateMark } from '../PrivateMark.tsx';
import { ReplyState } from '../ReplyState.tsx';
import { AcceptBid } from '../surplus/AcceptBid.tsx';
import { BidFacts } from '../surplus/BidFacts.tsx';
import { BidLines } from '../surplus/BidLines.tsx';
import { tabPath } from '../surplus/paths.ts';
import { useOpened } from '../use-opened.ts';

/** One bid: its poster accepts of it here, its bidder sees what became of it. */
export default function WasteReplyDetailPage() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const { id = '' } = useParams();
  const bid = useRead(replyDetail, { id });
  useOpened('waste', bid.data?.id);
  if (bid.data) return <Shown key={id} bid={bid.data} />;
  if (bid.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Gone
      error={bid.error}
      again={() => void bid.refetch()}
      gone={s('detail.goneReply')}
      failed={s('failed.reply')}
      back={{ label: s('detail.back'), to: tabPath('new') }}
    />
  );
}

function Shown({ bid }: { bid: Bid }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const isLeft = bid.items.some((item) => item.left > 0);
  const mayAccept = !bid.mine && bid.state === 'open' && isLeft;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: s('title'), to: tabPath('new') },
          { label: s('detail.crumbReply'), to: tabPath('reply') },
          { label: bid.no },
        ]}
      />
      <PageHead title={bid.no} reference>
        <ReplyState state={bid.state} />
        <span className={text.q}>
          {t.parts('offer.until', { time: <DateTime at={bid.validUntil} zone /> })}
        </span>
      </PageHead>
      <BidFacts bid={bid} />
      <div className={layout.sections}>
        {!mayAccept && <Standing bid={bid} isLeft={isLeft} />}
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

/** Why nothing is to be accepted here. */
function Standing({ bid, isLeft }: { bid: Bid; isLeft: boolean }) {
  const s = useWords('boards/surplus');
  if (bid.state === 'open') {
    return <Note tone="wait">{isLeft ? s('bidDetail.waiting') : s('detail.isSold')}</Note>;
  }
  return (
    <Note tone={bid.state === 'taken' ? 'pass' : 'info'}>{s(`bidDetail.ended.${bid.state}`)}</Note>
  );
}
