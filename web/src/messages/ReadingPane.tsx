import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import type { Box } from './box.ts';
import styles from './MessageList.module.css';
import { orderOf } from './order-of.ts';

const OrderCard = lazy(() => import('./OrderCard.tsx'));

/** The open message, with the way to what it is about. */
export function ReadingPane({ box }: { box: Box }) {
  const t = useTranslator('messages');
  const title = useRef<HTMLHeadingElement>(null);
  const { open } = box;
  const id = open?.id;
  useEffect(() => {
    // On a phone the message takes the list's place, and focus goes with it.
    const isAlone = matchMedia('(max-width: 880px)').matches;
    if (id !== undefined && isAlone) title.current?.focus();
  }, [id]);
  if (open === null) {
    if (box.page.data?.total === 0) return null;
    return (
      <div className={styles.pane} data-empty>
        <Empty title={t('pick')}>{t('pickText')}</Empty>
      </div>
    );
  }
  // A newer answer of the list says it in the language that is read now.
  const message = box.page.data?.list.find((one) => one.id === id) ?? open;
  const order = orderOf(message.link);
  return (
    <article className={styles.pane}>
      <Button variant="text" icon="back" className={styles.back} onClick={box.leave}>
        {t('back')}
      </Button>
      <div className={styles.head}>
        <div>
          <h2 ref={title} tabIndex={-1} lang={message.lang ?? undefined}>
            {message.title}
          </h2>
          <p className={styles.when}>
            <DateTime at={message.at} form="prose" zone />
          </p>
        </div>
        <IconButton
          icon="trash"
          label={t('remove')}
          disabled={box.busy}
          onClick={() => box.remove([message.id], () => toast(t('removed', { count: 1 })))}
        />
      </div>
      {order !== null && message.link && (
        <Suspense>
          <OrderCard id={order} link={message.link} />
        </Suspense>
      )}
      <p className={styles.text} lang={message.lang ?? undefined}>
        {message.body}
      </p>
      {order === null && message.link && (
        <ButtonLink variant="primary" to={message.link} iconEnd="forward">
          {t('open')}
        </ButtonLink>
      )}
    </article>
  );
}
