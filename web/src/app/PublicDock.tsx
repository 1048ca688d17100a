import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useHasQuickBuyForm } from '#web/accounts/sign-in/quick-buy-forms.ts';
import { DISMISSED_KEY } from '#web/api/session.ts';
import { type QuickBuyRequest, subscribeToQuickBuy } from '#web/page/quick-buy-ask.ts';
import { savedChoice } from '#web/ui/form/saved-choice.ts';
import type { Reader } from './menus/public-menu.ts';
import { usePageHydrated } from './routing/page-hydrated.ts';
import { paths } from './routing/paths.ts';

// Visitors read the page before them: they come after the first load.
const DockTools = lazy(async () => ({ default: (await import('./DockTools.tsx')).DockTools }));
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
  const [asked, setAsked] = useState(0);
  const [filled, setFilled] = useState(0);
  const onPage = useHasQuickBuyForm() || current === paths.home;
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
  return (
    <>
      <Suspense fallback={null}>
        <DockTools
          reader={reader}
          narrow={narrow}
          // In a console the bar stands beside it: the tool takes its place once it is dismissed.
          onWish={buys && !(narrow && floats && !isClosed) ? wish : null}
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

/** Puts the cursor into the form that stands on the page. */
function toForm(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name=model]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
