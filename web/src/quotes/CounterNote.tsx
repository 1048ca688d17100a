import { quoteAcceptCounter, quoteDeclineCounter } from '#contract/enquiries/calls.ts';
import { getCounterFrom } from '#contract/enquiries/counter-from.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './quotes.module.css';

/** A counter-offer with its two short answers; a third price is written in the form below. */
export function CounterNote({ request }: { request: SellerRequest }) {
  const t = useTranslator('quotes');
  const format = useFormat();
  const declineCounter = useCommand(quoteDeclineCounter, {
    onDone: () => toast(t('counter.kept')),
  });
  const acceptCounter = useCommand(quoteAcceptCounter, {
    onDone: ({ no }) => toast(t('form.sent', { no })),
  });
  const { counter } = request;
  // A quote whose validity is over is shown as ended before the clock has ended it.
  if (counter?.state !== 'open' || request.state !== 'quoted') return null;
  const { id, version, quote } = request;
  const price = format.unitPrice(counter.unitPrice);
  // Only where a price break applied does the price count from a quantity on.
  const from = quote === null ? null : getCounterFrom(quote, request.quantity);
  return (
    <>
      <Note
        tone="wait"
        action={
          <span className={styles.acts}>
            <Button
              loading={acceptCounter.isPending}
              onClick={() => acceptCounter.mutate({ id, version })}
            >
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
        <b>{t('counter.title')}</b>{' '}
        {from === null
          ? t('counter.text', { price })
          : t('counter.textFrom', { price, from: format.number(from, 0) })}{' '}
        {counter.note}
      </Note>
      <FailNote error={acceptCounter.error ?? declineCounter.error} />
    </>
  );
}
