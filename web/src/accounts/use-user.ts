import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';

/** The signed-in member's user info; no data for visitors. */
export function useUser() {
  const open = useSession('member') !== null;
  const read = useCallQuery(loginUser, {}, { enabled: open });
  // A part of a drawn page may wake up after the member is known elsewhere: it first goes on from
  // the visitor that the server drew.
  return open ? read : { ...read, data: undefined };
}
