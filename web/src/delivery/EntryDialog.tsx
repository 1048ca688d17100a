import { type FormEvent, type ReactNode, useId } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

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
export function EntryDialog({ title, form, command, onSubmit, onClose, children }: Props) {
  const t = useTranslator('delivery');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) onSubmit();
  };
  return (
    <Dialog
      open
      busy={command.isPending}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={command.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.frame} className={layout.fields} onSubmit={submit} noValidate>
        {children}
        <div className={layout.whole}>
          <FailNote error={form.rest(command.error)} />
        </div>
      </form>
    </Dialog>
  );
}
