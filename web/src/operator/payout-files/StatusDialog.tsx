import { useState } from 'react';
import { opsPayoutStatus } from '#contract/bank/payout-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { fileToBase64 } from '../bank/read-file.ts';

const STATUS_MAX_BYTES = 700 * 1024;

/** Imports the bank's status of a file of payments. */
export function StatusDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslator('operator/payout-files');
  const [file, setFile] = useState<{ name: string; size: number; content: string } | null>(null);
  const send = useCommand(opsPayoutStatus, {
    onDone: (counts) => {
      toast(t('statusDone', counts));
      onClose();
    },
  });
  const add = async ([chosen]: File[]) => {
    if (chosen === undefined) return;
    const content = await fileToBase64(chosen);
    setFile({ name: chosen.name.slice(0, 200), size: chosen.size, content });
  };
  return (
    <CommandDialog
      title={t('statusTitle')}
      submit={t('statusSubmit')}
      cancel={t('back')}
      width="middle"
      disabled={file === null}
      command={send}
      onSubmit={() => file && send.mutate({ fileName: file.name, content: file.content })}
      onClose={onClose}
    >
      <Field label={t('statusFile')} required>
        <FileField
          files={file ? [{ id: 'file', name: file.name, size: file.size, state: 'done' }] : []}
          onAdd={(files) => void add(files)}
          onRemove={() => setFile(null)}
          accept=".xml"
          maxBytes={STATUS_MAX_BYTES}
          maxFiles={1}
          hint={t('statusHint')}
        />
      </Field>
    </CommandDialog>
  );
}
