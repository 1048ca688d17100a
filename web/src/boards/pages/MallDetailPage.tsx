import { useState } from 'react';
import { useParams } from 'react-router';
import { addMark, detail, replies } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { useMallConfig } from '../board-config.ts';
import { Opened } from '../Opened.tsx';
import { EditRequest } from '../posts/EditRequest.tsx';
import { PostFacts, PostItems } from '../posts/PostFacts.tsx';
import { PostHead } from '../posts/PostHead.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { isEditable, RequestActs } from '../posts/RequestActs.tsx';
import { RequestBody } from '../posts/RequestBody.tsx';
import { MyReply } from '../replies/MyReply.tsx';
import { QuoteForm } from '../replies/QuoteForm.tsx';
import { SellersOnly, useMaySell } from '../replies/SellersOnly.tsx';
import { useOpened } from '../use-opened.ts';

/** One request: others quote it here, its poster compares what it was answered. */
export default function MallDetailPage() {
  const { detail: words } = useMallConfig();
  const { id = '' } = useParams();
  const found = useCallQuery(detail, { id });
  useOpened('mall', found.data?.id);
  return (
    <Opened found={found} words={words.post} back={words.back}>
      {(post) => <PostDetail key={id} post={post} />}
    </Opened>
  );
}

function PostDetail({ post }: { post: Post }) {
  const [wantsEdit, setEditing] = useState(false);
  const editing = wantsEdit && isEditable(post);
  const acts = <RequestActs post={post} editing={editing} onEdit={() => setEditing(true)} />;
  return (
    <>
      <PostHead face={useMallConfig()} post={post} actions={post.mine && acts} />
      {!editing && <PostFacts post={post} />}
      <div className={layout.sections}>
        {editing && <EditRequest post={post} onDone={() => setEditing(false)} />}
        {post.mine ? !editing && <RequestBody post={post} /> : <QuoteSection post={post} />}
        <PrivateMark call={addMark} on="post" id={post.id} mark={post.privateMark} />
      </div>
    </>
  );
}

/** Shows the quote form, or the caller's quote with a button to quote again. */
function QuoteSection({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const [again, setAgain] = useState(false);
  const maySell = useMaySell();
  const mine = post.hasReply && <MyQuote post={post} />;
  const hasQuote = post.myReplyId !== null;
  if (post.state === 'closed') {
    return (
      <>
        {mine}
        {!hasQuote && <Note>{t('detail.isClosed')}</Note>}
        <PostItems post={post} />
      </>
    );
  }
  if (hasQuote && !again) {
    return (
      <>
        {mine}
        <PostItems post={post} />
        {maySell && (
          <p className={layout.wrapRow}>
            <Button onClick={() => setAgain(true)}>{t('detail.again')}</Button>
            <span className={text.q}>{t('detail.againText')}</span>
          </p>
        )}
      </>
    );
  }
  if (maySell === false) {
    return (
      <>
        {mine}
        <SellersOnly on="quote" />
        <PostItems post={post} />
      </>
    );
  }
  return (
    <>
      {!hasQuote && mine}
      <QuoteForm post={post} />
    </>
  );
}

/** Shows that the reader has quoted, or has withdrawn its quote. */
function MyQuote({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const own = useCallQuery(replies, { postId: post.id, side: 'given', pageSize: 1 });
  const words = { mine: t('detail.myQuote'), open: t('detail.openMyQuote') };
  return <MyReply face={useMallConfig()} post={post} reply={own.data?.list[0]} words={words} />;
}
