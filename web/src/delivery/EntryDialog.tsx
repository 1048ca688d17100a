import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

interface Props {
  readonly title: string;
  /** The form that its button sends. */
  readonly form: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of an entry over its book. */
export function EntryDialog({ title, form, busy, onClose, children }: Props) {
  const t = useTranslator('delivery');
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
