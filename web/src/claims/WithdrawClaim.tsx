import { useState } from 'react';
import { claimWithdraw } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
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
      <Dialog
        open={open}
        busy={event.busy}
        onClose={close}
        title={t('withdraw.title')}
        footer={
          <>
            <Button disabled={event.busy} onClick={close}>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={event.busy} onClick={() => event.take({})}>
              {t('button.withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        <FailNote error={event.error} />
      </Dialog>
    </>
  );
}
