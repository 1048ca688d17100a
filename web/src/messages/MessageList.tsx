import type { Message } from '#contract/messages/schemas.ts';
import { formatProse, formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import text from '#web/ui/text.module.css';
import type { Box, Place } from './box.ts';
import styles from './MessageList.module.css';

/** The messages of the box: unread ones marked, the open one lit. */
export function MessageList({ box, place }: { box: Box; place: Place }) {
  const t = useTranslator('messages');
  const { data, isPlaceholderData } = box.page;
  if (data === undefined) {
    return (
      <div className={styles.wait}>
        <SkeletonLines label={t('loading')} lines={8} />
      </div>
    );
  }
  if (data.list.length === 0) {
    return (
      <div className={styles.wait}>
        <NoMessages place={place} />
      </div>
    );
  }
  const choose = (id: string, on: boolean) => {
    const next = new Set(box.chosen);
    if (on) next.add(id);
    else next.delete(id);
    box.choose(next);
  };
  return (
    <ul className={styles.list} aria-label={t('list')} data-old={isPlaceholderData || undefined}>
      {data.list.map((message) => (
        <Line
          key={message.id}
          message={message}
          current={box.open?.id === message.id}
          chosen={box.chosen.has(message.id)}
          onChoose={(on) => choose(message.id, on)}
          onOpen={() => box.show(message)}
        />
      ))}
    </ul>
  );
}

function NoMessages({ place }: { place: Place }) {
  const t = useTranslator('messages');
  if (place.isUnread) {
    return (
      <Empty
        title={t('noUnread')}
        action={<Button onClick={() => place.setView('all')}>{t('showAll')}</Button>}
      />
    );
  }
  const isNotice = place.box === 'noticeBox';
  return (
    <Empty title={t(isNotice ? 'emptyNotice' : 'empty')}>
      {t(isNotice ? 'emptyNoticeText' : 'emptyText')}
    </Empty>
  );
}

/** The hour of today's messages, the day of older ones. */
function ShortTime({ sentAt }: { sentAt: string }) {
  const t = useTranslator('messages');
  const now = new Date().toISOString();
  const [day, hour = ''] = formatStamp(sentAt).split(' ');
  const isToday = formatStamp(now).startsWith(day ?? '-');
  return (
    <time dateTime={sentAt}>
      {isToday ? hour : formatProse(sentAt, t.lang, { now, time: false })}
    </time>
  );
}

function Line(props: {
  message: Message;
  current: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}) {
  const t = useTranslator('messages');
  const { message, current } = props;
  const lang = message.lang ?? undefined;
  return (
    <li data-unread={!message.read || undefined} data-current={current || undefined}>
      <Checkbox
        className={styles.box}
        checked={props.chosen}
        onChange={props.onChoose}
        aria-label={t('choose', { title: message.title })}
      />
      <button
        type="button"
        className={styles.line}
        aria-current={current || undefined}
        onClick={props.onOpen}
      >
        <span className={styles.title} lang={lang}>
          {!message.read && (
            <span className={text.vh} lang={lang && t.lang}>
              {t('isUnread')}:{' '}
            </span>
          )}
          {message.title}
        </span>
        <ShortTime sentAt={message.at} />
        <span className={styles.body} lang={lang}>
          {message.body}
        </span>
      </button>
    </li>
  );
}
