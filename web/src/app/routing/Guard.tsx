import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { loginUser, opsMe } from '#contract/accounts/session-calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { closeSession, sideOfPage } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { dashboardOf, paths } from './paths.ts';
import type { Route } from './routes.ts';

// Few readers meet a refusal: no first load carries it.
const Refusal = lazy(() => import('./Refusal.tsx'));

/** Where a reader goes back to after signing in. */
interface Came {
  readonly from?: string;
}

/** The signed-in member, once per page; absent for visitors. */
export function useUser() {
  // On the staff's pages calls carry the staff's token.
  const open = useSession('member') !== null && sideOfPage() === 'member';
  const read = useCallQuery(loginUser, {}, { enabled: open, quiet: false });
  // A part of a drawn page may wake up after the member is known elsewhere: it first goes on from
  // the visitor that the server drew.
  return open ? read : { ...read, data: undefined };
}

function Loading() {
  const words = useTranslator('app');
  return <p role="status">{words('loading')}</p>;
}

/** A refused or lost answer about who is reading: said in place, with a retry. */
function UserUnknown({ again }: { again: () => void }) {
  const words = useTranslator('app');
  return (
    <Note tone="fail" action={<Button onClick={again}>{words('again')}</Button>}>
      {words('networkFailed')}
    </Note>
  );
}

const isSettled = (user: UserInfo) => user.sellerState === 'pass';

/** Whether a member may open a page, by its identity (specification sections 4 and 6). */
export function admissionOf(open: Route['open'], user: UserInfo): 'yes' | 'no' | 'settle' {
  const identity = user.mainIdentity;
  if (open === 'signedIn' || open === 'anyone') return 'yes';
  if (open === 'buyer') return identity === 'buyer' ? 'yes' : 'no';
  if (open === 'seller') return identity === 'seller' ? 'yes' : 'no';
  if (open === 'settled' || open === 'trader') {
    if (identity === 'buyer') return open === 'trader' ? 'yes' : 'no';
    return identity === 'seller' && !isSettled(user)
      ? 'settle'
      : identity === 'seller'
        ? 'yes'
        : 'no';
  }
  return 'no';
}

/**
 * Resets the session and leads to signing in where the user could not be loaded with it
 * (specification section 4). What was typed stays as a draft; an ended session has its own alert.
 */
export function FailedUser() {
  const location = useLocation();
  const navigate = useNavigate();
  const { data, error } = useUser();
  const isEnded = error instanceof CallFailure && error.code === 401;
  const isFailed = data === undefined && error !== null && !isEnded;
  const from = location.pathname + location.search;
  const isGuestPage = guestPages.includes(location.pathname);
  useEffect(() => {
    if (!isFailed) return;
    closeSession('member', 'expired');
    if (!isGuestPage) navigate(paths.login, { state: { from } satisfies Came });
  }, [isFailed, isGuestPage, from, navigate]);
  return null;
}

const guestPages: readonly string[] = [paths.login, paths.register, paths.obtainPassword];

function MemberGuard({ route, children }: { route: Route; children: ReactNode }) {
  const location = useLocation();
  const open = useSession('member') !== null;
  const user = useUser();
  const from = location.pathname + location.search;
  if (!open) {
    // Who logs out is on the way to a public page, which may still be being fetched.
    const isLeft = window.location.pathname !== location.pathname;
    if (isLeft) return <Loading />;
    return <Navigate to={paths.login} replace state={{ from } satisfies Came} />;
  }
  // A load that fails resets the session and leads to signing in (`FailedUser`).
  if (user.data === undefined) return <Loading />;
  // The dialog that completes the information stands over the page; the page waits behind it.
  if (user.data.hasKeyInfo === 'N') return <Loading />;
  const verdict = admissionOf(route.open, user.data);
  if (verdict === 'yes') return children;
  return <Refusal identity={user.data.mainIdentity} mustSettle={verdict === 'settle'} />;
}

function StaffGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const open = useSession('staff') !== null;
  const me = useCallQuery(opsMe, {}, { enabled: open });
  const from = location.pathname + location.search;
  const login = <Navigate to={paths.opsLogin} replace state={{ from } satisfies Came} />;
  if (!open) return login;
  if (me.data === undefined) {
    const isExpired = me.error instanceof CallFailure && me.error.code === 401;
    return isExpired ? (
      login
    ) : me.isError ? (
      <UserUnknown again={() => me.refetch()} />
    ) : (
      <Loading />
    );
  }
  return me.data.totp === 'done' ? children : login;
}

/** Whether the reader came to this entry of the history from another page of the market. */
const cameFromPage = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** A signed-in reader of a page for guests returns to the page before. */
function GuestGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession('member') !== null;
  // Who signs in here goes on; who was signed in when coming here goes back.
  const [cameSignedIn] = useState(signedIn);
  const user = useUser();
  const ready = signedIn && user.data !== undefined && user.data.hasKeyInfo === 'Y';
  const from = (location.state as Came | null)?.from;
  const home = dashboardOf(user.data?.mainIdentity ?? null);
  // Registering ends on its own page after the identity is chosen; it leads on by itself.
  useEffect(() => {
    // A posted quick buy leads on by itself: its page is being fetched while this one still stands.
    const isLeft = window.location.pathname !== location.pathname;
    if (!ready || isLeft) return;
    if (cameSignedIn && cameFromPage()) navigate(-1);
    else navigate(from ?? home, { replace: true });
  }, [ready, cameSignedIn, from, home, navigate, location.pathname]);
  return children;
}

/** Lets a page be drawn for those who may open it, and leads everybody else on. */
export function Guard({ route, children }: { route: Route; children: ReactNode }) {
  if (route.open === 'anyone') return children;
  if (route.open === 'guest') return <GuestGuard>{children}</GuestGuard>;
  if (route.open === 'staff') return <StaffGuard>{children}</StaffGuard>;
  return <MemberGuard route={route}>{children}</MemberGuard>;
}
