import { useState } from 'react';
import { useParams } from 'react-router';
import { addMark, detail, type Post } from '#contract/boards/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import text from '#web/ui/text.module.css';
import { replyPath, tabPath } from '../addresses.ts';
import { EditRequest } from '../EditRequest.tsx';
import { Gone } from '../Gone.tsx';
import { PostFacts, PostItems } from '../PostFacts.tsx';
import { PrivateMark } from '../PrivateMark.tsx';
import { QuoteForm } from '../QuoteForm.tsx';
import { isEditable, RequestActs } from '../RequestActs.tsx';
import { RequestBody } from '../RequestBody.tsx';
import { useOpened } from '../use-opened.ts';

/** One request: others quote it here, its poster compares what it was answered. */
export default function MallDetailPage() {
  const t = useWords('boards');
  const { id = '' } = useParams();
  const post = useRead(detail, { id });
  useOpened('mall', post.data?.id);
  if (post.data) return <Shown key={id} post={post.data} />;
  if (post.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Gone
      error={post.error}
      again={() => void post.refetch()}
      gone={t('detail.gone')}
      failed={t('failed.post')}
      back={{ label: t('detail.back'), to: tabPath('new') }}
    />
  );
}

function Shown({ post }: { post: Post }) {
  const t = useWords('boards');
  const from = post.mine ? 'mine' : 'new';
  const [wantsEdit, setEditing] = useState(false);
  const editing = wantsEdit && isEditable(post);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: tabPath('new') },
          { label: t(post.mine ? 'detail.crumbMine' : 'detail.crumbNew'), to: tabPath(from) },
          { label: post.no },
        ]}
      />
      <PageHead
        title={post.no}
        reference
        actions={
          post.mine && <RequestActs post={post} editing={editing} onEdit={() => setEditing(true)} />
        }
      >
        <Tag>{t(`state.${post.state}`)}</Tag>
        <span className={text.q}>
          {post.closedAt
            ? t.parts('detail.closed', { time: <DateTime at={post.closedAt} zone /> })
            : t.parts('detail.posted', { time: <DateTime at={post.at} zone /> })}
        </span>
      </PageHead>
      {!editing && <PostFacts post={post} />}
      <div className={layout.sections}>
        {editing && <EditRequest post={post} onDone={() => setEditing(false)} />}
        {post.mine ? !editing && <RequestBody post={post} /> : <ToQuote post={post} />}
        <PrivateMark call={addMark} on="post" id={post.id} mark={post.privateMark} />
      </div>
    </>
  );
}

/** The quote form; who has quoted sees that first and may quote again. */
function ToQuote({ post }: { post: Post }) {
  const t = useWords('boards');
  const [again, setAgain] = useState(false);
  const reply = post.myReplyId === null ? null : { id: post.myReplyId, no: post.no };
  const mine = reply && (
    <Note
      tone="pass"
      action={<ButtonLink to={replyPath(reply)}>{t('detail.openMyQuote')}</ButtonLink>}
    >
      {t('detail.myQuote')}
    </Note>
  );
  if (post.state === 'closed') {
    return (
      <>
        {mine ?? <Note>{t('detail.isClosed')}</Note>}
        <PostItems post={post} />
      </>
    );
  }
  if (reply && !again) {
    return (
      <>
        {mine}
        <PostItems post={post} />
        <p className={layout.wrapRow}>
          <Button onClick={() => setAgain(true)}>{t('detail.again')}</Button>
          <span className={text.q}>{t('detail.againText')}</span>
        </p>
      </>
    );
  }
  return <QuoteForm post={post} />;
}
