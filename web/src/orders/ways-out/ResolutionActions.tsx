import { useState } from 'react';
import { acceptReturn, contestResult } from '#contract/orders/calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { isEventAllowed, type MoveProps, useMove } from '../moves/use-move.ts';
import { closing } from './closing.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import styles from './ways-out.module.css';

type Way = 'contest' | 'acceptReturn' | 'offer';
const ways: readonly Way[] = ['offer', 'contest', 'acceptReturn'];
const buttons = { contest: 'contest.button', acceptReturn: 'recordReturn.button' } as const;

/** Shows the actions the party has on a failed result: settlement offer, retest, return. */
export function ResolutionActions(props: MoveProps) {
  const { order } = props;
  const t = useTranslator('orders/ways-out');
  const [open, setOpen] = useState<Way | null>(null);
  const offered = ways.filter((way) => isEventAllowed(order, way));
  if (offered.length === 0) return null;
  const onClose = () => setOpen(null);
  const offer = order.offer === null ? 'offer.button' : 'offer.again';
  return (
    <div className={styles.ways}>
      {offered.map((way) => (
        <Button key={way} size="md" onClick={() => setOpen(way)}>
          {t(way === 'offer' ? offer : buttons[way])}
        </Button>
      ))}
      {open === 'contest' && <ContestDialog {...props} onClose={onClose} />}
      {open === 'acceptReturn' && <ReturnDialog {...props} onClose={onClose} />}
      {open === 'offer' && <OfferDialog {...props} onClose={onClose} />}
    </div>
  );
}

function ContestDialog(props: MoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('orders/ways-out');
  const format = useFormat();
  const [reason, setReason, forget] = useDraft(`contest:${order.id}`, '');
  const input = { id: order.id, version: order.version, reason };
  const form = useForm(input, validateInput(contestResult, input));
  const move = useMove(contestResult, 'contest', closing(props), () => {
    forget();
    onClose();
  });
  return (
    <CommandDialog
      title={t('contest.title')}
      submit={t('contest.send')}
      cancel={t('cancel')}
      form={form}
      command={{ isPending: move.busy, error: null }}
      onSubmit={() => move.take({ reason })}
      onClose={onClose}
    >
      <p>{order.sums.contest && t('contest.text', { money: format.money(order.sums.contest) })}</p>
      <ReasonField form={form} value={reason} onChange={setReason} />
    </CommandDialog>
  );
}

function ReturnDialog(props: MoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('orders/ways-out');
  const format = useFormat();
  const move = useMove(acceptReturn, 'acceptReturn', closing(props), onClose);
  const back = eventMoneyOf(order, 'acceptReturn')?.refund.all ?? order.sums.held;
  return (
    <CommandDialog
      title={t('recordReturn.title')}
      submit={t('recordReturn.send')}
      cancel={t('cancel')}
      danger
      command={{ isPending: move.busy, error: null }}
      onSubmit={() => move.take({})}
      onClose={onClose}
    >
      <p>{t('recordReturn.text', { money: format.money(back) })}</p>
      {order.returnTo && (
        <address translate="no" className={styles.address}>
          {order.returnTo.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </CommandDialog>
  );
}
