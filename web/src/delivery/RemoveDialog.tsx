import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';

interface Props {
  readonly title: string;
  /** The effects of deleting on other records. */
  readonly text: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Says what deleting an entry does before it is done. */
export function RemoveDialog({ title, text, busy, error, onRemove, onClose }: Props) {
  const t = useTranslator('delivery');
  return (
    <Dialog
      open
      width="narrow"
      busy={busy}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FailNote error={error} />
    </Dialog>
  );
}
