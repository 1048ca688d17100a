import { useState } from 'react';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import { type BulkAct, BulkDialog } from './BulkDialog.tsx';
import { isChosen } from './toggle-record.ts';

const acts = ['claim', 'release', 'handOver'] as const satisfies readonly BulkAct[];

interface Props {
  readonly chosen: readonly RecordRef[];
  /** The records of the page that is shown: others that were chosen are counted. */
  readonly onPage: readonly RecordRef[];
  readonly onDone: () => void;
}

/** The acts on the records that were chosen in a list: nothing while none is. */
export function BulkBar(props: Props) {
  const t = useTranslator('widgets/tasks');
  const { chosen } = props;
  const elsewhere = chosen.filter((one) => !isChosen(props.onPage, one)).length;
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          wide
          label={t('chosen', { count: chosen.length })}
          action={
            <>
              {acts.map((action) => (
                <Button key={action} onClick={() => setBulk(action)}>
                  {t(action)}
                </Button>
              ))}
              <Button onClick={props.onDone}>{t('unselect')}</Button>
            </>
          }
        >
          {t('chosen', { count: chosen.length })}
          {elsewhere > 0 && <span>{t('elsewhere', { count: elsewhere })}</span>}
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
