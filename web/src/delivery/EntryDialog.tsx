import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly title: string;
  readonly form: Form;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  /** Is called only where the form has no errors. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of an entry over its book. */
export function EntryDialog({ children, ...dialog }: Props) {
  const t = useTranslator('delivery');
  return (
    <CommandDialog {...dialog} width="middle" submit={t('save')}>
      <div className={layout.fields}>{children}</div>
    </CommandDialog>
  );
}
