import { useState } from 'react';
import { abandonRest, endTrace } from '#contract/orders/staff-calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { expectedPlaces } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import styles from '../move/moves.module.css';
import { type DeskMoveProps, isEventAllowed, useDeskMove } from '../move/use-desk-move.ts';
import { LossDialog } from './LossDialog.tsx';
import { OrderApproval } from './OrderApproval.tsx';
import { TraceDialog } from './TraceDialog.tsx';

/** Offers what the dock does about a parcel that does not come, or that came empty. */
export function LossControls(props: DeskMoveProps) {
  const { order } = props;
  const t = useTranslator('operator/order');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const [open, setOpen] = useState<'trace' | 'loss' | null>(null);
  const found = useDeskMove(endTrace, 'endTrace', props);
  const abandon = useDeskMove(abandonRest, 'abandonRest', props);
  const { trace, staffIsParty } = order;
  const mayEnd = isEventAllowed(order, 'endTrace');
  const mayAbandon = isEventAllowed(order, 'abandonRest');
  const onClose = () => setOpen(null);
  if (trace === null && !isEventAllowed(order, 'trace')) return null;
  return (
    <div className={styles.loss}>
      {trace === null ? (
        <Button onClick={() => setOpen('trace')}>{t('trace.open')}</Button>
      ) : (
        <>
          <p>
            {t('trace.since', {
              carrier: nameOf(trace.carrier),
              trackingNo: trace.trackingNo,
              time: format.prose(trace.at),
              caseNo: trace.caseNo,
            })}
          </p>
          {trace.lossRequested && !staffIsParty && <OrderApproval order={order} />}
          <div className={styles.lossButtons}>
            {mayEnd && (
              <Button loading={found.busy} onClick={() => found.take({})}>
                {t('trace.found')}
              </Button>
            )}
            {mayAbandon && (
              <Button variant="danger" loading={abandon.busy} onClick={() => abandon.take({})}>
                {t(
                  order.inbound && expectedPlaces(order.inbound).length > 1
                    ? 'trace.giveUpOne'
                    : 'trace.giveUp',
                )}
              </Button>
            )}
            {mayEnd && !mayAbandon && !trace.lossRequested && !staffIsParty && (
              <Button variant="danger" onClick={() => setOpen('loss')}>
                {t('trace.lost')}
              </Button>
            )}
          </div>
        </>
      )}
      {open === 'trace' && <TraceDialog {...props} onClose={onClose} />}
      {open === 'loss' && <LossDialog {...props} onClose={onClose} />}
    </div>
  );
}
