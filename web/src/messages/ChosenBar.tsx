import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { Box } from './box.ts';
import styles from './MessageList.module.css';

/** Shows the actions on the chosen messages. */
export function ChosenBar({ box }: { box: Box }) {
  const t = useTranslator('messages');
  const ids = [...box.chosen];
  const count = ids.length;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('chosen', { count })}>
      <span>{t('chosen', { count })}</span>
      <Button size="xs" disabled={box.busy} onClick={() => box.read(ids, box.leave)}>
        {t('markRead')}
      </Button>
      <Button
        size="xs"
        variant="danger"
        disabled={box.busy}
        onClick={() => box.remove(ids, () => toast(t('removed', { count })))}
      >
        {t('remove')}
      </Button>
      <Button size="xs" variant="text" onClick={() => box.choose(new Set())}>
        {t('clear')}
      </Button>
    </div>
  );
}
