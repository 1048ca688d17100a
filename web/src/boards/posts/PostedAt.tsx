import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** Since when a post stands, or since when it is closed. */
export function PostedAt({ post }: { post: { at: string; closedAt: string | null } }) {
  const t = useTranslator('boards');
  return (
    <span className={text.q}>
      {post.closedAt
        ? t.parts('detail.closed', { time: <DateTime at={post.closedAt} zone /> })
        : t.parts('detail.posted', { time: <DateTime at={post.at} zone /> })}
    </span>
  );
}
