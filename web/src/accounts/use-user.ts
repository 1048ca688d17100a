import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';

/** The signed-in member's user info; no data for visitors. */
export function useUser() {
  const open = useSession('member') !== null;
  const read = useCallQuery(loginUser, {}, { enabled: open });
  // A part of a server-rendered page may hydrate after the session is known: its first render matches
  // the visitor's page that the server rendered.
  return open ? read : { ...read, data: undefined };
}
