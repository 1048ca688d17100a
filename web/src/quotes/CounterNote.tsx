import { quoteDeclineCounter, quoteSubmit } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { initialQuote, inputOf } from './quote-form.ts';
import styles from './quotes.module.css';

/** A counter-offer with its two short answers; a third price is written in the form below. */
export function CounterNote({ request }: { request: SellerRequest }) {
  const t = useTranslator('quotes');
  const declineCounter = useCommand(quoteDeclineCounter, {
    onDone: () => toast(t('counter.kept')),
  });
  const submitQuote = useCommand(quoteSubmit, {
    onDone: ({ no }) => toast(t('form.sent', { no })),
  });
  const { counter } = request;
  if (counter?.state !== 'open') return null;
  const { id, version } = request;
  const acceptCounter = () =>
    submitQuote.mutate(
      inputOf(request, { ...initialQuote(request), unitPrice: counter.unitPrice, priceBreaks: [] }),
    );
  return (
    <>
      <Note
        tone="wait"
        action={
          <span className={styles.acts}>
            <Button loading={submitQuote.isPending} onClick={acceptCounter}>
              {t('counter.take')}
            </Button>
            <Button
              loading={declineCounter.isPending}
              onClick={() => declineCounter.mutate({ id, version })}
            >
              {t('counter.keep')}
            </Button>
          </span>
        }
      >
        <b>{t('counter.title')}</b> {t('counter.text', { price: counter.unitPrice })} {counter.note}
      </Note>
      <FailNote error={submitQuote.error ?? declineCounter.error} />
    </>
  );
}
