import type { Post } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { postPath } from '../addresses.ts';
import { FirstParts } from '../FirstParts.tsx';

/** The first parts of a post with their quantities; the first leads to the post. */
export function PostParts({ post, fresh = false }: { post: Post; fresh?: boolean }) {
  const t = useTranslator('boards');
  return (
    <FirstParts lines={post.items}>
      {(item, index) => (
        <>
          <Mpn mpn={item.model} to={index === 0 ? postPath(post) : undefined} />
          <small>
            <Quantity count={item.count} />
          </small>
          {index === 0 && fresh && <Tag tone="ink">{t('list.fresh')}</Tag>}
        </>
      )}
    </FirstParts>
  );
}
