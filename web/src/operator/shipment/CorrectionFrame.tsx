import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly form: Form;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog in which one person asks another to correct a recorded parcel, with the reason. */
export function CorrectionFrame(props: Props) {
  const { title, lead, form, reason, onReason, busy, error, submit, onClose, children } = props;
  const t = useTranslator('operator/shipment');
  return (
    <CommandDialog
      title={title}
      submit={t('ask')}
      form={form}
      command={{ isPending: busy, error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{lead}</p>
      {children}
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        hint={t('reasonHint')}
        value={reason}
        maxLength={1000}
        onChange={onReason}
      />
    </CommandDialog>
  );
}
