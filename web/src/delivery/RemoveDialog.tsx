import { useTranslator } from '#web/i18n/translator.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

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
    <CommandDialog
      title={title}
      submit={t('remove')}
      danger
      command={{ isPending: busy, error }}
      onSubmit={onRemove}
      onClose={onClose}
    >
      <p>{text}</p>
    </CommandDialog>
  );
}
