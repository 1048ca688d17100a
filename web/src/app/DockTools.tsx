import { useSyncExternalStore } from 'react';
import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import type { Reader } from './menus/public-menu.ts';
import { hasRoute } from './routing/has-route.ts';
import { paths } from './routing/paths.ts';
import { type DockItem, SideDock } from './shells/public/SideDock.tsx';

function watchScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page has been scrolled so far that a way back to its top helps. */
const useScrolled = () =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > limits.scrollToTopPx,
    () => false,
  );

const toTop = () => window.scrollTo({ top: 0 });

interface Props {
  readonly reader: Reader;
  /** A console has messages and the bill of materials in its head. */
  readonly narrow: boolean;
  /** Opens the quick request; null where it has no tool: its bar stands beside the page. */
  readonly onWish: (() => void) | null;
}

/** Shows the tools beside any page: quick request, messages, contact, BOM, back to top. */
export function DockTools({ reader, narrow, onWish }: Props) {
  const t = useTranslator('app');
  const isDown = useScrolled();
  const items: (DockItem | false)[] = [
    onWish !== null && { key: 'wish', icon: 'plus', label: t('dock.wish'), onPick: onWish },
    !(reader.guest || narrow) && {
      key: 'messages',
      icon: 'mail',
      label: t('menu.messages'),
      to: paths.messages,
      count: reader.unread,
    },
    hasRoute(paths.contact) && {
      key: 'contact',
      icon: 'talk',
      label: t('dock.contact'),
      to: paths.contact,
      newTab: true,
    },
    !narrow &&
      hasRoute(paths.bom) && { key: 'bom', icon: 'list', label: t('dock.bom'), to: paths.bom },
    isDown && { key: 'top', icon: 'top', label: t('dock.top'), onPick: toTop },
  ];
  return (
    <SideDock
      label={t('dock.label')}
      open={t('dock.open')}
      items={items.filter((item) => item !== false)}
    />
  );
}
