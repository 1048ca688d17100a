import { useState } from 'react';
import {
  inventoryEdit,
  inventoryFreshness,
  inventoryList,
  inventoryMakers,
} from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { BreakFields } from './BreakFields.tsx';
import { OfferFields, QualityFields } from './LineFields.tsx';
import { refusedAt } from './refused-fields.ts';
import { draftOf, faultsOfEdit, toEditInput } from './stock-form.ts';

interface Props {
  /** The line as the list shows it now: after a change elsewhere it is the newer one. */
  readonly line: OwnLine;
  readonly onClose: () => void;
}

/** All fields of one stock line. */
export function EditLineDialog({ line, onClose }: Props) {
  const t = useTranslator('inventory');
  const [draft, setDraft] = useState(() => draftOf(line));
  const form = useForm(draft, faultsOfEdit(line, draft));
  const edit = useCommand(inventoryEdit, {
    changes: [inventoryList, inventoryFreshness, inventoryMakers],
    onDone: (saved) => {
      toast(t('edit.saved', { mpn: saved.mpn }));
      onClose();
    },
    onFail: (error) =>
      form.refuse(refusedAt(error, (path) => path.replace(/^line\./, `${draft.key}.`))),
  });
  const isOld = edit.error instanceof CallFailure && edit.error.is('stock.changed');
  const fields = {
    line: draft,
    form,
    onChange: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
  };
  return (
    <CommandDialog
      title={t('edit.title')}
      submit={t('edit.save')}
      width="wide"
      form={form}
      command={edit}
      onSubmit={() => edit.mutate(toEditInput(line, draft))}
      onClose={onClose}
    >
      <div className={layout.fields4}>
        <OfferFields {...fields} />
        <QualityFields {...fields} />
      </div>
      <BreakFields {...fields} />
      {isOld && <p>{t('edit.kept')}</p>}
    </CommandDialog>
  );
}
