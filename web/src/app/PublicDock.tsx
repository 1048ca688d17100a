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
export function PublicDock({ current }: { current: string }) {
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
  // A guest's form stands on the home page; a buyer's is the mall's.
  const form = user === undefined ? paths.home : paths.mall;
  if (user?.mainIdentity !== 'seller' && form !== current) {
    items.push({ key: 'wish', icon: 'plus', label: t('dock.wish'), to: form });
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
