import { useParams } from 'react-router';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DockFrame } from '../../dock/DockFrame.tsx';
import { DockOrder } from '../../dock/DockOrder.tsx';
import { ReceiveDock } from '../../dock/ReceiveDock.tsx';
import { isEventAllowed } from '../../order/move/use-desk-move.ts';

/** How often the order is read again; others act meanwhile. */
const EVERY_MS = 30_000;

/** One parcel at the dock: received by scan, then what was received and what comes next. */
export default function DockOrderPage() {
  const { id = '' } = useParams();
  const t = useTranslator('operator/dock');
  const read = useCallQuery(opsOrderOne, { id }, { everyMs: EVERY_MS });
  const back = { to: '/ops/dock', label: t('back') };
  if (read.data) {
    return isEventAllowed(read.data, 'receive') ? (
      <ReceiveDock key={id} order={read.data} />
    ) : (
      <DockOrder key={id} order={read.data} />
    );
  }
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  return (
    <DockFrame title={t('title')} back={back}>
      {read.isPending && <SkeletonLines label={t('loading')} lines={8} />}
      {isNotFound && (
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{t('back')}</ButtonLink>} />
      )}
      {!isNotFound && <FailNote error={read.error} again={() => read.refetch()} />}
    </DockFrame>
  );
}
