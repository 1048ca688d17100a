import { useWords } from '#web/i18n/words.ts';
import { DateTime } from '#web/parts/DateTime.tsx';
import text from '#web/ui/text.module.css';

/** Since when a post stands, or since when it is closed. */
export function PostedAt({ post }: { post: { at: string; closedAt: string | null } }) {
  const t = useWords('boards');
  return (
    <span className={text.q}>
      {post.closedAt
        ? t.parts('detail.closed', { time: <DateTime at={post.closedAt} zone /> })
        : t.parts('detail.posted', { time: <DateTime at={post.at} zone /> })}
    </span>
  );
}
