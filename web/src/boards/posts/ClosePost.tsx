import type { Post } from '#contract/boards/schemas.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import type { BoardConfig } from '../board-config.ts';

/** Of an item the mall says what orders took, the waste board what they left. */
type Item =
  | Pick<Post['items'][number], 'taken'>
  | Pick<SurplusDeal['items'][number], 'count' | 'left'>;

interface Props {
  readonly face: BoardConfig;
  readonly post: {
    readonly id: string;
    readonly no: string;
    readonly version: number;
    readonly replies: number;
    readonly items: readonly Item[];
  };
  readonly onDone: () => void;
}

const isOrdered = (item: Item) => ('left' in item ? item.left < item.count : item.taken > 0);

/** Closes a post, after saying what that does to its answers and orders. */
export function ClosePost({ face, post, onDone }: Props) {
  const t = useTranslator('boards');
  const words = face.close;
  const command = useCommand(words.call, {
    onDone: () => {
      toast(words.done(post.no));
      onDone();
    },
  });
  return (
    <CommandDialog
      title={words.title(post.no)}
      submit={words.go}
      danger
      command={command}
      onSubmit={() => command.mutate({ id: post.id, version: post.version })}
      onClose={onDone}
    >
      <p>
        {words.text}
        {post.replies > 0 && ` ${words.replies(post.replies)}`}
      </p>
      {post.items.some(isOrdered) && <p>{t('close.orders')}</p>}
      <p>{words.back}</p>
    </CommandDialog>
  );
}
