import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { addWantQuote } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { stockFor } from '#contract/inventory/calls.ts';
import type { StockLine } from '#contract/inventory/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { type FieldErrors, type Form, useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { replyPath } from '../addresses.ts';
import { ReplyFields } from '../posts/form/ReplyFields.tsx';
import { atItems } from '../refuse-at-items.ts';
import { QuoteLineForm } from './QuoteLineForm.tsx';
import styles from './quote.module.css';
import {
  fitToPost,
  initialQuoteDraft,
  inputOf,
  type QuoteDraft,
  type QuoteLine,
  totalOf,
  validateDraft,
} from './quote-form.ts';

/** Quotes a post: the form opens once the reader's stock is known, or known not to come. */
export function QuoteForm({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const stock = useCallQuery(stockFor, { mpns: post.items.map((item) => item.model) });
  if (stock.isPending) return <SkeletonLines label={t('loading')} lines={4} />;
  return (
    <Section title={t('quote.title')}>
      {stock.isError && <Note tone="wait">{t('quote.stockFailed')}</Note>}
      <QuoteFormFields key={post.id} post={post} stock={stock.data ?? []} />
    </Section>
  );
}

function QuoteFormFields({ post, stock }: { post: Post; stock: readonly StockLine[] }) {
  const t = useTranslator('boards');
  const navigate = useNavigate();
  const start = useMemo(() => initialQuoteDraft(post, stock), [post, stock]);
  const [typed, setDraft, forget] = useDraft<QuoteDraft>(`mall-quote:${post.id}`, start);
  const draft = fitToPost(typed, post, start);
  const uploads = useUploads(fileUpload, t('post.lost'));
  const [tried, setTried] = useState(false);
  const violations = validateDraft(post, draft);
  const form = useForm(draft, violations);
  const send = useCommand(addWantQuote, {
    onDone: ({ id, no }) => {
      forget();
      toast(t('quote.sent', { no }));
      navigate(replyPath({ id, no }));
    },
    onFail: (error) => form.refuse(atItems(error, draft.lines)),
  });
  const set = (id: string, part: Partial<QuoteLine>) =>
    setDraft({
      ...draft,
      lines: draft.lines.map((line) => (line.postItemId === id ? { ...line, ...part } : line)),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!form.ready()) return;
    const attach = uploads.answers.map((file) => file.url);
    send.mutate(inputOf({ post, draft, attach }));
  };
  return (
    <form ref={form.frame} onSubmit={submit} noValidate aria-label={t('quote.title')}>
      {draft.isRefitted && <Note tone="wait">{t('quote.changed')}</Note>}
      <Lines post={post} draft={draft} stock={stock} form={form} onChange={set} />
      <ReplyFields
        words={{
          validity: t('quote.validity'),
          note: t('quote.general'),
          noteHint: t('quote.generalHint'),
        }}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...fitToPost(before, post, start), ...part }))}
        noteError={form.error('note')}
        uploads={uploads}
      />
      {send.error && (
        <div className={styles.failed}>
          <p>{t('quote.failed')}</p>
          <FailNote error={send.error} />
        </div>
      )}
      <div className={layout.actions}>
        <Button
          type="submit"
          variant="primary"
          size="md"
          loading={send.isPending}
          disabled={uploads.busy}
        >
          {t('quote.send')}
        </Button>
        <Sum draft={draft} />
        <span className={styles.effect}>
          {post.myReplyId !== null && <b>{t('quote.replaces')} </b>}
          {t('quote.effect')}
        </span>
      </div>
      {tried && <ViolationList violations={violations} />}
    </form>
  );
}

interface LinesProps {
  readonly post: Post;
  readonly draft: QuoteDraft;
  readonly stock: readonly StockLine[];
  readonly form: Form;
  readonly onChange: (id: string, part: Partial<QuoteLine>) => void;
}

function Lines({ post, draft, stock, form, onChange }: LinesProps) {
  return post.items.map((item) => {
    const line = draft.lines.find((one) => one.postItemId === item.id);
    return (
      line && (
        <QuoteLineForm
          key={item.id}
          item={item}
          line={line}
          stock={stock}
          form={form}
          alone={post.items.length === 1}
          onChange={(part) => onChange(item.id, part)}
        />
      )
    );
  });
}

/** Shows how many errors keep the quote from being sent. */
function ViolationList({ violations }: { violations: FieldErrors }) {
  const t = useTranslator('boards');
  const count = Object.keys(violations).length;
  if (count === 0) return null;
  return (
    <p className={styles.nothing} role="alert">
      {violations['items'] ? t('quote.nothing') : t('quote.wrong', { count })}
    </p>
  );
}

function Sum({ draft }: { draft: QuoteDraft }) {
  const t = useTranslator('boards');
  const count = draft.lines.filter((line) => line.on).length;
  return (
    <span className={styles.total} aria-live="polite">
      {t('quote.total')}
      <small>{t('quote.items', { count })}</small>
      <MoneyText money={totalOf(draft.lines)} />
    </span>
  );
}
