import type { Call, ClientInput } from '#contract/call.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './thread.module.css';

/** Lets an author consent later that support shows the complaint to its seller. */
export function AllowForward({
  call,
  target,
  changes,
}: {
  call: Call;
  target: { readonly id: string } | { readonly key: string };
  changes: readonly Call[];
}) {
  const t = useTranslator('cases');
  const allow = useCommand(call, { changes, onDone: () => toast(t('detail.allowed')) });
  return (
    <div className={styles.foot}>
      <Button
        loading={allow.isPending}
        onClick={() => allow.mutate(target as ClientInput<typeof call>)}
      >
        {t('detail.allow')}
      </Button>
      <span className={styles.hint}>{t('detail.allowText')}</span>
      <FailNote error={allow.error} />
    </div>
  );
}
