import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { Output } from '#contract/call.ts';
import { quoteCounts, quoteDetail, quoteList, quoteSubmit } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey, useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import {
  filledFrom,
  filledFromStock,
  inputOf,
  type QuoteTyped,
  validateQuote,
} from './quote-form.ts';
import styles from './quotes.module.css';
import { useQuoteDraft } from './use-quote-draft.ts';

interface Props {
  readonly request: SellerRequest;
  /** After it was sent. */
  readonly onDone: () => void;
  /** Beside the button: to fold the form, to refuse. */
  readonly children?: ReactNode;
}

/** Quotes a request, or revises the quote that stands; what was typed is kept in this tab. */
export function QuoteForm({ request, onDone, children }: Props) {
  const t = useTranslator('quotes');
  const { typed, setTyped, forget, isOutdated, keepTyped } = useQuoteDraft(request);
  const form = useForm(typed, validateQuote(request, typed));
  const submitQuote = useSubmitQuote({
    onDone: ({ no }) => {
      forget();
      toast(t('form.sent', { no }));
      onDone();
    },
    onRefused: form.refuse,
  });
  const { error, isPending } = submitQuote;
  // Its own answer changes the request too.
  const isChanged =
    !isPending && (isOutdated || (error instanceof CallFailure && error.is('order.hasChange')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A request that changed is not written over before its seller has read of it.
    if (!isChanged && form.ready()) submitQuote.mutate(inputOf(request, typed));
  };
  const goOn = (how: () => void) => {
    submitQuote.reset();
    how();
  };
  return (
    <form
      ref={form.frame}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={walkFields}
      noValidate
      aria-label={`${t('quote')}: ${request.mpn}`}
    >
      <FillButtons from={request.from} typed={typed} onFill={setTyped} />
      <div className={styles.sides}>
        <div className={styles.fields}>
          <QuoteFields
            typed={typed}
            form={form}
            onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
            onPhoto={(photo) =>
              setTyped((before) => ({ ...before, photos: [...before.photos, photo] }))
            }
          />
        </div>
        <QuoteSum request={request} typed={typed} />
      </div>
      {isChanged && <ChangeNote onContinue={() => goOn(keepTyped)} onDrop={() => goOn(forget)} />}
      {error && !isChanged && (
        <>
          <p className={styles.failed}>{t('form.failed')}</p>
          <FailNote error={form.rest(error)} />
        </>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" disabled={isChanged} loading={isPending}>
          {t(request.quote ? 'form.revise' : 'form.send')}
        </Button>
        {children}
        <span className={styles.effect}>{t('form.effect')}</span>
      </div>
    </form>
  );
}

interface Submitting {
  readonly onDone: (sent: Output<typeof quoteSubmit>) => void;
  /** Returns whether the form shows the refusal. */
  readonly onRefused: (error: Error) => boolean;
}

/** Sends a quote; where the request changed or ended meanwhile it is read as it is now. */
function useSubmitQuote({ onDone, onRefused }: Submitting) {
  const client = useQueryClient();
  return useCommand(quoteSubmit, {
    onDone,
    onFail: (error) => {
      if (error instanceof CallFailure && Number(error.code) === 409) {
        for (const call of [quoteDetail, quoteList, quoteCounts]) {
          void client.invalidateQueries({ queryKey: queryKey(call) });
        }
      }
      return onRefused(fieldsOf(error));
    },
  });
}

interface Fill {
  readonly from: SellerRequest['from'];
  readonly typed: QuoteTyped;
  readonly onFill: (typed: QuoteTyped) => void;
}

/** Offers to fill the form from the seller's stock or from its last quote of the part. */
function FillButtons({ from: { stock, last }, typed, onFill }: Fill) {
  const t = useTranslator('quotes');
  if (!stock && !last) return null;
  return (
    <div className={styles.fill}>
      {stock && (
        <Button size="xs" onClick={() => onFill(filledFromStock(typed, stock))}>
          {t('form.fromStock')}
        </Button>
      )}
      {last && (
        <Button size="xs" onClick={() => onFill(filledFrom(typed, last))}>
          {t('form.fromLast')}
        </Button>
      )}
    </div>
  );
}

/** Says that the request changed while its quote was typed: nothing is sent before a choice. */
function ChangeNote({ onContinue, onDrop }: { onContinue: () => void; onDrop: () => void }) {
  const t = useTranslator('quotes');
  return (
    <Note
      tone="wait"
      aloud
      action={
        <span className={styles.acts}>
          <Button onClick={onContinue}>{t('form.keepTyped')}</Button>
          <Button onClick={onDrop}>{t('form.dropTyped')}</Button>
        </span>
      }
    >
      {t('changed')}
    </Note>
  );
}

/** Enter goes on to the next field, with Ctrl it sends; a list keeps its own Enter. */
function walkFields(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([type=file]), select')];
  const index = fields.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  event.preventDefault();
  const next = fields[index + 1] ?? form.querySelector<HTMLElement>('[type=submit]');
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** A refusal names fields below `quote`; the form knows them without. */
function fieldsOf(error: Error): Error {
  if (!(error instanceof CallFailure)) return error;
  const fields = error.fields.map((one) => ({ ...one, field: one.field.replace(/^quote\./, '') }));
  return new CallFailure(error.code, error.message, { ...error.data, fields });
}
