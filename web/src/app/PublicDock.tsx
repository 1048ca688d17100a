import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { limits } from '#contract/limits.ts';
import { useHasQuickBuyForm } from '#web/accounts/sign-in/quick-buy-forms.ts';
import { DISMISSED_KEY } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type QuickBuyRequest, subscribeToQuickBuy } from '#web/page/quick-buy-ask.ts';
import { savedChoice } from '#web/ui/form/saved-choice.ts';
import type { Reader } from './menus/public-menu.ts';
import { hasRoute } from './routing/has-route.ts';
import { usePageHydrated } from './routing/page-hydrated.ts';
import { paths } from './routing/paths.ts';
import type { DockItem } from './shells/public/SideDock.tsx';

// Visitors read the page before them: they come after the first load.
const SideDock = lazy(async () => ({
  default: (await import('./shells/public/SideDock.tsx')).SideDock,
}));
const QuickBuyFloat = lazy(async () => ({
  default: (await import('./QuickBuyFloat.tsx')).QuickBuyFloat,
}));

/** Pages where a floating form would stand before the page's own. */
const ownForms: readonly string[] = [
  paths.login,
  paths.register,
  paths.obtainPassword,
  paths.placeOrder,
];

/** Where `useDraft` keeps what is typed into the quick buy form. */
const QUICK_BUY_DRAFT = 'draft:quick-buy';

interface Props {
  readonly current: string;
  readonly reader: Reader & { readonly user: UserInfo | undefined };
  /** In a console the quick request is a narrow bar in the gutter beside the page. */
  readonly narrow?: boolean;
}

/**
 * Shows the floating tools of any shell: quick request, messages, contact, BOM, back to top. They
 * are rendered by the browser alone, for they know the reader, and after the page itself.
 */
export function PublicDock(props: Props) {
  return usePageHydrated() ? <Floating {...props} /> : null;
}

function Floating({ current, reader, narrow = false }: Props) {
  const t = useTranslator('app');
  const [asked, setAsked] = useState(0);
  const [filled, setFilled] = useState(0);
  const onPage = useHasQuickBuyForm() || current === paths.home;
  const isDown = useScrolled();
  const { pathname } = useLocation();
  const buys = reader.identity !== 'seller' && !ownForms.includes(pathname);
  const floats = buys && !onPage;
  const [isDismissed, setDismissed] = useState(() => savedChoice(DISMISSED_KEY) !== null);
  // The bar stands even where it was dismissed while key facts are missing (specification section 4).
  const isClosed = isDismissed && (reader.guest || reader.user?.hasKeyInfo !== 'N');
  const wish = () => (onPage ? toForm() : setAsked(asked + 1));
  useEffect(() => {
    if (!floats) return;
    return subscribeToQuickBuy((request) => {
      saveDraft(request);
      setFilled((count) => count + 1);
      setAsked((count) => count + 1);
    });
  }, [floats]);
  const items: (DockItem | false)[] = [
    // In a console the bar stands beside it: the tool takes its place once it is dismissed.
    buys &&
      !(narrow && floats && !isClosed) && {
        key: 'wish',
        icon: 'plus',
        label: t('dock.wish'),
        onPick: wish,
      },
    // A console has messages and the bill of materials in its head.
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
    <>
      <Suspense fallback={null}>
        <SideDock
          label={t('dock.label')}
          open={t('dock.open')}
          items={items.filter((item) => item !== false)}
        />
      </Suspense>
      {floats && (
        <Suspense fallback={null}>
          <QuickBuyFloat
            openRequests={asked}
            filled={filled}
            narrow={narrow}
            closed={isClosed}
            onDismiss={() => setDismissed(true)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Puts a part into the form's draft, which the form reads when it is opened. */
function saveDraft({ model, count }: QuickBuyRequest): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(QUICK_BUY_DRAFT) ?? '{}');
    const draft = { count: '', email: '', agree: false, ...(stored as object), model };
    const next = count === '' ? draft : { ...draft, count };
    sessionStorage.setItem(QUICK_BUY_DRAFT, JSON.stringify(next));
  } catch {
    // The form then opens empty.
  }
}

const toTop = () => window.scrollTo({ top: 0 });

/** Puts the cursor into the form that stands on the page. */
function toForm(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name=model]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

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
