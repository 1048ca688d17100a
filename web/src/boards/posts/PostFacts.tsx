import type { Post } from '#contract/boards/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { AttachList } from '../Attachments.tsx';
import styles from '../boards.module.css';
import { ItemsTable } from './ItemsTable.tsx';

/** Who wants it, what the poster wrote, what came with it. */
export function PostFacts({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const place = countryName(post.country, t.lang);
  const items: Definition[] = [];
  if (!post.mine) {
    items.push({
      key: 'from',
      term: t('detail.from'),
      value: post.company
        ? `${post.company}${t('comma')}${place}`
        : t('detail.anonymous', { country: place }),
    });
  }
  if (post.mark) {
    items.push({
      key: 'note',
      term: t('detail.note'),
      value: <span className={styles.pre}>{post.mark}</span>,
    });
  }
  if (post.attach.length > 0) {
    items.push({
      key: 'attach',
      term: t('detail.attach'),
      value: <AttachList files={post.attach} />,
    });
  }
  if (items.length === 0) return null;
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}

/** The parts that a post asks for. */
export function PostItems({ post }: { post: Post }) {
  const t = useTranslator('boards');
  const columns: Column<Post['items'][number]>[] = [
    {
      key: 'model',
      head: t('detail.model'),
      cell: (item) => <Mpn mpn={item.model} />,
      phone: 'title',
    },
    {
      key: 'wanted',
      head: t('detail.wanted'),
      cell: (item) => <Quantity count={item.count} />,
      figures: true,
      phone: 'value',
    },
  ];
  return <ItemsTable title={t('detail.items')} columns={columns} items={post.items} />;
}
