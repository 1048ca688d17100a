import type { Post } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { ReceivedQuotes } from '../replies/ReceivedQuotes.tsx';
import { PostItems } from './PostFacts.tsx';

/** Shows a request's items, or the quotes that it received, to its poster. */
export function RequestBody({ post }: { post: Post }) {
  const t = useTranslator('boards');
  if (post.hasReply) return <ReceivedQuotes post={post} />;
  return (
    <>
      <PostItems post={post} />
      <Empty title={t(post.state === 'open' ? 'detail.noQuotes' : 'detail.neverQuoted')} />
    </>
  );
}
