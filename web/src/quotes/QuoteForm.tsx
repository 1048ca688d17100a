import { useQueryClient } from '@tanstack/react-query';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { quoteCounts, quoteDetail, quoteList, quoteSubmit } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { queryKey, useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import {
  filledFrom,
  filledFromStock,
  initialQuote,
  inputOf,
  type QuoteTyped,
  validateQuote,
} from './quote-form.ts';
import styles from './quotes.module.css';

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
  const client = useQueryClient();
  const start = useMemo(() => initialQuote(request), [request]);
  const [typed, setTyped, forget] = useDraft<QuoteTyped>(`quoting:${request.id}`, start);
  // A request that changed is not written over before its seller has read of it.
  const [isWarned, setWarned] = useState(false);
  const { version } = request;
  const isOutdated = isWarned && version !== typed.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile changes nothing here.
  useEffect(() => {
    if (!isOutdated) return;
    setWarned(false);
    setTyped((before) => ({ ...before, version }));
  }, [isOutdated, version]);
  const form = useForm(typed, validateQuote(request, typed));
  const submitQuote = useCommand(quoteSubmit, {
    onDone: ({ no }) => {
      forget();
      toast(t('form.sent', { no }));
      onDone();
    },
    onFail: (error) => {
      if (error instanceof CallFailure && error.is('order.hasChange')) setWarned(true);
      // A request that has ended is shown as it is now.
      if (error instanceof CallFailure && Number(error.code) === 409) {
        for (const call of [quoteDetail, quoteList, quoteCounts]) {
          void client.invalidateQueries({ queryKey: queryKey(call) });
        }
      }
      return form.refuse(fieldsOf(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) submitQuote.mutate(inputOf(request, typed));
  };
  const { stock, last } = request.from;
  const isChanged =
    submitQuote.error instanceof CallFailure && submitQuote.error.is('order.hasChange');
  return (
    <form
      ref={form.frame}
      className={styles.form}
      onSubmit={submit}
      onKeyDown={walkFields}
      noValidate
      aria-label={`${t('quote')}: ${request.mpn}`}
    >
      {(stock || last) && (
        <div className={styles.fill}>
          {stock && (
            <Button size="xs" onClick={() => setTyped(filledFromStock(typed, stock))}>
              {t('form.fromStock')}
            </Button>
          )}
          {last && (
            <Button size="xs" onClick={() => setTyped(filledFrom(typed, last))}>
              {t('form.fromLast')}
            </Button>
          )}
        </div>
      )}
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
      {isChanged && <Note tone="wait">{t('changed')}</Note>}
      {submitQuote.error && !isChanged && (
        <>
          <p className={styles.failed}>{t('form.failed')}</p>
          <FailNote error={form.rest(submitQuote.error)} />
        </>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={submitQuote.isPending}>
          {t(request.quote ? 'form.revise' : 'form.send')}
        </Button>
        {children}
        <span className={styles.effect}>{t('form.effect')}</span>
      </div>
    </form>
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
