import { useState } from 'react';
import {
  inventoryEdit,
  inventoryFreshness,
  inventoryList,
  inventoryMakers,
  inventoryOne,
} from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { BreakFields } from './BreakFields.tsx';
import { OfferFields, QualityFields } from './LineFields.tsx';
import { refusedAt } from './refused-fields.ts';
import { draftOf, editViolations, toEditInput } from './stock-form.ts';

interface Props {
  /** The line as it was when it was opened. */
  readonly line: OwnLine;
  readonly onClose: () => void;
}

/**
 * All fields of one stock line. A change elsewhere is not written over before the seller has read of
 * it: until then the version of the opening is sent.
 */
export function EditLineDialog({ line: opened, onClose }: Props) {
  const t = useTranslator('inventory');
  const [line, setLine] = useState(opened);
  const [isOld, setOld] = useState(false);
  const newest = useCallQuery(inventoryOne, { id: opened.id }, { enabled: isOld });
  if (isOld && newest.data && newest.data.version !== line.version) {
    setOld(false);
    setLine(newest.data);
  }
  const [draft, setDraft] = useState(() => draftOf(line));
  const form = useForm(draft, editViolations(line, draft));
  const edit = useCommand(inventoryEdit, {
    changes: [inventoryList, inventoryFreshness, inventoryMakers],
    onDone: (saved) => {
      toast(t('edit.saved', { mpn: saved.mpn }));
      onClose();
    },
    onFail: (error) => {
      if (error instanceof CallFailure && error.is('stock.changed')) {
        setOld(true);
        void newest.refetch();
      }
      return form.refuse(refusedAt(error, (path) => path.replace(/^line\./, `${draft.key}.`)));
    },
  });
  const isChanged = edit.error instanceof CallFailure && edit.error.is('stock.changed');
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
      {isChanged && <p>{t('edit.kept')}</p>}
    </CommandDialog>
  );
}
