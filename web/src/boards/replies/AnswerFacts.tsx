import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { Reply } from '#contract/boards/schemas.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { AttachList } from '../Attachments.tsx';
import { orderPath } from '../addresses.ts';
import styles from '../boards.module.css';

interface Props {
  readonly reply: Reply | Bid;
  readonly words: { readonly party: string; readonly post: string; readonly note: string };
  /** The other side, in words. */
  readonly party: string;
  readonly postPath: string;
  /** Further facts, shown after the post. */
  readonly more?: readonly Definition[];
}

/** Who is on the other side of an answer, what came with it, and the orders that it became. */
export function ReplyFacts({ reply, words, party, postPath, more = [] }: Props) {
  const t = useTranslator('boards');
  const user = useCallQuery(loginUser, {}).data;
  const items: Definition[] = [
    { key: 'party', term: words.party, value: party },
    {
      key: 'post',
      term: words.post,
      value: (
        <Link to={postPath} translate="no">
          {reply.postNo}
        </Link>
      ),
    },
    ...more,
  ];
  if (reply.note) {
    items.push({
      key: 'note',
      term: words.note,
      value: <span className={styles.pre}>{reply.note}</span>,
    });
  }
  if (reply.attach.length > 0) {
    items.push({
      key: 'attach',
      term: t('offer.attach'),
      value: <AttachList files={reply.attach} />,
    });
  }
  if (reply.orders.length > 0) {
    items.push({
      key: 'orders',
      term: t('offer.orders'),
      value: reply.orders.map((order) => (
        <Link
          key={order.id}
          to={orderPath(user?.mainIdentity ?? null, order.id)}
          className={styles.orderLink}
          translate="no"
        >
          {order.no}
        </Link>
      )),
    });
  }
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}
