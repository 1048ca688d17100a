import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** A part of the dashboard that did not load, and the way to load it. */
export function BoardFailed({ error, again }: { error: Error; again: () => void }) {
  const t = useTranslator('orders/dashboard');
  const shared = useTranslator('orders');
  return (
    <Note tone="fail" action={<Button onClick={again}>{shared('retry')}</Button>}>
      {t('failed')} {error.message}
    </Note>
  );
}
