import { opsHealthRetry } from '#contract/health/calls.ts';
import type { ChannelHealth } from '#contract/health/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

/** Says how many failed messages are tried again before it has them tried. */
export function RetryDialog({ channel, onClose }: { channel: ChannelHealth; onClose: () => void }) {
  const t = useTranslator('operator/health');
  const retry = useCommand(opsHealthRetry, {
    onDone: ({ count }) => {
      toast(t('retried', { count }));
      onClose();
    },
  });
  const choice = { channel: channel.channel, count: channel.failed };
  return (
    <CommandDialog
      title={t('retryTitle', { channel: t(`channel.${channel.channel}`) })}
      submit={t('retryAll', { count: channel.failed })}
      command={retry}
      onSubmit={() => retry.mutate({ choice })}
      onClose={onClose}
    >
      <p>{t('retryHint', { count: channel.failed })}</p>
    </CommandDialog>
  );
}
