import { useTranslator } from '#web/i18n/translator.ts';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import type { DraftRow } from '../posts/form/draft-rows.ts';
import type { RowWiring } from '../posts/form/PostingForm.tsx';

/** Takes a row away; the only one stays. */
export function RemoveRow({ index, onRemove }: RowWiring<DraftRow>) {
  const t = useTranslator('boards');
  return (
    <IconButton
      icon="trash"
      label={t('post.remove', { row: index + 1 })}
      disabled={onRemove === undefined}
      onClick={onRemove}
    />
  );
}
