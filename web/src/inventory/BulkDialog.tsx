import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { BulkPrice } from './BulkPrice.tsx';
import { BulkState } from './BulkState.tsx';
import {
  type Change,
  changeViolations,
  EMPTY_PRICE,
  EMPTY_STATE,
  priceChange,
  stateChange,
} from './bulk-change.ts';
import { refusedAt } from './refused-fields.ts';
import type { Bulk } from './use-bulk.ts';

export type BulkKind = 'price' | 'state' | 'delete';

interface Props {
  readonly kind: BulkKind;
  readonly bulk: Bulk;
  readonly sample: { readonly mpn: string; readonly unitPrice: string } | undefined;
  readonly onClose: () => void;
}

/** Asks for a bulk change and shows how many lines it will affect. */
export function BulkDialog({ kind, bulk, sample, onClose }: Props) {
  const t = useTranslator('inventory');
  const [price, setPrice] = useState(EMPTY_PRICE);
  const [state, setState] = useState(EMPTY_STATE);
  const change: Change =
    kind === 'price'
      ? priceChange(price)
      : kind === 'state'
        ? stateChange(state)
        : { what: 'delete' };
  const form = useForm(change, changeViolations(bulk.chosen, change));
  const submit = async () => {
    const failure = await bulk.make(change);
    if (failure === null) onClose();
    else form.refuse(refusedAt(failure, (path) => path.replace(/^change\./, '')));
  };
  return (
    <CommandDialog
      title={t(`bulk.titles.${kind}`)}
      submit={t(`bulk.send.${kind}`, { count: bulk.count })}
      danger={kind === 'delete'}
      width="middle"
      form={form}
      command={{ isPending: bulk.isBusy, error: bulk.error }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {kind === 'price' && (
        <BulkPrice draft={price} form={form} sample={sample} onChange={setPrice} />
      )}
      {kind === 'state' && <BulkState draft={state} form={form} onChange={setState} />}
      {kind === 'delete' && <p>{t('bulk.deleteText', { count: bulk.count })}</p>}
      <p className={`${text.s12} ${text.q}`}>
        {t('bulk.undoHint', { hours: limits.stockUndoHours })}
      </p>
    </CommandDialog>
  );
}
