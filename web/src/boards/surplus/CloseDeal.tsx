import { close, type SurplusDeal } from '#contract/surplus/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { toast } from '#web/ui/toast.ts';
import { CloseDialog } from '../CloseDialog.tsx';

/** Closes a surplus deal, after saying what that does to its bids and orders. */
export function CloseDeal({ deal, onDone }: { deal: SurplusDeal; onDone: () => void }) {
  const t = useWords('boards');
  const s = useWords('boards/surplus');
  const act = useAct(close, {
    onDone: () => {
      toast(s('close.done', { no: deal.no }));
      onDone();
    },
  });
  return (
    <CloseDialog
      title={s('close.title', { no: deal.no })}
      go={s('close.go')}
      act={act}
      onGo={() => act.mutate({ id: deal.id, version: deal.version })}
      onClose={onDone}
    >
      <p>
        {s('close.text')}
        {deal.replies > 0 && ` ${s('close.replies', { count: deal.replies })}`}
      </p>
      {deal.items.some((item) => item.left < item.count) && <p>{t('close.orders')}</p>}
      <p>{s('close.back')}</p>
    </CloseDialog>
  );
}
