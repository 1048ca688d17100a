import { importCancel } from '#contract/inventory/calls.ts';
import type { ImportView } from '#contract/inventory/imports.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { may, useChanged } from './use-import.ts';

/** Ends an import before anything is written. */
export function CancelImport({ view }: { view: ImportView }) {
  const t = useWords('inventory/update');
  const changed = useChanged(view.id);
  const cancel = useAct(importCancel, {
    changes: [],
    onDone: changed,
    onFail: () => changed(),
  });
  if (!may(view, 'cancel')) return null;
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
