import { reopen } from '#contract/boards/calls.ts';
import type { PurchaseList } from '#contract/purchases/constants.ts';
import type { Purchase } from '#contract/purchases/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import boards from '../boards.module.css';
import { mayReopen } from '../posts/recycle.ts';
import { WithdrawReply } from '../replies/WithdrawReply.tsx';
import { useBidWithdrawing } from '../replies/withdrawing.ts';
import { OrderNext } from './PurchaseOrders.tsx';
import { purchasePath } from './paths.ts';

interface Props {
  readonly list: PurchaseList;
  readonly purchase: Purchase;
  readonly onClose: (purchase: Purchase) => void;
}

/** The next steps of a purchase in its row, the most likely one first. */
export function RowActs({ list, purchase, onClose }: Props) {
  const p = useTranslator('boards/purchases');
  const t = useTranslator('boards');
  const withdrawing = useBidWithdrawing();
  const { id, no, kind, orders, offers, editable, closedAt } = purchase;
  const urgent = orders.find((order) => order.yourMove) ?? orders.at(-1);
  const word = offers > 0 ? 'compare' : 'view';
  const isOpen = kind === 'request' && closedAt === null;
  return (
    <span className={boards.rowActions}>
      {urgent && <OrderNext order={urgent} />}
      {editable && (
        <ButtonLink
          size="xs"
          to={purchasePath(list, id, true)}
          aria-label={`${t('edit.go')} ${no}`}
        >
          {t('edit.go')}
        </ButtonLink>
      )}
      <ButtonLink size="xs" to={purchasePath(list, id)} aria-label={`${p(`next.${word}`)} ${no}`}>
        {p(`next.${word}`)}
      </ButtonLink>
      {isOpen && (
        <Button size="xs" aria-label={`${t('list.close')} ${no}`} onClick={() => onClose(purchase)}>
          {t('list.close')}
        </Button>
      )}
      {kind === 'bid' && purchase.validUntil !== null && (
        <WithdrawReply
          words={withdrawing}
          reply={{ ...purchase, items: purchase.lines }}
          size="xs"
        />
      )}
      {kind === 'request' && closedAt !== null && <Reopen purchase={purchase} />}
    </span>
  );
}

/** Takes a request out of recycle, where its 30 days are not over. */
function Reopen({ purchase }: { purchase: Purchase }) {
  const t = useTranslator('boards');
  const { id, no, version, closedAt } = purchase;
  const command = useCommand(reopen, { onDone: () => toast(t('reopened', { no })) });
  return (
    <Button
      size="xs"
      loading={command.isPending}
      disabled={!mayReopen(closedAt)}
      aria-label={`${t('list.reopen')} ${no}`}
      onClick={() => command.mutate({ id, version })}
    >
      {t('list.reopen')}
    </Button>
  );
}
