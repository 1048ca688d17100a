import { importCancel } from '#contract/inventory/calls.ts';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { mayMove, useChanged } from './use-import.ts';

/** Ends an import before anything is written. */
export function CancelImport({ view }: { view: ImportView }) {
  const t = useTranslator('inventory/update');
  const changed = useChanged(view.id);
  const cancel = useCommand(importCancel, {
    changes: [],
    onDone: changed,
    onFail: () => changed(),
  });
  if (!mayMove(view, 'cancel')) return null;
  return (
    <Button
      size="md"
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ id: view.id, version: view.version })}
    >
      {t('cancel')}
    </Button>
  );
}
