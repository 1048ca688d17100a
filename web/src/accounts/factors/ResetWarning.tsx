import { factorResetCancel, factorResetOwn } from '#contract/factors/reset-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ResetText } from './ResetRequest.tsx';

/** Warns the owner of an account that a reset of its factors is open, and cancels it. */
export function ResetWarning() {
  const t = useTranslator('accounts/factors');
  const read = useCallQuery(factorResetOwn, {}, { quiet: true });
  const cancel = useCommand(factorResetCancel, {
    onDone: () => {
      void read.refetch();
      toast(t('reset.cancelled'));
    },
  });
  const reset = read.data;
  if (!reset?.events.includes('cancel')) return null;
  const { id, version } = reset;
  return (
    <Note
      tone="fail"
      action={
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id, version })}>
          {t('reset.cancel')}
        </Button>
      }
    >
      <p>{t('reset.own')}</p>
      {reset.state === 'waiting' && <ResetText reset={reset} />}
      <FailNote error={cancel.error} />
    </Note>
  );
}
