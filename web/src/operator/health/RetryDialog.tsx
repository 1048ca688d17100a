import { opsHealthRetry } from '#contract/health/calls.ts';
import type { ChannelHealth } from '#contract/health/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUiWords } from '#web/ui/ui-words.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';

/** Says how many failed messages are tried again before it has them tried. */
export function RetryDialog({ channel, onClose }: { channel: ChannelHealth; onClose: () => void }) {
  const t = useTranslator('operator/health');
  const words = useUiWords();
  const retry = useCommand(opsHealthRetry, {
    onDone: ({ count }) => {
      toast(t('retried', { count }));
      onClose();
    },
  });
  const choice = { channel: channel.channel, count: channel.failed };
  return (
    <Dialog
      open
      width="narrow"
      title={t('retryTitle', { channel: t(`channel.${channel.channel}`) })}
      busy={retry.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={retry.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            loading={retry.isPending}
            onClick={() => retry.mutate({ choice })}
          >
            {t('retryAll', { count: channel.failed })}
          </Button>
        </>
      }
    >
      <p>{t('retryHint', { count: channel.failed })}</p>
      <FailNote error={retry.error} />
    </Dialog>
  );
}
