import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/schemas.ts';
import { endSession } from '#web/api/end-session.ts';
import { openSession, type Side } from '#web/api/session.ts';
import type { FieldErrors } from '#web/api/use-form.ts';

/**
 * Returns the error of an agreement that is not ticked. The forms ask for it by themselves: the
 * bodies of some calls do not carry it, and the schemas may still be on their way.
 */
export const agreeViolation = ({ agree }: { readonly agree: boolean }): FieldErrors =>
  agree ? {} : { agree: 'agree' };

/** Opens a session; what was read for whoever was here before is forgotten first. */
export function useSignIn(side: Side = 'member') {
  const client = useQueryClient();
  return (opened: Session) => {
    client.clear();
    openSession(side, opened);
  };
}

/** Ends the session and forgets what was read in it. */
export function useSignOut(side: Side = 'member') {
  const client = useQueryClient();
  return async () => {
    const ending = endSession(side);
    client.clear();
    await ending;
  };
}
