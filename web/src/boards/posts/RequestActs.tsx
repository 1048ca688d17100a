import type { Post } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMallConfig } from '../board-config.ts';
import { PosterActs } from './PosterActs.tsx';

/** Whether a request may still be changed: it is open, and nobody has answered it. */
export const isEditable = (post: Post): boolean => post.state === 'open' && !post.hasReply;

interface Props {
  readonly post: Post;
  readonly editing: boolean;
  readonly onEdit: () => void;
}

/** Shows the poster's buttons for a request: change it, close it, take it out of recycle. */
export function RequestActs({ post, editing, onEdit }: Props) {
  const t = useTranslator('boards');
  return (
    <PosterActs face={useMallConfig()} post={post}>
      {isEditable(post) && !editing && (
        <Button icon="edit" onClick={onEdit}>
          {t('edit.go')}
        </Button>
      )}
    </PosterActs>
  );
}
