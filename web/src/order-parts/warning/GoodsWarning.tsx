import type { OrderView, OrderWarning } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** The sentence of a warning, as it stands now. */
function sentenceOf({ state, until, holdsPayment }: OrderWarning) {
  if (state === 'upheld') return holdsPayment ? 'refused' : 'upheld';
  return until !== null && holdsPayment ? 'held' : 'open';
}

/** Says that goods of an order resemble a lot that failed inspection; nothing of its seller. */
export function GoodsWarning({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/warning');
  const format = useFormat();
  const { warning } = order;
  if (warning === null) return null;
  if (['completed', 'refunded', 'cancelled'].includes(order.state)) return null;
  const time = warning.until === null ? '' : format.prose(warning.until, { zone: true });
  const page = { buyer: null, seller: '/warnings', staff: '/ops/fakes' }[order.me];
  return (
    <Note
      tone={warning.state === 'upheld' ? 'fail' : 'wait'}
      action={page && <ButtonLink to={page}>{t('toWarnings')}</ButtonLink>}
    >
      {t(sentenceOf(warning), { time })}
    </Note>
  );
}
