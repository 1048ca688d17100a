import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { OrderApproval } from '../loss/OrderApproval.tsx';
import styles from '../move/moves.module.css';
import type { DeskMoveProps } from '../move/use-desk-move.ts';
import { SuspensionDialog } from './SuspensionDialog.tsx';

/** Offers support how a suspended order goes on, and shows a decision that waits for another. */
export function SuspensionControls(props: DeskMoveProps) {
  const { suspension, staffIsParty } = props.order;
  const t = useTranslator('operator/order');
  const [isOpen, setOpen] = useState(false);
  if (suspension === null) return null;
  return (
    <div className={styles.loss}>
      {suspension.decisionRequested && !staffIsParty && (
        <OrderApproval order={props.order} kind="order.suspension" />
      )}
      {!suspension.decisionRequested && suspension.decisions.length > 0 && (
        <div className={styles.lossButtons}>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('suspension.open')}
          </Button>
        </div>
      )}
      {isOpen && <SuspensionDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
