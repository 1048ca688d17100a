import { useState } from 'react';
import { claimWithdraw } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { useClaimEvent } from './moves/use-claim-event.ts';

/** Withdraws a claim, after it was said what becomes of the money. */
export function WithdrawClaim({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const event = useClaimEvent(claimWithdraw, view, { done: t('done.withdraw'), onDone: close });
  if (!view.events.includes('withdraw')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('head.withdraw')}</Button>
      {open && (
        <CommandDialog
          title={t('withdraw.title')}
          submit={t('button.withdraw')}
          danger
          width="middle"
          command={{ isPending: event.busy, error: event.error }}
          onSubmit={() => event.take({})}
          onClose={close}
        >
          <p>{t('withdraw.text')}</p>
        </CommandDialog>
      )}
    </>
  );
}
