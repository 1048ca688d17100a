import type { ClientInput } from '#contract/call.ts';
import { previewEndings } from '#contract/orders/endings-calls.ts';
import { previewEndings as previewEndingsSchemas } from '#contract/orders/endings-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { OrderEndings } from './OrderEndings.tsx';

type Input = ClientInput<typeof previewEndings>;

const TYPING_MS = 500;

/** Every ending of an order that is about to be placed, as its form stands. */
export default function EndingsPreview({ order }: { order: Input }) {
  const t = useTranslator('order-parts/endings');
  // Compared by its text, so that the same order typed again asks nobody.
  const settled = JSON.parse(useDebounced(JSON.stringify(order), TYPING_MS)) as Input;
  const input = previewEndingsSchemas.input.safeParse(settled);
  const endings = useCallQuery(previewEndings, settled, {
    previous: true,
    quiet: true,
    enabled: input.success,
  });
  if (endings.data) return <OrderEndings endings={endings.data} placed={false} />;
  if (!endings.isError) return null;
  return (
    <Note tone="fail" action={<Button onClick={() => endings.refetch()}>{t('retry')}</Button>}>
      {t('failed')} {endings.error.message}
    </Note>
  );
}
