import { useState } from 'react';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import { type BulkAct, BulkDialog } from './BulkDialog.tsx';

const acts = ['claim', 'release', 'handOver'] as const satisfies readonly BulkAct[];

/** The acts on the records that were chosen in a list: nothing while none is. */
export function BulkBar(props: { chosen: readonly RecordRef[]; onDone: () => void }) {
  const t = useTranslator('widgets/tasks');
  const { chosen } = props;
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          wide
          label={t('chosen', { count: chosen.length })}
          action={acts.map((action) => (
            <Button key={action} onClick={() => setBulk(action)}>
              {t(action)}
            </Button>
          ))}
        >
          {t('chosen', { count: chosen.length })}
        </SelectionBar>
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          records={chosen}
          onClose={() => {
            setBulk(null);
            props.onDone();
          }}
        />
      )}
    </>
  );
}
