import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { BlacklistNotice } from '#contract/content/blacklist-schemas.ts';
import { blacklistAppeal, blacklistNotice, blacklistReply } from '#contract/content/calls.ts';
import type { BlacklistState } from '#contract/content/table.ts';
import { Id } from '#contract/fields.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ReportTo } from '../BlacklistTable.tsx';
import styles from '../lists.module.css';

/** The sentence above an entry by its state; its supplier reads none that is only proposed. */
const introductions = {
  proposed: 'notice.text',
  noticed: 'notice.text',
  published: 'notice.text',
  ended: 'notice.textEnded',
  dropped: 'notice.textDropped',
} as const satisfies Record<BlacklistState, string>;

/** A supplier reads its notice, answers it in time, and appeals once it is public. */
export default function BlacklistNoticePage() {
  const t = useTranslator('blog');
  const { id = '' } = useParams();
  const isId = Id.safeParse(id).success;
  const read = useCallQuery(blacklistNotice, { id }, { enabled: isId });
  const isNotFound = !isId || (read.error instanceof CallFailure && read.error.code === 404);
  const notice = read.data;
  const [move] = notice?.allowedEvents ?? [];
  return (
    <>
      <PageHead title={t('notice.title')} />
      {isNotFound && <Empty title={t('notice.gone')} />}
      {!isNotFound && <FailNote error={read.error} again={() => read.refetch()} />}
      {isId && read.isPending && <SkeletonLines label={t('notice.title')} lines={8} />}
      {notice && (
        <div className={styles.notice}>
          <p>{t(introductions[notice.state])}</p>
          <Facts notice={notice} />
          {move && <ReplyForm key={move} move={move} notice={notice} />}
        </div>
      )}
    </>
  );
}

function Facts({ notice }: { notice: BlacklistNotice }) {
  const t = useTranslator('blog');
  const when = (time: string | null): ReactNode => time && <DateTime at={time} zone />;
  const facts = {
    order: notice.orderNo,
    product: <Mpn mpn={notice.mpn} />,
    qty: <Quantity count={notice.quantity} />,
    outcome: notice.outcome,
    report: notice.report && <ReportTo report={notice.report} />,
    noticed: when(notice.noticedAt),
    due: notice.state === 'noticed' && notice.reply === null && when(notice.replyDueAt),
    reply: notice.reply,
    published: when(notice.publishedAt),
    ends: notice.state === 'published' && notice.endsOn,
    appeal: notice.appeal,
    appealAnswer: notice.appealAnswer,
    ended: when(notice.endedAt),
  };
  const items = Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ key, term: t(`notice.${key as keyof typeof facts}`), value }] : [],
  );
  return <DefinitionList items={items} />;
}

function ReplyForm({ move, notice }: { move: 'reply' | 'appeal'; notice: BlacklistNotice }) {
  const t = useTranslator('blog');
  const call = move === 'reply' ? blacklistReply : blacklistAppeal;
  const [text, setText, forget] = useDraft(`notice:${notice.id}:${move}`, '');
  const input = { id: notice.id, version: notice.version, text };
  const form = useForm(input, validateInput(call, input));
  const send = useCommand(call, {
    onDone: () => {
      forget();
      toast(t('notice.sent'));
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) send.mutate(input);
      }}
    >
      <Field
        label={t(move === 'reply' ? 'notice.writeReply' : 'notice.writeAppeal')}
        required
        hint={t('notice.hint')}
        error={form.error('text')}
      >
        <TextArea
          rows={8}
          maxLength={4000}
          counted
          value={text}
          onChange={setText}
          onBlur={form.left('text')}
        />
      </Field>
      <FailNote error={form.rest(send.error)} />
      <div>
        <Button type="submit" variant="primary" loading={send.isPending}>
          {t(move === 'reply' ? 'notice.sendReply' : 'notice.sendAppeal')}
        </Button>
      </div>
    </form>
  );
}
