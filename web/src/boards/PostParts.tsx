import type { Post } from '#contract/boards/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import { postPath } from './addresses.ts';
import styles from './boards.module.css';

const SHOWN = 3;

/** The first parts of a post with their quantities; the first leads to the post. */
export function PostParts({ post, fresh = false }: { post: Post; fresh?: boolean }) {
  const t = useTranslator('boards');
  const shown = post.items.slice(0, SHOWN);
  const more = post.items.length - shown.length;
  return (
    <ul className={styles.parts}>
      {shown.map((item, at) => (
        <li key={item.id}>
          <Mpn mpn={item.model} to={at === 0 ? postPath(post) : undefined} />
          <small>
            <Quantity count={item.count} />
          </small>
          {at === 0 && fresh && <Tag tone="ink">{t('list.fresh')}</Tag>}
        </li>
      ))}
      {more > 0 && (
        <li>
          <small>{t('more', { count: more })}</small>
        </li>
      )}
    </ul>
  );
}
