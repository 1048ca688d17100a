import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { msgBoxUnReadNum } from '#contract/messages/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { useUser } from './Guard.tsx';
import { paths } from './paths.ts';
import { type DockItem, SideDock } from './shells/SideDock.tsx';

const TOP_AFTER_PX = 300;

/** The floating tools of the public room: a wish, messages, back to the top. */
export function PublicDock() {
  const t = useWords('app');
  const user = useUser().data;
  const isKnown = user?.hasKeyInfo === 'Y';
  const unread = useRead(
    msgBoxUnReadNum,
    {},
    { quiet: true, everyMs: limits.unreadPollMs, enabled: isKnown },
  );
  const isDown = useScrolled();
  const items: DockItem[] = [];
  if (user?.mainIdentity !== 'seller') {
    items.push({ key: 'wish', icon: 'plus', label: t('dock.wish'), to: paths.mall });
  }
  if (user) {
    const count = unread.data?.allUnread ?? 0;
    items.push({
      key: 'messages',
      icon: 'mail',
      label: t('menu.messages'),
      to: paths.messages,
      count,
    });
  }
  if (isDown)
    items.push({
      key: 'top',
      icon: 'top',
      label: t('dock.top'),
      onPick: () => window.scrollTo({ top: 0 }),
    });
  return items.length > 0 ? <SideDock label={t('dock.label')} items={items} /> : null;
}

/** Whether the page has been scrolled so far that a way back to its top helps. */
function useScrolled(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(window.scrollY > TOP_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
