import type { Post, Reply } from '#contract/boards/schemas.ts';
import type { Bid, SurplusDeal } from '#contract/surplus/schemas.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { BoardConfig } from '../board-config.ts';
import styles from '../boards.module.css';
import { isWithdrawable, WithdrawReply } from './WithdrawReply.tsx';

interface Props {
  readonly face: BoardConfig;
  readonly post: Post | SurplusDeal;
  /** The first of the reader's replies to it, once loaded: the open one, else one that was ordered, else the newest. */
  readonly reply: Reply | Bid | undefined;
  readonly words: { readonly mine: string; readonly open: string };
}

/** On the page of a post, what its reader answered: the way to that reply, and to withdraw it. */
export function MyReply({ face, post, reply, words }: Props) {
  const { myReplyId } = post;
  const own = reply ?? (myReplyId === null ? null : { id: myReplyId, no: post.no, state: 'open' });
  if (own === null) return null;
  const isWithdrawn = own.state === 'withdrawn';
  return (
    <Note
      tone={isWithdrawn ? 'info' : 'pass'}
      action={
        <span className={styles.rowActions}>
          <ButtonLink to={face.path.reply(own)}>{words.open}</ButtonLink>
          {reply && isWithdrawable(reply) && <WithdrawReply words={face.withdraw} reply={reply} />}
        </span>
      }
    >
      {isWithdrawn ? face.withdraw.mine : words.mine}
    </Note>
  );
}
