import { useEffect } from 'react';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useSession } from '#web/api/hooks.ts';
import type { Reader } from './menus/public-menu.ts';
import { useUser } from './routing/Guard.tsx';
import { useUnread } from './updates/message-updates.ts';

/** Who reads a public page: the session says member or visitor before the account is known. */
export function useReader(): Reader & { readonly user: UserInfo | undefined } {
  const guest = useSession('member') === null;
  const user = useUser().data;
  const unread = useUnread(!guest && user?.hasKeyInfo === 'Y');
  useEffect(() => {
    // theme.js says the same before the first drawing; here after signing in and out.
    const { dataset } = document.documentElement;
    if (guest) delete dataset['session'];
    else dataset['session'] = 'member';
  }, [guest]);
  return {
    guest,
    user,
    identity: user?.mainIdentity ?? null,
    unread,
  };
}
