import { useState } from 'react';
import { useParams } from 'react-router';
import { addMark, detail, reopen, type SurplusDeal } from '#contract/surplus/calls.ts';
import { useAct, useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import text from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast.ts';
import { Gone } from '../Gone.tsx';
import { PrivateMark } from '../PrivateMark.tsx';
import { BidForm } from '../surplus/BidForm.tsx';
import { CloseDeal } from '../surplus/CloseDeal.tsx';
import { DealFacts, DealItems } from '../surplus/DealFacts.tsx';
import { bidPath, tabPath } from '../surplus/paths.ts';
import { ReceivedBids } from '../surplus/ReceivedBids.tsx';
import { useOpened } from '../use-opened.ts';

/** One surplus deal: others bid for it here, its poster compares the bids. */
export default function WasteDetailPage() {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const { id = '' } = useParams();
  const deal = useRead(detail, { id });
  useOpened('waste', deal.data?.id);
  if (deal.data) return <Shown key={id} deal={deal.data} />;
  if (deal.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Gone
      error={deal.error}
      again={() => void deal.refetch()}
      gone={s('detail.gone')}
      failed={s('failed.post')}
      back={{ label: s('detail.back'), to: tabPath('new') }}
    />
  );
}

function Shown({ deal }: { deal: SurplusDeal }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const from = deal.mine ? 'mine' : 'new';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: s('title'), to: tabPath('new') },
          { label: s(deal.mine ? 'detail.crumbMine' : 'detail.crumbNew'), to: tabPath(from) },
          { label: deal.no },
        ]}
      />
      <PageHead title={deal.no} reference actions={deal.mine && <PosterActs deal={deal} />}>
        <Tag>{t(`state.${deal.state}`)}</Tag>
        <span className={text.q}>
          {deal.closedAt
            ? t.parts('detail.closed', { time: <DateTime at={deal.closedAt} zone /> })
            : t.parts('detail.posted', { time: <DateTime at={deal.at} zone /> })}
        </span>
      </PageHead>
      <DealFacts deal={deal} />
      <div className={layout.sections}>
        <DealItems deal={deal} />
        {deal.mine ? <ReceivedBids deal={deal} /> : <ToBid deal={deal} />}
        <PrivateMark call={addMark} on="post" id={deal.id} mark={deal.privateMark} />
      </div>
    </>
  );
}

/** What the poster may do with its deal. */
function PosterActs({ deal }: { deal: SurplusDeal }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const [closing, setClosing] = useState(false);
  const act = useAct(reopen, { onDone: () => toast(s('reopened', { no: deal.no })) });
  if (deal.state === 'open') {
    return (
      <>
        <Button onClick={() => setClosing(true)}>{s('close.go')}</Button>
        {closing && <CloseDeal deal={deal} onDone={() => setClosing(false)} />}
      </>
    );
  }
  return (
    <>
      <FailNote error={act.error} />
      <Button
        loading={act.isPending}
        onClick={() => act.mutate({ id: deal.id, version: deal.version })}
      >
        {t('list.reopen')}
      </Button>
    </>
  );
}

/** The form of a bid; who has bid sees that first and may bid again. */
function ToBid({ deal }: { deal: SurplusDeal }) {
  const s = useWords('boards/surplus');
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
