import { type ReactNode, useState } from 'react';
import type { Post } from '#contract/boards/schemas.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import type { BoardConfig } from '../board-config.ts';
import { ClosePost } from './ClosePost.tsx';
import { mayReopen } from './recycle.ts';
import { useReopenText } from './use-reopen-text.ts';

interface Props {
  readonly face: BoardConfig;
  readonly post: Post | SurplusDeal;
  /** Further buttons while it is open. */
  readonly children?: ReactNode;
}

/** Shows the poster's buttons for a post: close it, take it out of recycle. */
export function PosterActs({ face, post, children }: Props) {
  const t = useTranslator('boards');
  const reopenText = useReopenText();
  const [closing, setClosing] = useState(false);
  const command = useCommand(face.reopen.call, { onDone: () => toast(face.reopen.done(post.no)) });
  if (post.state === 'open') {
    return (
      <>
        {children}
        <Button onClick={() => setClosing(true)}>{face.close.go}</Button>
        {closing && <ClosePost face={face} post={post} onDone={() => setClosing(false)} />}
      </>
    );
  }
  return (
    <>
      <FailNote error={command.error} />
      {post.closedAt && <span className={text.q}>{reopenText(post.closedAt)}</span>}
      {mayReopen(post.closedAt) && (
        <Button
          loading={command.isPending}
          onClick={() => command.mutate({ id: post.id, version: post.version })}
        >
          {t('list.reopen')}
        </Button>
      )}
    </>
  );
}
