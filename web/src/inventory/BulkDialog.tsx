import { type FormEvent, useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { BulkPrice } from './BulkPrice.tsx';
import { BulkState } from './BulkState.tsx';
import {
  type Change,
  EMPTY_PRICE,
  EMPTY_STATE,
  faultsOfChange,
  priceChange,
  stateChange,
} from './bulk-change.ts';
import styles from './inventory.module.css';
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
  const id = useId();
  const [price, setPrice] = useState(EMPTY_PRICE);
  const [state, setState] = useState(EMPTY_STATE);
  const change: Change =
    kind === 'price'
      ? priceChange(price)
      : kind === 'state'
        ? stateChange(state)
        : { what: 'delete' };
  const form = useForm(change, faultsOfChange(bulk.chosen, change));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    const failure = await bulk.make(change);
    if (failure === null) onClose();
    else form.refuse(refusedAt(failure, (path) => path.replace(/^change\./, '')));
  };
  return (
    <Dialog
      open
      title={t(`bulk.titles.${kind}`)}
      onClose={onClose}
      busy={bulk.isBusy}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant={kind === 'delete' ? 'danger' : 'primary'}
            loading={bulk.isBusy}
          >
            {t(`bulk.send.${kind}`, { count: bulk.count })}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.frame} onSubmit={submit} noValidate className={styles.bulkForm}>
        {kind === 'price' && (
          <BulkPrice draft={price} form={form} sample={sample} onChange={setPrice} />
        )}
        {kind === 'state' && <BulkState draft={state} form={form} onChange={setState} />}
        {kind === 'delete' && <p>{t('bulk.deleteText', { count: bulk.count })}</p>}
        <p className={`${text.s12} ${text.q}`}>
          {t('bulk.undoHint', { hours: limits.stockUndoHours })}
        </p>
        <FailNote error={form.rest(bulk.error)} />
      </form>
    </Dialog>
  );
}
