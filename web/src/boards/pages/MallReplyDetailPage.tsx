import { useParams } from 'react-router';
import { addMark, replyDetail } from '#contract/boards/calls.ts';
import type { Reply } from '#contract/boards/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { postPath } from '../addresses.ts';
import { useMallConfig } from '../board-config.ts';
import { Opened } from '../Opened.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { ReplyFacts } from '../replies/AnswerFacts.tsx';
import { AcceptForm } from '../replies/accept/AcceptForm.tsx';
import { isAcceptedInPart, isOrdered } from '../replies/accept/accepted-in-part.ts';
import { OfferLines } from '../replies/OfferLines.tsx';
import { ReplyHead } from '../replies/ReplyHead.tsx';
import { useSellerRecord } from '../SellerRecord.tsx';
import { useOpened } from '../use-opened.ts';

/** One quote: its poster accepts of it here, its replier sees what became of it. */
export default function MallReplyDetailPage() {
  const { detail: words } = useMallConfig();
  const { id = '' } = useParams();
  const found = useCallQuery(replyDetail, { id });
  useOpened('mall', found.data?.id);
  return (
    <Opened found={found} words={words.reply} back={words.back}>
      {(reply) => <ReplyDetail key={id} reply={reply} />}
    </Opened>
  );
}

function ReplyDetail({ reply }: { reply: Reply }) {
  const mayAccept = !reply.mine && reply.state === 'open';
  return (
    <>
      <ReplyHead face={useMallConfig()} reply={reply} />
      <Facts reply={reply} />
      <div className={layout.sections}>
        {!mayAccept && <ReplyStateNote reply={reply} />}
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
function ReplyStateNote({ reply }: { reply: Reply }) {
  const t = useTranslator('boards');
  if (reply.state === 'open') return <Note tone="wait">{t('offer.waiting')}</Note>;
  if (reply.state === 'withdrawn' && isOrdered(reply)) {
    return <Note tone="info">{t('offer.ended.withdrawnRest')}</Note>;
  }
  if (isAcceptedInPart(reply)) return <Note tone="info">{t('offer.ended.partly')}</Note>;
  return (
    <Note tone={reply.state === 'taken' ? 'pass' : 'info'}>{t(`offer.ended.${reply.state}`)}</Note>
  );
}

function Facts({ reply }: { reply: Reply }) {
  const t = useTranslator('boards');
  const party = reply.mine ? reply.to : reply.from;
  const { lots, listing, deposit } = useSellerRecord(reply.from);
  const place = countryName(party.country, t.lang);
  return (
    <ReplyFacts
      reply={reply}
      words={{
        party: t(reply.mine ? 'offer.to' : 'offer.from'),
        post: t('offer.postNo'),
        note: t('offer.note'),
      }}
      party={[party.company, place, ...(reply.mine ? [] : [lots, listing, deposit])]
        .filter(Boolean)
        .join(t('comma'))}
      postPath={postPath({ id: reply.postId, no: reply.postNo })}
    />
  );
}
