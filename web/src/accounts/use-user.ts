import { loginUser } from '#contract/accounts/calls.ts';
import { useRead, useSession } from '#web/api/hooks.ts';

/** The signed-in member's user info; no data for visitors. */
export function useUser() {
  const open = useSession('member') !== null;
  return useRead(loginUser, {}, { enabled: open });
}
