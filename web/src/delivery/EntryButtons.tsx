import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  /** The names of the buttons with their entry, for who does not see it. */
  readonly labels: { readonly edit: string; readonly remove: string };
  /** The question before the entry is deleted. */
  readonly question: { readonly title: string; readonly text: string };
  readonly removal: { readonly isPending: boolean; readonly error: Error | null };
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The buttons that change and delete an entry of a book. */
export function EntryButtons({ labels, question, removal, onEdit, onRemove }: Props) {
  const t = useTranslator('delivery');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Button size="xs" icon="edit" aria-label={labels.edit} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="xs" icon="trash" aria-label={labels.remove} onClick={() => setRemoving(true)}>
        {t('remove')}
      </Button>
      {isRemoving && (
        <CommandDialog
          title={question.title}
          submit={t('remove')}
          danger
          command={removal}
          onSubmit={onRemove}
          onClose={() => setRemoving(false)}
        >
          <p>{question.text}</p>
        </CommandDialog>
      )}
    </>
  );
}
