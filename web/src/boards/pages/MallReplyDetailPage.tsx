import { useParams } from 'react-router';
import { addMark, type Reply, replyDetail } from '#contract/boards/calls.ts';
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
import { AcceptForm } from '../AcceptForm.tsx';
import { AnswerFacts } from '../AnswerFacts.tsx';
import { postPath, tabPath } from '../addresses.ts';
import { countryName } from '../country-name.ts';
import { Gone } from '../Gone.tsx';
import { OfferLines } from '../OfferLines.tsx';
import { PrivateMark } from '../PrivateMark.tsx';
import { ReplyState } from '../ReplyState.tsx';
import { useOpened } from '../use-opened.ts';

/** One quote: its poster accepts of it here, its replier sees what became of it. */
export default function MallReplyDetailPage() {
  const t = useWords('boards');
  const { id = '' } = useParams();
  const reply = useRead(replyDetail, { id });
  useOpened('mall', reply.data?.id);
  if (reply.data) return <Shown key={id} reply={reply.data} />;
  if (reply.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Gone
      error={reply.error}
      again={() => void reply.refetch()}
      gone={t('detail.goneReply')}
      failed={t('failed.reply')}
      back={{ label: t('detail.back'), to: tabPath('new') }}
    />
  );
}

function Shown({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  const mayAccept = !reply.mine && reply.state === 'open';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: tabPath('new') },
          { label: t('detail.crumbReply'), to: tabPath('reply') },
          { label: reply.no },
        ]}
      />
      <PageHead title={reply.no} reference>
        <ReplyState state={reply.state} />
        <span className={text.q}>
          {t.parts('offer.until', { time: <DateTime at={reply.validUntil} zone /> })}
        </span>
      </PageHead>
      <Facts reply={reply} />
      <div className={layout.sections}>
        {!mayAccept && <Standing reply={reply} />}
        {mayAccept ? (
          <AcceptForm reply={reply} />
        ) : (
          <OfferLines reply={reply} amount={(item) => <MoneyText money={item.amount} bare />} />
        )}
        <PrivateMark call={addMark} on="reply" id={reply.id} mark={reply.privateMark} />
      </div>
    </>
  );
}

/** Why nothing is to be accepted here. */
function Standing({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  if (reply.state === 'open') return <Note tone="wait">{t('offer.waiting')}</Note>;
  return (
    <Note tone={reply.state === 'taken' ? 'pass' : 'info'}>{t(`offer.ended.${reply.state}`)}</Note>
  );
}

function Facts({ reply }: { reply: Reply }) {
  const t = useWords('boards');
  const party = reply.mine ? reply.to : reply.from;
  const { passedLots, inspectedLots } = reply.from;
  const standing =
    inspectedLots === 0
      ? t('compare.standingNone')
      : t('compare.standing', { passed: passedLots, inspected: inspectedLots });
  const place = countryName(party.country, t.lang);
  return (
    <AnswerFacts
      answer={reply}
      words={{
        party: t(reply.mine ? 'offer.to' : 'offer.from'),
        post: t('offer.postNo'),
        note: t('offer.note'),
      }}
      party={[party.company, place, !reply.mine && standing].filter(Boolean).join(t('comma'))}
      postPath={postPath({ id: reply.postId, no: reply.postNo })}
    />
  );
}
